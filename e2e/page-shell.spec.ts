import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '#e2e/layout-shifts';
import { signIn } from '#e2e/people';

const scripts = /\/assets\/[\w-]+\.js$/;
const styles = /\/assets\/[\w-]+\.css$/;

/** Holds back every script of the interface, or other files of it, as a line does that has just been lost. */
async function holdInterface(page: Page, files = scripts): Promise<{ readonly release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}

async function placeOf(part: Locator): Promise<Record<string, number>> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return Object.fromEntries(Object.entries(box).map(([name, value]) => [name, Math.round(value)]));
}

const numbers = ['tel:112', 'tel:+390223272327', 'tel:19696', 'tel:1522'];

test('shows its scheme and the emergency numbers before any file arrives, and the interface only with its style', async ({
  page,
}) => {
  const [heldScripts, heldStyles] = [await holdInterface(page), await holdInterface(page, styles)];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/patient', { waitUntil: 'commit' });
  const strip = page.getByRole('complementary', { name: 'Aiuto immediato' });
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the page needs no file but itself', async () => {
    await expect(page.getByText('Ho bisogno di aiuto subito')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 32, 36)');
    await expect(strip).toHaveCSS('display', 'flex');
  });
  await test.step('the numbers are one press away', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByText('Ho bisogno di aiuto subito')).toBeFocused();
    await page.keyboard.press('Enter');
    const links = strip.getByRole('listitem').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(numbers);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });
  await test.step('the interface waits for its style, and for the numbers to be closed', async () => {
    const script = page.waitForResponse(scripts);
    heldScripts.release();
    await script;
    await expect(page.locator('.first-page')).toBeVisible();
    const style = page.waitForResponse(styles);
    heldStyles.release();
    await style;
    await expect(heading).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    await expect(page.locator('.first-page')).toHaveCount(0);
  });
  await test.step('its style comes before the styles of later parts', async () => {
    const addressesOf = (links: Locator) =>
      links.evaluateAll((elements) => elements.map((link) => (link as HTMLLinkElement).href));
    const linked = await addressesOf(page.locator('head link[rel="stylesheet"]'));
    const fetched = await addressesOf(page.locator('head link[rel="preload"][as="style"]'));
    expect(linked.slice(0, fetched.length).toSorted()).toEqual(fetched.toSorted());
  });
});

test('says without JavaScript what it needs, and still opens the emergency numbers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const words = page.locator('noscript');
  await expect(words).toBeVisible();
  expect(await words.textContent()).toBe('Per usare Ascolto serve JavaScript attivo nel browser.');
  await page.getByText('Ho bisogno di aiuto subito').click();
  await expect(page.getByRole('link', { name: 'Emergenza 112' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Esci subito' })).toHaveAttribute('href', /meteoam/);
  await context.close();
});

test('ends the session on a quick exit before the interface arrives, and leaves no way back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await context.route('https://www.meteoam.it/**', (route) => route.fulfill({ body: 'Meteo' }));
  await signIn(page, 'sara');
  const { release } = await holdInterface(page);
  await page.goto('/?again=1#/dashboard/chat', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Esci subito' }).click();
  await expect(page.getByText('Meteo')).toBeVisible();
  release();
  await page.goto('/#/dashboard/chat');
  await expect(page.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' })).toBeVisible();
  await context.close();
});

/** Screens on which the interface replaces a page that is there before it. */
const firstPages = [
  { address: '/#/dashboard/therapist', width: 320, title: 'Trova terapeuta', hasPortrait: true },
  { address: '/#/patient', width: 375, title: 'Area pazienti', words: /Per chi cerca un terapeuta o ha già/ },
  { address: '/#/doctor', width: 375, title: 'Area professionisti', words: /Per chi esercita come psicologo/ },
  { address: '/#/patient', width: 1280 },
  { address: '/#/dashboard/therapist', width: 1280 },
];

test('shows each part in the same place before and after the interface arrives', async ({ page }) => {
  await recordLayoutShifts(page.context());
  for (const { address, width, title, words, hasPortrait } of firstPages) {
    await test.step(`${address} at ${width} pixels`, async () => {
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 780 });
      const { release } = await holdInterface(page);
      await page.goto(address, { waitUntil: 'commit' });
      const portrait = page.locator('.first-portrait img');
      if (hasPortrait) await expect(portrait).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const placesWith = async (picture: Locator) => ({
        strip: await placeOf(page.getByRole('complementary', { name: 'Aiuto immediato' })),
        notice: await placeOf(page.getByRole('region', { name: 'Cookie' })),
        mark: await placeOf(page.locator('header svg').first()),
        title: title && (await placeOf(page.getByText(title, { exact: true })))['y'],
        words: words && (await placeOf(page.locator('p').filter({ hasText: words }))),
        portrait: hasPortrait && [await picture.getAttribute('src'), await placeOf(picture)],
      });
      const before = await placesWith(portrait);
      release();
      await expect(page.getByRole('button', { name: 'Ho capito' })).toBeVisible();
      if (title) await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (hasPortrait) await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.locator('.first-page')).toHaveCount(0);
      expect(await placesWith(page.getByRole('article').first().locator('img'))).toEqual(before);
      expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    });
  }
});
