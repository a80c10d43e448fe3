import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { signIn, signOut } from '#e2e/people';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const cardAddress = (tab: string) => `/#/dashboard/patient-card?user_pt=pt-giulia&tab=${tab}`;

test('leads from the list to a card, whose notes are written, deleted, restored and printed, and removes a patient with them (CARD-09)', async ({
  signInAs,
}) => {
  const page = await signInAs('rinaldi', '/#/dashboard/patients');
  await test.step('the list on a phone', () => showsCardsOnPhone(page));
  await test.step('a search', async () => {
    await page.getByRole('searchbox', { name: 'Cerca un paziente' }).fill('giu');
    await page.getByRole('button', { name: 'CERCA' }).click();
    await patients(page).getByRole('link', { name: 'Giulia Moretti' }).click();
    await page.getByRole('tab', { name: 'note' }).click();
  });
  await test.step('a note', async () => {
    await writesNote(page);
    await changesNote(page);
    await deletesAndRestoresNote(page);
  });
  await test.step('paper', () => printsCardAlone(page));
  await page.getByRole('link', { name: 'Torna ai pazienti' }).click();
  await expect(page).toHaveURL(/#\/dashboard\/patients\/\?cerca=giu$/);
  await test.step('removing the patient', () => removesAndRestoresPatient(page));
});

test('keeps what two tabs save and both versions of one note, and asks before signing out deletes a note typed in the other tab', async ({
  page: one,
}) => {
  await signIn(one, 'rinaldi');
  await one.goto(cardAddress('note'));
  const other = await one.context().newPage();
  await other.goto(cardAddress('anamnesi'));
  await openNoteForm(one);
  await textOf(one).fill('Dalla prima scheda.');
  await test.step('the anamnesis', () => addsToAnamnesis(other));
  await saveInDialog(one);
  await expect(one.getByText('Informazioni salvate con successo')).toBeVisible();

  await test.step('the same note in both tabs', async () => {
    await other.getByRole('tab', { name: 'note' }).click();
    await openNoteForm(other);
    await textOf(other).fill('Dalla seconda.');
    await openNoteForm(one);
    await textOf(one).fill('Ancora dalla prima.');
    await saveInDialog(one);
    await expect(one.getByRole('dialog')).toHaveCount(0);
    await saveInDialog(other);
    const conflict = other.getByRole('alert').filter({ hasText: 'è cambiata in un’altra finestra' });
    await expect(conflict).toContainText('Ancora dalla prima.');
    await expect(textOf(other)).toHaveValue('Dalla seconda.');
    await conflict.getByRole('button', { name: 'Metti insieme i due testi' }).click();
    await saveInDialog(other);
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('after a reload', async () => {
    await one.reload();
    await one.getByRole('button', { name: 'Settimo incontro', exact: true }).click();
    await expect(one.getByRole('dialog')).toContainText('Ancora dalla prima.');
    await expect(one.getByRole('dialog')).toContainText('Dalla seconda.');
    await one.getByRole('button', { name: 'Chiudi' }).last().click();
    await one.getByRole('tab', { name: 'anamnesi' }).click();
    await expect(one.getByText('Anamnesi riscritta.')).toBeVisible();
  });

  await test.step('a sign-out while the other tab has a note in the making', async () => {
    await one.getByRole('tab', { name: 'note' }).click();
    await openNoteForm(one);
    await textOf(one).fill('Non ancora salvata.');
    await other.bringToFront();
    await signOut(other);
    const question = other.getByRole('dialog', { name: 'Vuoi uscire adesso?' });
    await expect(question).toContainText('In un’altra scheda del browser hai una bozza non salvata o non inviata.');
    await question.getByRole('button', { name: 'Resta' }).click();
    await one.reload();
    await one.getByRole('button', { name: 'Settimo incontro', exact: true }).click();
    await expect(textOf(one)).toHaveValue('Non ancora salvata.');
    await signOut(other);
    await question.getByRole('button', { name: 'Esci lo stesso' }).click();
    for (const page of [one, other]) await expect(page.getByRole('form', { name: 'Accesso' })).toBeVisible();
  });
});

const patients = (page: Page) => page.getByRole('table', { name: 'Pazienti' });
const notes = (page: Page) => page.getByRole('table', { name: 'Note' }).getByRole('rowheader');
const textOf = (page: Page) => page.getByRole('dialog').getByLabel('Testo');
const saveInDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Salva informazioni' }).click();

/** On a phone each patient is a card that names its values. */
async function showsCardsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 780 });
  const card = page.getByRole('row', { name: /Giulia Moretti/ });
  await expect(card).toHaveCSS('display', 'block');
  await expect(card.getByText('Prossima seduta')).toBeVisible();
  const box = await card.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function writesNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nuova nota' }).click();
  await page.getByRole('dialog').getByLabel('Titolo').fill('Nono incontro');
  await textOf(page).fill('Sereno.');
  await saveInDialog(page);
  await expect(page.getByText('Informazioni salvate con successo')).toBeVisible();
  await expect(notes(page).first()).toHaveText('Nono incontro');
}

async function changesNote(page: Page): Promise<void> {
  await openNoteForm(page, 'Nono incontro');
  await textOf(page).fill('Sereno, e curioso.');
  await saveInDialog(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Sereno, e curioso.')).toBeVisible();
}

async function deletesAndRestoresNote(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Seleziona Nono incontro/ }).check();
  await page.getByRole('button', { name: 'Elimina note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina note' }).click();
  await expect(page.getByText('Note cancellate')).toBeVisible();
  await expect(notes(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Note ripristinate')).toBeVisible();
  await expect(notes(page).first()).toHaveText('Nono incontro');
}

/** Paper shows the anamnesis and the notes without the navigation. */
async function printsCardAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Stampa la scheda' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Giulia Moretti' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Quaderno del sonno' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** A removed patient leaves the list with the notes, and comes back with them. */
async function removesAndRestoresPatient(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Seleziona Giulia Moretti' }).check();
  await page.getByRole('button', { name: 'Elimina pazienti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sei sicuro di voler eliminare i pazienti selezionati?' });
  await expect(dialog).toContainText('5 note');
  await dialog.getByRole('button', { name: 'Elimina pazienti' }).click();
  await expect(page.getByText('Pazienti cancellati')).toBeVisible();
  await expect(patients(page).getByRole('link', { name: 'Giulia Moretti' })).toBeHidden();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(patients(page).getByRole('row', { name: /Giulia Moretti/ })).toContainText('5 note e anamnesi');
}

async function openNoteForm(page: Page, name = 'Settimo incontro'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'modifica informazioni' }).click();
}

/** Typing continues after the present text, and the button that saves stays in its place. */
async function addsToAnamnesis(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi informazioni' }).click();
  const anamnesis = page.getByRole('textbox', { name: 'Anamnesi' });
  await expect(anamnesis).toBeFocused();
  const save = page.getByRole('button', { name: 'Salva informazioni' });
  const before = await save.boundingBox();
  await page.keyboard.type(' In fondo.');
  await expect(anamnesis).toHaveValue(/^Primo percorso\..* In fondo\.$/s);
  await expect(page.getByRole('button', { name: 'Elimina bozza' })).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
  await anamnesis.fill('Anamnesi riscritta.');
  await save.click();
  await expect(page.getByText('Informazioni salvate con successo')).toBeVisible();
}
