import type { Page } from '@playwright/test';

/** Opens a panel of the profile that may be open already. */
export async function openProfilePanel(page: Page, name: string): Promise<void> {
  const head = page.getByRole('heading', { level: 2, name }).getByRole('button');
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
}

/** Chooses a picture of the page itself as the photo, which is then to be cropped. */
export async function choosePhoto(page: Page): Promise<void> {
  const file = { name: 'io.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('File della foto').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Inquadra la foto' });
  await dialog.getByRole('button', { name: 'Usa questa foto', disabled: false }).waitFor();
}
