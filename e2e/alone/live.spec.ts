import { expect, type Page, test } from '@playwright/test';
import { signIn } from '#e2e/people';
import { openChat, say } from '#e2e/sessions';

const chat = 'chat-giulia-rinaldi';

test('shows portraits and sent photos without a server, and each message at once in the tab of the other user (CHAT-34)', async ({
  context,
}) => {
  const [giulia, rinaldi] = [await context.newPage(), await context.newPage()];
  await signIn(giulia, 'giulia');
  await signIn(rinaldi, 'rinaldi');
  await test.step('the pictures of the demonstration', async () => {
    expect(await widthOfPicture(giulia, '/files/media/ritratto-pt-rinaldi.png')).toBe(256);
    expect(await widthOfPicture(giulia, `/files/chat/${chat}/allegato-${chat}-1.png`)).toBe(300);
  });
  await giulia.clock.install();
  await openChat(giulia, chat);
  await test.step('a photo', async () => {
    const photo = { name: 'quaderno.png', mimeType: 'image/png', buffer: await giulia.screenshot() };
    await giulia.getByLabel('File da allegare').setInputFiles(photo);
    await expect(giulia.getByRole('list', { name: 'Allegati' })).toContainText('quaderno.png');
    await say(giulia, 'La pagina di ieri');
    const messages = (await openChat(rinaldi, chat)).getByRole('listitem');
    const image = messages
      .filter({ hasText: 'La pagina di ieri' })
      .getByRole('img', { name: /^Immagine quaderno\.png/ });
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('a message of the other user', async () => {
    const locks = () => giulia.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
    await expect.poll(locks).toContain('ascolto-live/pt-giulia');
    // Stops the timers, so that the page does not refresh by interval.
    await giulia.clock.pauseAt(Date.now() + 1_000);
    await say(rinaldi, 'Anche senza server.');
    await expect(giulia.getByRole('log')).toContainText('Anche senza server.');
  });
});

function widthOfPicture(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return picture.width;
  }, path);
}
