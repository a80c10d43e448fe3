import type { Page, Request } from '@playwright/test';
import { startBackEnd } from '#e2e/back-end';
import { expect, test } from '#e2e/fixtures';
import { ownPort } from '#e2e/own-port';
import { controlledByWorker } from '#e2e/service-worker';
import { socialEnvironment } from '#mocks/social/social-environment';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const providers = ['Google', 'Facebook'] as const;
const failure = (page: Page) => page.getByRole('dialog', { name: 'attenzione!' });
const continueWith = (page: Page, name: string) => page.getByRole('button', { name: `Continua con ${name}` });

/** Leaves for the provider's page, which is on another host name. */
async function leave(page: Page, name: string): Promise<void> {
  await continueWith(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name: `Accedi con ${name}` })).toBeVisible();
}

/** The answer to the page's first question of who is signed in, after an action. */
async function answerAfter(page: Page, act: () => Promise<void>): Promise<{ request: Request; signedIn: unknown }> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/login/current-session'));
  await act();
  const response = await asked;
  return { request: response.request(), signedIn: (await response.json()).signedIn };
}

for (const name of providers) {
  test(`a patient comes back from ${name}, on another host name, signed in: the first question carries the Strict cookie (SOCIAL-04, SOCIAL-07)`, async ({
    page,
    chain,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto('/#/patient');
    await expect(continueWith(page, name)).toBeVisible();
    expect([...hosts]).toEqual(['localhost']);

    await leave(page, name);
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    const { request, signedIn } = await answerAfter(page, () =>
      page.getByRole('button', { name: 'Giulia Moretti' }).click(),
    );
    await expect(page).toHaveURL(`${chain.backEnd.origin}/#/dashboard`);
    expect((await request.allHeaders())['cookie']).toContain('__Host-ascolto=');
    expect(signedIn).toMatchObject({ user: { token: 'pt-giulia' } });
    await expect(page.getByRole('button', { name: 'Account di Giulia Moretti' })).toBeVisible();

    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name.startsWith('__Host-ascolto'))).toMatchObject([
      { name: '__Host-ascolto', sameSite: 'Strict', httpOnly: true, secure: true },
    ]);
    expect(await page.evaluate(() => document.referrer)).toBe('');
  });
}

test.describe('with the files of the site kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a patient comes back from a provider by one request, and straight to the dashboard (SOCIAL-04)', async ({
    page,
    chain,
  }) => {
    await page.goto('/#/patient');
    await controlledByWorker(page);
    const shown = new Set<string>();
    page.on('framenavigated', (frame) => shown.add(frame.url()));
    await leave(page, 'Google');
    await page.getByRole('button', { name: 'Giulia Moretti' }).click();
    await expect(page.getByRole('button', { name: 'Account di Giulia Moretti' })).toBeVisible();
    const { origin } = chain.backEnd;
    expect([...shown].filter((url) => url.startsWith(origin))).toEqual([`${origin}/#/dashboard`]);
  });

  test('whoever a provider does not let in is told the reason', async ({ page }) => {
    await page.goto('/#/patient');
    await controlledByWorker(page);
    await leave(page, 'Google');
    await page.getByRole('button', { name: 'Andrea Rinaldi' }).click();
    await expect(failure(page)).toContainText('serve un account da paziente');
  });
});

test('somebody new gets an account, with the consents still to give (SOCIAL-07)', async ({ page }) => {
  await page.goto('/#/patient');
  await leave(page, 'Google');
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  await page.getByLabel('Cognome').fill('Riva');
  await page.getByLabel('Email, se la vuole dare').fill('ada.riva@example.it');
  const { signedIn } = await answerAfter(page, () => page.getByRole('button', { name: 'Continua' }).click());
  expect(signedIn).toMatchObject({
    user: { email: 'ada.riva@example.it', firstName: 'Ada', lastName: 'Riva', userType: 'patient' },
  });
  const { user } = signedIn as { user: { missingConsents: string[] } };
  expect(user.missingConsents).toHaveLength(4);
  await expect(page).toHaveURL(/#\/dashboard/);
});

for (const name of providers) {
  test(`whoever says no at ${name} is told so once, with the e-mail still there (SOCIAL-08, SOCIAL-09, MODAL-22)`, async ({
    page,
  }) => {
    await page.goto('/#/patient');
    await page.getByLabel('Email').fill('giulia.moretti@example.it');
    await leave(page, name);
    await page.getByRole('link', { name: 'Annulla' }).click();
    await expect(failure(page)).toContainText(`Error logging into ${name}`);
    await expect(page).toHaveURL(/\/#\/patient$/);
    await expect(page.locator('body')).toHaveClass(/has-modal/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await failure(page).getByRole('button', { name: 'Usa email e password' }).click();
    await expect(page.locator('body')).not.toHaveClass(/has-modal/);
    await expect(page.getByLabel('Email')).toHaveValue('giulia.moretti@example.it');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.reload();
    await expect(continueWith(page, name)).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
}

test('a professional is not let in by this way', async ({ page, context }) => {
  await page.goto('/#/patient');
  await leave(page, 'Facebook');
  await page.getByRole('button', { name: 'Andrea Rinaldi' }).click();
  await expect(failure(page)).toContainText('Error logging into Facebook');
  expect((await context.cookies()).filter(({ name }) => name === '__Host-ascolto')).toEqual([]);
});

test('without providers each button says so, and the form stays filled (SOCIAL-13)', async ({ page, chain }, info) => {
  const none = Object.fromEntries(Object.keys(socialEnvironment('')).map((name) => [name, '']));
  const bare = await startBackEnd(
    chain.platform.origin,
    ownPort(info.parallelIndex, 'back-end-without-providers'),
    none,
  );
  await page.goto(`${bare.origin}/#/patient`);
  await page.getByLabel('Email').fill('giulia.moretti@example.it');
  for (const name of providers) {
    await continueWith(page, name).click();
    await expect(failure(page)).toContainText(`Error logging into ${name}`);
    await failure(page).getByRole('button', { name: 'OK' }).click();
    await expect(failure(page)).toBeHidden();
  }
  await expect(page.getByLabel('Email')).toHaveValue('giulia.moretti@example.it');
  await page.goto(`${bare.origin}/auth/google`);
  await expect(failure(page)).toBeVisible();
  // The page may still be fetching; those requests would fail once the back end has stopped.
  await page.goto('about:blank');
  await bare.stop();
});

test('two flows in one browser: only the later one is good', async ({ page, context }) => {
  await page.goto('/#/patient');
  await leave(page, 'Google');
  const other = await context.newPage();
  await other.goto('/#/patient');
  await leave(other, 'Google');
  await page.getByRole('button', { name: 'Giulia Moretti' }).click();
  await expect(failure(page)).toBeVisible();
});
