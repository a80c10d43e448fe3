import { expect, test } from '#e2e/fixtures';
import { pressEscape } from '#e2e/keyboard';
import { fillLogin } from '#e2e/people';
import { expectRegistered, fillPatientWizard } from '#e2e/register';
import { coversNoControl } from '#e2e/toasts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 375, height: 780 },
];

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('lays no toast over the login form, the password recovery, the registration or the chat, on a wide screen and on a phone', async ({
  page,
  signInAs,
}) => {
  await page.goto('/#/patient');
  const recovery = page.getByRole('dialog');
  for (const size of sizes) {
    await test.step(`login and recovery at ${size.width} pixels`, async () => {
      await page.setViewportSize(size);
      await fillLogin(page, 'nessuno@example.it', 'sbagliata');
      await coversNoControl(page, 'Username o password errati', 'form[aria-label="Accesso"]');
      await page.getByRole('button', { name: 'Password dimenticata?' }).click();
      await recovery.getByLabel('Email').fill('');
      await page.getByRole('button', { name: 'RECUPERA PASSWORD' }).click();
      await coversNoControl(page, 'inserisci un nome utente valido');
      await recovery.getByLabel('Email').fill('giulia.moretti@example.it');
      await page.getByRole('button', { name: 'RECUPERA PASSWORD' }).click();
      await expect(page.getByRole('dialog', { name: 'Richiesta modifica password' })).toBeVisible();
      await coversNoControl(page, 'Abbiamo inviato all');
      await pressEscape(page);
      await expect(recovery).toHaveCount(0);
    });
  }

  await test.step('registration', async () => {
    await page.goto('about:blank');
    await fillPatientWizard(page);
    await page.getByRole('button', { name: 'registrati' }).click();
    await expectRegistered(page, 'patient');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await coversNoControl(page, 'registrazione avvenuta con successo');
    }
  });

  const therapist = await signInAs('rinaldi', '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
  await expect(therapist.getByRole('log')).toBeVisible();
  for (const size of sizes) {
    await test.step(`chat at ${size.width} pixels`, async () => {
      await therapist.setViewportSize(size);
      await therapist.getByRole('button', { name: 'Invia' }).click();
      await coversNoControl(therapist, 'messaggio valido');
    });
  }
});
