import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { signIn, signOut } from '#e2e/people';

/** Storages and channel of every page throw when they are read, as with site data blocked. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    }
  });
}

/** From here on the page can write nothing into its storages. */
function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
}

test('works without storage: search, registration, sign-in, chat, sign-out', async ({ page }) => {
  await blockStorage(page.context());
  await test.step('visitor', async () => {
    await page.goto('/#/dashboard/therapist');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/#/register?role=patient');
    await expect(page.getByRole('heading', { name: 'Registrazione pazienti: account' })).toBeVisible();
  });
  await test.step('patient', async () => {
    await signIn(page, 'giulia');
    await page.goto('/#/dashboard/chat');
    await expect(page.getByText('Andrea Rinaldi').first()).toBeVisible();
    await signOut(page);
    await isSignedOut(page);
  });
});

test('ends the session by a sign-out and by a quick exit when the storage is full', async ({ page }) => {
  await page.context().route('https://www.meteoam.it/**', (route) => route.fulfill({ body: 'Meteo' }));
  await signIn(page, 'giulia');
  await fillStorage(page);
  await signOut(page);
  await isSignedOut(page);
  await signIn(page, 'giulia');
  await fillStorage(page);
  await page.getByRole('button', { name: 'Esci subito' }).click();
  await expect(page.getByText('Meteo')).toBeVisible();
  await page.goto('/#/dashboard/chat');
  await isSignedOut(page);
});

/** Waits for the login, loads the page and waits for the login again. */
async function isSignedOut(page: Page): Promise<void> {
  const login = page.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' });
  await expect(login).toBeVisible();
  await page.goto('/?again=1#/dashboard/chat');
  await expect(login).toBeVisible();
}
