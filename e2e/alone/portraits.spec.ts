import { expect, test } from '@playwright/test';
import { signIn } from '#e2e/people';

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
