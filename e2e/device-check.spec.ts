import { axeOf } from '#e2e/axe';
import { expect, test } from '#e2e/fixtures';
import { press, pressEscape } from '#e2e/keyboard';

test('tries camera, microphone and loudspeaker with the keyboard alone, and turns them off with the dialog', async ({
  chain,
  signInAs,
}) => {
  await chain.platform.reset();
  const page = await signInAs('giulia');
  const opener = page.getByRole('button', { name: 'Prova audio e video' }).first();
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Prova audio e video' });
  await expect(dialog.getByRole('button', { name: 'Inizia la prova' })).toBeFocused();
  await page.keyboard.press('Enter');

  const picture = dialog.getByLabel('La tua immagine');
  const shown = () => picture.evaluate((video: HTMLVideoElement) => video.currentTime);
  const begun = await shown();
  await expect.poll(shown).toBeGreaterThan(begun);
  await expect(dialog.getByText('Ti sentiamo.')).toBeVisible();
  const levels = new Set<string | number>();
  const meter = dialog.getByRole('meter', { name: 'Livello del microfono' });
  const levelsSoFar = async () => levels.add(await meter.evaluate((one: HTMLMeterElement) => one.value)).size;
  // Not in step with the test tone, which sounds twice a second.
  await expect.poll(levelsSoFar, { intervals: [130] }).toBeGreaterThan(2);

  await press(page, dialog.getByRole('button', { name: 'Prova l’altoparlante' }));
  await expect(dialog.getByText(/^Due note leggere/)).toBeVisible();
  const { violations } = await (await axeOf(page)).include('[role="dialog"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const tracks = await picture.evaluateHandle((video: HTMLVideoElement) =>
    (video.srcObject as MediaStream).getTracks(),
  );
  const states = () => tracks.evaluate((all) => all.map(({ kind, readyState }) => `${kind} ${readyState}`).sort());
  expect(await states()).toEqual(['audio live', 'video live']);
  await pressEscape(page);
  await expect(dialog).toBeHidden();
  await expect.poll(states).toEqual(['audio ended', 'video ended']);
  await expect(opener).toBeFocused();
});
