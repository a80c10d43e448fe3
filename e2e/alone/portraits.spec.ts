import { expect, test } from '@playwright/test';
import { signIn } from '#e2e/people';
import { openChat, say } from '#e2e/sessions';

test('without a server the portraits and the pictures of a chat are there', async ({ page }) => {
  await signIn(page, 'giulia');
  const widthOf = (path: string) =>
    page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return picture.width;
    }, path);
  expect(await widthOf('/files/media/ritratto-pt-rinaldi.png')).toBe(256);
  expect(await widthOf('/files/chat/chat-giulia-rinaldi/allegato-chat-giulia-rinaldi-1.png')).toBe(300);
});

test('without a server a photo is sent with its words, and is there for the other side (CHAT-34)', async ({
  context,
}) => {
  const [patient, therapist] = [await context.newPage(), await context.newPage()];
  await signIn(patient, 'giulia');
  await openChat(patient, 'chat-giulia-rinaldi');
  const photo = { name: 'quaderno.png', mimeType: 'image/png', buffer: await patient.screenshot() };
  await patient.getByLabel('File da allegare').setInputFiles(photo);
  await expect(patient.getByRole('list', { name: 'Allegati' })).toContainText('quaderno.png');
  await say(patient, 'La pagina di ieri');
  await signIn(therapist, 'rinaldi');
  const message = (await openChat(therapist, 'chat-giulia-rinaldi'))
    .getByRole('listitem')
    .filter({ hasText: 'La pagina di ieri' });
  const image = message.getByRole('img', { name: /^Immagine quaderno\.png/ });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
});
