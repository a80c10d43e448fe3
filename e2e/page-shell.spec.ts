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

test('before the interface arrives, and when it never does, the emergency numbers are one press away', async ({
  page,
}) => {
  const { release } = await holdInterface(page);
  await page.goto('/#/patient', { waitUntil: 'commit' });
  await expect(page.getByText('Ho bisogno di aiuto subito')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Ho bisogno di aiuto subito')).toBeFocused();
  await page.keyboard.press('Enter');
  const links = page.getByRole('complementary', { name: 'Aiuto immediato' }).getByRole('listitem').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(numbers);
  for (const link of await links.all()) await expect(link).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page that stands needs no file but itself: its scheme, its colours and its places are there at once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.route(/\/assets\//, () => undefined);
  await page.goto('/#/patient', { waitUntil: 'commit' });
  await expect(page.getByText('Ho bisogno di aiuto subito')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 32, 36)');
  await expect(page.getByRole('complementary', { name: 'Aiuto immediato' })).toHaveCSS('display', 'flex');
  await context.close();
});

test('the interface is shown only with its style, which comes before the styles of later parts', async ({ page }) => {
  const { release } = await holdInterface(page, styles);
  const isScriptThere = page.waitForResponse(scripts);
  await page.goto('/#/patient', { waitUntil: 'commit' });
  await isScriptThere;
  await expect(page.locator('.first-page')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.first-page')).toHaveCount(0);
  const linked = page.locator('head link[rel="stylesheet"]');
  const fetched = page.locator('head link[rel="preload"][as="style"]');
  const addressOf = (link: Locator) => link.evaluate((element: HTMLLinkElement) => element.href);
  expect(await addressOf(linked.first())).toBe(await addressOf(fetched.first()));
});

test('without JavaScript the page says what it needs, and the numbers still open', async ({ browser, baseURL }) => {
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

test('before the interface arrives, quick exit ends the session and leaves no way back', async ({
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

for (const { address, title, words } of [
  { address: '/#/patient', title: 'Area pazienti', words: /Per chi cerca un terapeuta o ha già/ },
  { address: '/#/doctor', title: 'Area professionisti', words: /Per chi esercita come psicologo/ },
]) {
  test(`on a phone the words that ${address} begins with stand before the interface, in their place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 780 });
    const { release } = await holdInterface(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.evaluate(() => document.fonts.ready);
    const head = page.getByText(title, { exact: true });
    const text = page.getByText(words);
    const before = [(await placeOf(head))['y'], await placeOf(text)];
    release();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect([(await placeOf(head))['y'], await placeOf(text)]).toEqual(before);
  });
}

for (const width of [320, 375]) {
  test(`at ${width} pixels what the search begins with stands before the interface, in its place, first portrait included`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const { release } = await holdInterface(page);
    await page.goto('/#/dashboard/therapist', { waitUntil: 'commit' });
    await expect(page.locator('.first-portrait img')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const standing = page.locator('.first-portrait img');
    const placesWith = async (portrait: Locator) => [
      (await placeOf(page.getByText('Trova terapeuta', { exact: true })))['y'],
      await placeOf(portrait),
    ];
    const before = [await standing.getAttribute('src'), await placesWith(standing)];
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('.first-page')).toHaveCount(0);
    const portrait = page.getByRole('article').first().locator('img');
    expect([await portrait.getAttribute('src'), await placesWith(portrait)]).toEqual(before);
  });
}

for (const viewport of [
  { width: 375, height: 780 },
  { width: 1280, height: 900 },
]) {
  for (const address of ['/#/patient', '/#/dashboard/therapist']) {
    test(`at ${viewport.width} pixels the interface takes the places of the page before it at ${address}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page.context());
      const { release } = await holdInterface(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.evaluate(() => document.fonts.ready);
      const strip = page.getByRole('complementary', { name: 'Aiuto immediato' });
      const notice = page.getByRole('region', { name: 'Cookie' });
      const mark = page.locator('header svg').first();
      const before = [await placeOf(strip), await placeOf(notice), await placeOf(mark)];
      release();
      await expect(page.getByRole('button', { name: 'Ho capito' })).toBeVisible();
      expect([await placeOf(strip), await placeOf(notice), await placeOf(mark)]).toEqual(before);
      expect(totalShift(await layoutShiftsOf(page))).toBeLessThanOrEqual(0.02);
    });
  }
}
