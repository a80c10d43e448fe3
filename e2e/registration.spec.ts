import { accountsOf, setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import { fillLogin } from '#e2e/people';
import { expectRegistered, fillPassword, fillPatientWizard, goOn, newcomer } from '#e2e/register';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const { email, password } = newcomer;

test('registers a patient once on a double press, leads a second tab on, and lets the patient sign in again (REG-24, REG-27, REG-28)', async ({
  page,
  context,
  chain: { platform },
}) => {
  const second = await context.newPage();
  await second.goto('/#/register?role=patient');
  await expect(second.getByLabel('Email', { exact: true })).toBeVisible();
  await page.bringToFront();
  await fillPatientWizard(page);
  await page.getByRole('button', { name: 'registrati' }).dblclick();
  await expectRegistered(page, 'patient');
  expect(await accountsOf(platform, email)).toBe(1);
  await expect(second).toHaveURL(/#\/dashboard$/);
  await second.close();

  await page.getByRole('link', { name: 'Vai alla dashboard' }).click();
  await expect(page.getByRole('main').getByText(/Lucia/).first()).toBeVisible();
  await context.clearCookies();
  await openAfresh(page, '/#/patient');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByRole('main').getByText(/Lucia/).first()).toBeVisible();
});

test('keeps everything but the passwords over a reload, and finds the account whose answer was lost (REG-11, REG-29)', async ({
  page,
  chain: { platform },
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await fillPatientWizard(page);
  await setFault(platform, 'register', 'connection-lost-after');
  await setFault(platform, 'login', 'connection-lost-before');
  await page.getByRole('button', { name: 'registrati' }).click();
  await expect(page.getByText('Non sappiamo se la registrazione è riuscita')).toBeVisible();
  await setFault(platform, 'register');
  await setFault(platform, 'login');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /: account$/ })).toBeVisible();
  await expect(page.getByText(/Inserisci di nuovo: la password/)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await fillPassword(page);
  await goOn(page, 'informazioni');
  await expect(page.getByLabel('Cognome')).toHaveValue('De Santis');
  await expect(page.getByRole('button', { name: 'donna' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /: account$/ })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'registrati' }).click();
  await expectRegistered(page, 'patient');
  expect(await accountsOf(platform, email)).toBe(1);
});
