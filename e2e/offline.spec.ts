import type { Locator, Page } from '@playwright/test';
import { goOffline } from '#e2e/connection';
import { followCalls } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import { signIn } from '#e2e/people';
import { controlledByWorker, keptAddresses } from '#e2e/service-worker';

const chatWithRinaldi = '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test.describe('without the files of the site kept', () => {
  test('a message written offline says that it waits, and goes by itself on return, once', async ({
    chain: { platform },
    signInAs,
  }) => {
    const giulia = await signInAs('giulia');
    const calls = await followCalls(platform);
    await giulia.setViewportSize({ width: 375, height: 780 });
    await giulia.goto(chatWithRinaldi);
    await expect(giulia.getByRole('log')).toBeVisible();
    await goOffline(giulia);
    await write(giulia, 'Scritto in galleria');
    const bubble = bubbleOf(giulia, 'Scritto in galleria');
    await expect(bubble).toContainText('In attesa di connessione');
    await giulia.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(giulia.getByText(/^Sei offline\./)).toBeInViewport();
    await giulia.context().setOffline(false);
    await expect(bubble).toContainText('Inviato');
    await expect(giulia.getByText(/^Sei offline\./)).toBeHidden();
    expect(await calls('sendMessage')).toEqual(['200']);
  });

  test('it goes once though the tab is reloaded meanwhile, or copied', async ({ chain: { platform }, signInAs }) => {
    const giulia = await signInAs('giulia');
    const calls = await followCalls(platform);
    await giulia.goto(chatWithRinaldi);
    await expect(giulia.getByRole('log')).toBeVisible();
    const isCommand = '**/api/chat/send-text';
    await giulia.context().route(isCommand, (route) => route.abort());
    await write(giulia, 'Una volta sola');
    await expect(giulia.getByText('Non sappiamo se è arrivato', { exact: true })).toBeVisible();
    // A tab that is copied takes a copy of its storage along, with the message in it.
    const [copy] = await Promise.all([giulia.waitForEvent('popup'), giulia.evaluate(() => void window.open('/'))]);
    await copy.waitForURL(/#\/dashboard/);
    expect(await copy.evaluate(() => JSON.stringify(sessionStorage))).toContain('Una volta sola');
    await giulia.context().unroute(isCommand);
    await Promise.all([giulia.reload(), copy.reload()]);
    await expect(bubbleOf(giulia, 'Una volta sola')).toContainText('Inviato');
    await expect.poll(() => copy.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Una volta sola');
    expect(await calls('sendMessage')).toEqual(['200']);
  });

  test('a screen that was never loaded says so, survives every press, and opens by itself on return with its draft', async ({
    signInAs,
  }) => {
    const giulia = await signInAs('giulia');
    await giulia.goto(chatWithRinaldi);
    await giulia.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Da finire');
    await hasFetched(giulia, 'failed-screen');
    await goOffline(giulia);
    await giulia.evaluate(() => {
      window.location.hash = '#/cookie';
    });
    await expect(giulia.getByRole('heading', { name: 'Questa pagina non si è ancora aperta' })).toBeVisible();
    await giulia.getByRole('button', { name: 'Riprova' }).click();
    await expect(giulia.getByText('La connessione manca ancora')).toBeVisible();
    await giulia.context().setOffline(false);
    await expect(giulia.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
    await giulia.goto(chatWithRinaldi);
    await expect(giulia.getByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue('Da finire');
  });
});

test.describe('with the files of the site kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a screen that was never opened opens offline', async ({ signInAs }) => {
    const giulia = await signInAs('giulia');
    await controlledByWorker(giulia);
    await goOffline(giulia);
    await giulia.evaluate(() => {
      window.location.hash = '#/cookie';
    });
    await expect(giulia.getByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
  });

  test('a page opened offline gives the numbers to call, and becomes the page asked for on return', async ({
    signInAs,
  }) => {
    const giulia = await signInAs('giulia');
    await giulia.goto('/#/dashboard/calendar');
    await controlledByWorker(giulia);
    await goOffline(giulia);
    await giulia.reload();
    await expect(giulia.getByRole('heading', { name: 'Manca la connessione' })).toBeVisible();
    await expect(giulia).toHaveTitle('Ascolto');
    await expect(giulia.getByRole('link', { name: /Emergenza/ })).toHaveAttribute('href', 'tel:112');
    await expect(giulia.getByRole('link', { name: /Telefono Amico Italia/ })).toBeVisible();
    await giulia.getByRole('button', { name: 'Riprova' }).click();
    await expect(giulia.getByText('La connessione manca ancora.')).toBeVisible();
    await giulia.context().setOffline(false);
    await expect(giulia.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  });

  test('what is kept is the site’s own files: no page, no data, nothing of anybody, before and after leaving', async ({
    page,
  }) => {
    await signIn(page, 'giulia');
    await controlledByWorker(page);
    for (const address of [chatWithRinaldi, '/#/dashboard/calendar', '/#/dashboard/therapist']) {
      await openAfresh(page, address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    const before = await keptAddresses(page);
    expect(before.length).toBeGreaterThan(100);
    expect(before.filter((path) => !/^\/(?:assets\/[\w.-]+|offline\.(?:html|css|js)|icon\.svg)$/.test(path))).toEqual(
      [],
    );
    await page.route('https://www.meteoam.it/**', (route) => route.fulfill({ body: 'Meteo' }));
    await page.getByRole('button', { name: 'Esci subito' }).click();
    await page.waitForURL('https://www.meteoam.it/**');
    await page.goto('/#/patient');
    expect(await keptAddresses(page)).toEqual(before);
  });
});

/**
 * Waits until the page has the whole file whose name begins so. It may have had it long before: it is asked for two
 * seconds after the start, and another address behind the hash is no new start.
 */
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
