import type { Page } from '@playwright/test';

/* States of the diary, for pictures and accessibility checks. */

export const waitForDiary = (page: Page) => page.getByRole('table', { name: 'Note del diario' }).waitFor();

export const waitForTrends = async (page: Page) => {
  await page.getByRole('img', { name: /^Note per famiglia/ }).waitFor();
  await page.getByRole('button', { name: 'Vedi i numeri in una tabella' }).click();
};

/** The picker with what it says when no mood was chosen. */
export const saveWithoutMood = async (page: Page) => {
  await page.getByRole('button', { name: 'Aggiungi un’emozione' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Campo emozione obbligatorio.').first().waitFor();
};

export const askToDeleteNotes = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Seleziona tutte le note/ }).click();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('dialog').waitFor();
};
