import type { Locator, Page } from '@playwright/test';
import { goOffline } from '#e2e/connection';
import { followCalls } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { signIn } from '#e2e/people';
import { controlledByWorker, keptAddresses } from '#e2e/service-worker';

const chatWithRinaldi = '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('sends a message once after a lost connection, a reload or a copied tab, and opens a missing screen on return', async ({
  chain: { platform },
  signInAs,
}) => {
  const giulia = await signInAs('giulia', chatWithRinaldi);
  const calls = await followCalls(platform);
  await giulia.setViewportSize({ width: 375, height: 780 });
  await expect(giulia.getByRole('log')).toBeVisible();
  await hasFetched(giulia, 'failed-screen');
  await test.step('a message written offline', async () => {
    await sendsOnReturn(giulia);
    expect(await calls('sendMessage')).toEqual(['200']);
  });
  await test.step('a screen that was never loaded', () => opensMissingScreenOnReturn(giulia));
  await test.step('a reload and a copied tab', async () => {
    await sendsAfterReloadAndCopy(giulia);
    expect(await calls('sendMessage')).toEqual(['200', '200']);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens every screen offline, shows the numbers to call, and stores only the files of the site', async ({
    page,
  }) => {
    // Its own session, because it signs out.
    await signIn(page, 'giulia');
    await controlledByWorker(page);
    for (const address of [chatWithRinaldi, '/#/dashboard/therapist', '/#/dashboard/calendar']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    const before = await keptAddresses(page);
    expect(before.length).toBeGreaterThan(50);
    expect(before.filter((path) => !/^\/(?:assets\/[\w.-]+|offline\.(?:html|css|js)|icon\.svg)$/.test(path))).toEqual(
      [],
    );
    await goOffline(page);
    await test.step('a screen that was never opened', async () => {
      await openOffline(page, '#/cookie');
      await expect(page.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
    });
    await test.step('a page opened offline', async () => {
      await openOffline(page, '#/dashboard/calendar');
      await showsNumbersUntilReturn(page);
    });
    await test.step('the files after leaving', async () => {
      await page.route('https://www.meteoam.it/**', (route) => route.fulfill({ body: 'Meteo' }));
      await page.getByRole('button', { name: 'Esci subito' }).click();
      await page.waitForURL('https://www.meteoam.it/**');
      await page.goto('/#/patient');
      expect(await keptAddresses(page)).toEqual(before);
    });
  });
});

/** Writes without a connection; the message says that it waits, and is sent on return. */
async function sendsOnReturn(page: Page): Promise<void> {
  await goOffline(page);
  await write(page, 'Scritto in galleria');
  const bubble = bubbleOf(page, 'Scritto in galleria');
  await expect(bubble).toContainText('In attesa di connessione');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(page.getByText(/^Sei offline\./)).toBeInViewport();
  await page.context().setOffline(false);
  await expect(bubble).toContainText('Inviato');
  await expect(page.getByText(/^Sei offline\./)).toBeHidden();
}

/** A screen whose code was never loaded says so, survives a press, and opens on return; the draft of the chat stays. */
async function opensMissingScreenOnReturn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Da finire');
  await goOffline(page);
  await openOffline(page, '#/cookie');
  await expect(page.getByRole('heading', { name: 'Questa pagina non si è ancora aperta' })).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('La connessione manca ancora')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
  await page.goto(chatWithRinaldi);
  await expect(page.getByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue('Da finire');
}

/** The copy of a tab has a copy of its storage, with the message in it. */
async function sendsAfterReloadAndCopy(page: Page): Promise<void> {
  const command = '**/api/chat/send-text';
  await page.context().route(command, (route) => route.abort());
  await write(page, 'Una volta sola');
  await expect(page.getByText('Non sappiamo se è arrivato', { exact: true })).toBeVisible();
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/'))]);
  await copy.waitForURL(/#\/dashboard/);
  expect(await copy.evaluate(() => JSON.stringify(sessionStorage))).toContain('Una volta sola');
  await page.context().unroute(command);
  await Promise.all([page.reload(), copy.reload()]);
  await expect(bubbleOf(page, 'Una volta sola')).toContainText('Inviato');
  await expect.poll(() => copy.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Una volta sola');
}

/** A reload offline shows the numbers to call; the requested page opens on return. */
async function showsNumbersUntilReturn(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Manca la connessione' })).toBeVisible();
  await expect(page).toHaveTitle('Ascolto');
  await expect(page.getByRole('link', { name: /Emergenza/ })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('link', { name: /Telefono Amico Italia/ })).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('La connessione manca ancora.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
}

/** Playwright's own navigation would fail offline. */
async function openOffline(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    window.location.hash = address;
  }, hash);
}

/** Waits until the page has loaded the file whose name begins so; it is requested two seconds after the start. */
async function hasFetched(page: Page, name: string): Promise<void> {
  const names = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname));
  await expect.poll(names).toContainEqual(expect.stringMatching(`^/assets/${name}-`));
}

function bubbleOf(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('listitem').filter({ hasText: text });
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill(text);
  await page.keyboard.press('Enter');
}
