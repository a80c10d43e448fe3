import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const openCard = async (page: Page, tab: string) => {
  await openAfresh(page, `/#/dashboard/patient-card?user_pt=pt-giulia&tab=${tab}`);
  await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
};
const notes = (page: Page) => page.getByRole('table', { name: 'Note' }).getByRole('rowheader');

test('from the list to the card a note is written, changed, deleted and restored', async ({ signInAs }) => {
  const therapist = await signInAs('rinaldi');
  await therapist.goto('/#/dashboard/patients');
  await therapist.getByRole('searchbox', { name: 'Cerca un paziente' }).fill('giu');
  await therapist.getByRole('button', { name: 'CERCA' }).click();
  await therapist.getByRole('table', { name: 'Pazienti' }).getByRole('link', { name: 'Giulia Moretti' }).click();
  await therapist.getByRole('tab', { name: 'note' }).click();

  await therapist.getByRole('button', { name: 'Nuova nota' }).click();
  const dialog = therapist.getByRole('dialog');
  await dialog.getByLabel('Titolo').fill('Nono incontro');
  await dialog.getByLabel('Testo').fill('Sereno.');
  await dialog.getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(therapist.getByText('Informazioni salvate con successo')).toBeVisible();
  await expect(notes(therapist).first()).toHaveText('Nono incontro');

  await therapist.getByRole('button', { name: 'Nono incontro', exact: true }).click();
  await dialog.getByRole('button', { name: 'modifica informazioni' }).click();
  await dialog.getByLabel('Testo').fill('Sereno, e curioso.');
  await dialog.getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(dialog).toBeHidden();
  await expect(therapist.getByText('Sereno, e curioso.')).toBeVisible();

  await therapist.getByRole('checkbox', { name: /^Seleziona Nono incontro/ }).check();
  await therapist.getByRole('button', { name: 'Elimina note' }).click();
  await dialog.getByRole('button', { name: 'Elimina note' }).click();
  await expect(therapist.getByText('Note cancellate')).toBeVisible();
  await expect(notes(therapist)).toHaveCount(4);
  await therapist.getByRole('button', { name: 'Annulla' }).click();
  await expect(therapist.getByText('Note ripristinate')).toBeVisible();
  await expect(notes(therapist).first()).toHaveText('Nono incontro');

  await therapist.getByRole('link', { name: 'Torna ai pazienti' }).click();
  await expect(therapist).toHaveURL(/#\/dashboard\/patients\/\?cerca=giu$/);
});

test('what is added to an anamnesis goes after what is there, and the button that saves it stays where it is', async ({
  signInAs,
}) => {
  const therapist = await signInAs('rinaldi');
  await openCard(therapist, 'anamnesi');
  await therapist.getByRole('button', { name: 'Aggiungi informazioni' }).click();
  const anamnesis = therapist.getByRole('textbox', { name: 'Anamnesi' });
  await expect(anamnesis).toBeFocused();
  const save = therapist.getByRole('button', { name: 'Salva informazioni' });
  const before = await save.boundingBox();
  await therapist.keyboard.type(' In fondo.');
  await expect(anamnesis).toHaveValue(/^Primo percorso\..* In fondo\.$/s);
  await expect(therapist.getByRole('button', { name: 'Elimina bozza' })).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test('in two tabs an anamnesis and a note both last, and of one note neither version is lost', async ({ signInAs }) => {
  const one = await signInAs('rinaldi');
  const other = await one.context().newPage();
  await openCard(one, 'note');
  await openCard(other, 'anamnesi');

  await one.getByRole('button', { name: 'Settimo incontro', exact: true }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'modifica informazioni' }).click();
  await one.getByRole('dialog').getByLabel('Testo').fill('Dalla prima scheda.');

  await other.getByRole('button', { name: 'Aggiungi informazioni' }).click();
  await other.getByRole('textbox', { name: 'Anamnesi' }).fill('Anamnesi riscritta.');
  await other.getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(other.getByText('Informazioni salvate con successo')).toBeVisible();

  await one.getByRole('dialog').getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(one.getByText('Informazioni salvate con successo')).toBeVisible();

  await openCard(other, 'note');
  await other.getByRole('button', { name: 'Settimo incontro', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'modifica informazioni' }).click();
  await other.getByRole('dialog').getByLabel('Testo').fill('Dalla seconda.');
  await one.getByRole('button', { name: 'Settimo incontro', exact: true }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'modifica informazioni' }).click();
  await one.getByRole('dialog').getByLabel('Testo').fill('Ancora dalla prima.');
  await one.getByRole('dialog').getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(one.getByRole('dialog')).toHaveCount(0);

  await other.getByRole('dialog').getByRole('button', { name: 'Salva informazioni' }).click();
  const conflict = other.getByRole('alert').filter({ hasText: 'è cambiata in un’altra finestra' });
  await expect(conflict).toContainText('Ancora dalla prima.');
  await expect(other.getByRole('dialog').getByLabel('Testo')).toHaveValue('Dalla seconda.');
  await conflict.getByRole('button', { name: 'Metti insieme i due testi' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Salva informazioni' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await openCard(one, 'note');
  await one.getByRole('button', { name: 'Settimo incontro', exact: true }).click();
  await expect(one.getByRole('dialog')).toContainText('Ancora dalla prima.');
  await expect(one.getByRole('dialog')).toContainText('Dalla seconda.');
  await one.getByRole('button', { name: 'Chiudi' }).last().click();
  await one.getByRole('tab', { name: 'anamnesi' }).click();
  await expect(one.getByText('Anamnesi riscritta.')).toBeVisible();
});

test('a removed patient leaves the list with the notes, and comes back with them', async ({ signInAs }) => {
  const therapist = await signInAs('rinaldi');
  await therapist.goto('/#/dashboard/patients');
  await therapist.getByRole('checkbox', { name: 'Seleziona Giulia Moretti' }).check();
  await therapist.getByRole('button', { name: 'Elimina pazienti' }).click();
  const dialog = therapist.getByRole('dialog', { name: 'Sei sicuro di voler eliminare i pazienti selezionati?' });
  await expect(dialog).toContainText('4 note');
  await dialog.getByRole('button', { name: 'Elimina pazienti' }).click();
  await expect(therapist.getByText('Pazienti cancellati')).toBeVisible();
  const table = therapist.getByRole('table', { name: 'Pazienti' });
  await expect(table.getByRole('link', { name: 'Giulia Moretti' })).toBeHidden();
  await therapist.getByRole('button', { name: 'Annulla' }).click();
  await expect(table.getByRole('row', { name: /Giulia Moretti/ })).toContainText('4 note e anamnesi');
});

test('on paper a card is its anamnesis and notes alone', async ({ signInAs }) => {
  const therapist = await signInAs('rinaldi');
  await openCard(therapist, 'note');
  await therapist.evaluate(() => {
    window.print = () => undefined;
  });
  await therapist.getByRole('button', { name: 'Stampa la scheda' }).click();
  await therapist.emulateMedia({ media: 'print' });
  await expect(therapist.getByRole('heading', { level: 1, name: 'Giulia Moretti' })).toBeVisible();
  await expect(therapist.getByRole('heading', { level: 3, name: 'Quaderno del sonno' })).toBeVisible();
  await expect(therapist.getByRole('navigation')).toHaveCount(0);
});

test('on a phone the list is cards, and each says what its columns are (CARD-09)', async ({ signInAs }) => {
  const therapist = await signInAs('rinaldi');
  await therapist.setViewportSize({ width: 375, height: 780 });
  await therapist.goto('/#/dashboard/patients');
  const card = therapist.getByRole('row', { name: /Giulia Moretti/ });
  await expect(card).toHaveCSS('display', 'block');
  await expect(card.getByText('Prossima seduta')).toBeVisible();
  const [page, box] = [therapist.viewportSize(), await card.boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page?.width ?? 0);
});
