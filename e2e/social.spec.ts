import type { Page, Request } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { controlledByWorker } from '#e2e/service-worker';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const failure = (page: Page) => page.getByRole('dialog', { name: 'attenzione!' });

/** Leaves for the provider's page, which is on another host name. */
async function leave(page: Page, name: 'Google' | 'Facebook'): Promise<void> {
  await page.getByRole('button', { name: `Continua con ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Accedi con ${name}` })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
}

/** The answer to the page's first question of who is signed in, after an action. */
async function answerAfter(page: Page, act: () => Promise<void>): Promise<{ request: Request; signedIn: unknown }> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/login/current-session'));
  await act();
  const response = await asked;
  return { request: response.request(), signedIn: (await response.json()).signedIn };
}

test('keeps the e-mail of a patient who refuses at one provider, and signs the patient in who returns from the other (SOCIAL-04, SOCIAL-07, SOCIAL-08, MODAL-22)', async ({
  page,
  chain,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/#/patient');
  await expect(page.getByRole('button', { name: 'Continua con Google' })).toBeVisible();
  expect([...hosts]).toEqual(['localhost']);

  await test.step('a refusal is shown once, over a page that does not scroll', async () => {
    await page.getByLabel('Email').fill('giulia.moretti@example.it');
    await leave(page, 'Facebook');
    await page.getByRole('link', { name: 'Annulla' }).click();
    await expect(failure(page)).toContainText('Error logging into Facebook');
    await expect(page).toHaveURL(/\/#\/patient$/);
    await expect(page.locator('body')).toHaveClass(/has-modal/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await failure(page).getByRole('button', { name: 'Usa email e password' }).click();
    await expect(page.locator('body')).not.toHaveClass(/has-modal/);
    await expect(page.getByLabel('Email')).toHaveValue('giulia.moretti@example.it');
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('the first question after the return carries the Strict cookie', async () => {
    await leave(page, 'Google');
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
});

test.describe('with the files of the site kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows a professional why the provider’s sign-in is refused, and leads a patient straight to the dashboard (SOCIAL-04)', async ({
    page,
    chain,
  }) => {
    await page.goto('/#/patient');
    await controlledByWorker(page);
    await leave(page, 'Google');
    await page.getByRole('button', { name: 'Andrea Rinaldi' }).click();
    await expect(failure(page)).toContainText('serve un account da paziente');
    expect((await page.context().cookies()).filter(({ name }) => name === '__Host-ascolto')).toEqual([]);
    await failure(page).getByRole('button', { name: 'OK' }).click();

    const shown = new Set<string>();
    await leave(page, 'Google');
    page.on('framenavigated', (frame) => shown.add(frame.url()));
    await page.getByRole('button', { name: 'Giulia Moretti' }).click();
    await expect(page.getByRole('button', { name: 'Account di Giulia Moretti' })).toBeVisible();
    const { origin } = chain.backEnd;
    expect([...shown].filter((url) => url.startsWith(origin))).toEqual([`${origin}/#/dashboard`]);
  });
});
