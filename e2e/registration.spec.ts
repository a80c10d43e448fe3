import { accountsOf, approve, setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import { fillLogin } from '#e2e/people';
import {
  expectRegistered,
  fillInformation,
  fillPassword,
  fillPatientWizard,
  fillProfessionalAccount,
  fillProfessionalWizard,
  fillTitles,
  goOn,
  newcomer,
} from '#e2e/register';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const { email, password } = newcomer;

test('a patient registers, is in, and comes in again with the same e-mail and password (REG-24, REG-27, REG-28)', async ({
  page,
  chain: { platform },
}) => {
  await fillPatientWizard(page);
  await page.getByRole('button', { name: 'registrati' }).click();
  await expectRegistered(page, 'patient');
  await expect(page.getByText('registrazione avvenuta con successo')).toBeVisible();
  expect(await accountsOf(platform, email)).toBe(1);
  await page.getByRole('link', { name: 'Vai alla dashboard' }).click();
  await expect(page.getByRole('main').getByText(/Lucia/).first()).toBeVisible();
  await page.context().clearCookies();
  await openAfresh(page, '/#/patient');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByRole('main').getByText(/Lucia/).first()).toBeVisible();
});

test('a professional registers with documents, waits for approval, and then comes in (REG-23, REG-26, REG-117, PERM-07)', async ({
  page,
  chain: { platform },
}) => {
  await fillProfessionalWizard(page);
  await page.getByRole('button', { name: 'registrati' }).click();
  await expectRegistered(page, 'professional');
  await expect(page.getByText('Alcuni file sono ancora da aggiungere')).toBeHidden();
  await page.goto('/#/doctor');
  await fillLogin(page, email, password);
  await expect(page.getByText('Il tuo account è in attesa di verifica')).toBeVisible();
  await approve(platform, email);
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/#\/(?:dashboard|info\/almost-there)/);
});

test('a reload in the middle keeps everything but the passwords and leads on from the first step (REG-11)', async ({
  page,
}) => {
  await fillPatientWizard(page);
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
});

test('a double click makes one account, and a second browser is told that the e-mail is taken (REG-29, REG-112)', async ({
  page,
  browser,
  baseURL,
  chain: { platform },
}) => {
  const second = await browser.newPage(baseURL ? { baseURL } : {});
  await fillPatientWizard(second);
  await fillPatientWizard(page);
  await page.getByRole('button', { name: 'registrati' }).dblclick();
  await expectRegistered(page, 'patient');
  await second.getByRole('button', { name: 'registrati' }).click();
  await expect(second.getByRole('heading', { level: 1, name: /: account$/ })).toBeVisible();
  await expect(second.getByRole('alert')).toBeFocused();
  await expect(second.getByRole('alert')).toContainText('Questa email risulta già registrata con un altro profilo');
  expect(await accountsOf(platform, email)).toBe(1);
  await second.close();
});

test('a second tab that is registering too is led on once the first has', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/#/register?role=patient');
  await expect(second.getByLabel('Email', { exact: true })).toBeVisible();
  await fillPatientWizard(page);
  await page.getByRole('button', { name: 'registrati' }).click();
  await expect(second).toHaveURL(/#\/dashboard$/);
});

test('with the platform gone the form stays, and once it is back the retry makes one account (REG-113)', async ({
  page,
  chain: { platform },
}) => {
  await fillPatientWizard(page);
  await platform.goDown();
  await page.getByRole('button', { name: 'registrati' }).click();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();
  await platform.comeBack();
  // The back end may have stopped asking the platform for half a minute: press again until an answer comes.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/#\/info\/successful-register-patient$/, { timeout: 10_000 });
  }).toPass();
  expect(await accountsOf(platform, email)).toBe(1);
});

test('a lost answer is told as unknown, and the retry after a reload recognises the account (REG-29)', async ({
  page,
  chain: { platform },
}) => {
  await fillPatientWizard(page);
  await setFault(platform, 'register', 'connection-lost-after');
  await setFault(platform, 'login', 'connection-lost-before');
  await page.getByRole('button', { name: 'registrati' }).click();
  await expect(page.getByText('Non sappiamo se la registrazione è riuscita')).toBeVisible();
  await setFault(platform, 'register');
  await setFault(platform, 'login');
  await page.reload();
  await fillPassword(page);
  await goOn(page, 'informazioni');
  await page.getByRole('button', { name: 'registrati' }).click();
  await expectRegistered(page, 'patient');
  expect(await accountsOf(platform, email)).toBe(1);
});

test('with the platform gone between account and documents the account stands and the files are named (REG-119)', async ({
  page,
  chain: { platform },
}) => {
  await fillProfessionalWizard(page);
  await setFault(platform, 'upload', 'status-500');
  await page.getByRole('button', { name: 'registrati' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invio dei documenti' })).toBeVisible();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expectRegistered(page, 'professional');
  await expect(page.getByRole('main').getByText(/carta\.pdf/)).toBeVisible();
  expect(await accountsOf(platform, email)).toBe(1);
});

for (const [form, size, text] of [
  ['320 pixels', { width: 320, height: 640 }, '100%'],
  ['text of twice the size', { width: 640, height: 640 }, '200%'],
] as const) {
  test(`at ${form} both wizards need no sideways scrolling`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript((fontSize) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = fontSize;
      });
    }, text);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const fits = () => expect.poll(beyond).toBeLessThanOrEqual(0);
    await fillPatientWizard(page);
    await fits();
    await fillProfessionalAccount(page);
    await fits();
    await goOn(page, 'informazioni');
    await fillInformation(page);
    await fits();
    await goOn(page, 'titolo di studi');
    await fillTitles(page);
    await fits();
  });
}
