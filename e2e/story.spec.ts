import { expect, test } from '#e2e/fixtures';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ chain }) => chain.platform.reset());

test('a patient finds a therapist, writes first, and both speak (CHAT-36, CHAT-37, THER-14, CHAT-33)', async ({
  signInAs,
}) => {
  const sara = await signInAs('sara');
  await sara.goto('/#/dashboard/therapist');
  await expect(sara.getByRole('heading', { level: 1, name: 'Trova terapeuta' })).toBeVisible();
  await sara.goto('/#/dashboard/therapist-detail?pt=pt-rinaldi');
  await sara
    .getByRole('button', { name: /^Scrivi/ })
    .first()
    .click();
  await sara.getByRole('dialog').getByRole('textbox').fill('Buongiorno dottore, vorrei un primo colloquio.');
  await sara.getByRole('dialog').getByRole('button', { name: /Invia/ }).click();
  await expect(sara).toHaveURL(/#\/dashboard\/chat\?selected_chat=/);
  await expect(sara.getByRole('log')).toContainText('Buongiorno dottore, vorrei un primo colloquio.');

  const rinaldi = await signInAs('rinaldi');
  await rinaldi.goto('/#/dashboard/chat');
  await rinaldi.getByRole('link', { name: /Sara Lombardi/ }).click();
  await expect(rinaldi.getByRole('log')).toContainText('vorrei un primo colloquio');
  await rinaldi.getByRole('textbox', { name: /messaggio/i }).fill('Buongiorno Sara, volentieri.');
  await rinaldi.keyboard.press('Enter');
  await expect(rinaldi.getByRole('log')).toContainText('Buongiorno Sara, volentieri.');

  await sara.reload();
  await expect(sara.getByRole('log')).toContainText('Buongiorno Sara, volentieri.');
});
