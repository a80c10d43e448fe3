import { expect, test } from '#e2e/fixtures';
import { pressEscape } from '#e2e/keyboard';
import { accountOf } from '#e2e/platform-state';
import { choosePhoto } from '#e2e/setup/profile-panels';

test.beforeEach(async ({ chain }) => chain.platform.reset());

test('cancels a photo that is being uploaded, and keeps the dialog open until the next one is saved (PROF-21, PROF-24)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('rinaldi', '/#/dashboard/profile?panel=photo');
  const photo = page.getByAltText('La tua foto');
  const before = await photo.getAttribute('src');
  const { picture } = await accountOf(platform, 'rinaldi');
  const line = await page.context().newCDPSession(page);
  const upload = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  const dialog = page.getByRole('dialog', { name: 'Inquadra la foto' });

  await choosePhoto(page);
  await upload(2000);
  await dialog.getByRole('button', { name: 'Usa questa foto' }).click();
  await dialog.getByRole('button', { name: 'Interrompi', disabled: false }).click();
  await expect(page.getByText('Invio interrotto')).toBeVisible();
  await expect(dialog).toBeHidden();
  await upload(-1);
  await expect(photo).toHaveAttribute('src', before ?? '');
  expect((await accountOf(platform, 'rinaldi')).picture).toBe(picture);

  const stored = Promise.withResolvers<void>();
  await page.route('**/files/photo', async (route) => {
    await stored.promise;
    await route.continue();
  });
  await choosePhoto(page);
  await dialog.getByRole('button', { name: 'Usa questa foto' }).click();
  await expect(dialog.getByRole('button', { name: 'Interrompi' })).toBeDisabled();
  await pressEscape(page);
  await expect(dialog).toBeVisible();
  stored.resolve();
  await expect(page.getByText('Immagine caricata con successo')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(photo).not.toHaveAttribute('src', before ?? '');
});
