import { expect, test } from '#e2e/fixtures';
import { openChat, say } from '#e2e/sessions';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('who pauses new requests is written to by nobody new, and by who is in a chat with them as before', async ({
  signInAs,
}) => {
  const [therapist, newcomer, patient] = [await signInAs('rinaldi'), await signInAs('sara'), await signInAs('giulia')];
  const write = newcomer.getByRole('button', { name: 'Scrivi un messaggio' });
  const paused = newcomer.getByText('Al momento non accetta nuove richieste');
  await newcomer.goto('/#/dashboard/therapist-detail?pt=pt-rinaldi');
  await write.click();
  const dialog = newcomer.getByRole('dialog', { name: 'Scrivi ad Andrea Rinaldi' });
  await dialog.getByRole('textbox').fill('Vorrei un primo colloquio.');

  await therapist.goto('/#/dashboard/profile');
  await therapist.getByRole('button', { name: 'Sospendi le nuove richieste' }).click();
  await expect(therapist.getByText(/^Sospese dal/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Al momento non accetta nuove richieste');
  await expect(dialog.getByRole('textbox')).toHaveValue('Vorrei un primo colloquio.');
  await newcomer.reload();
  await expect(paused).toBeVisible();
  await expect(write).toBeHidden();

  await openChat(patient, 'chat-giulia-rinaldi');
  await say(patient, 'A presto.');

  await therapist.goto('/#/dashboard');
  await therapist.getByRole('button', { name: 'Riprendi' }).click();
  await expect(therapist.getByText('Accetti di nuovo nuove richieste')).toBeVisible();
  // The directory is read anew at most once in five seconds.
  await expect(async () => {
    await newcomer.reload();
    await expect(write).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});
