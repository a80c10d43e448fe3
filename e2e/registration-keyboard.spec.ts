import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { press, tabTo } from '#e2e/keyboard';
import { expectRegistered, newcomer, pdf } from '#e2e/register';

test.beforeEach(async ({ chain }) => chain.platform.reset());

const { email, password } = newcomer;

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
}

const choose = (page: Page, group: string, choice: string) =>
  press(page, page.getByRole('group', { name: group }).getByRole('button', { name: choice }), 'Space');

async function addFile(page: Page, group: string, name: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await press(page, page.getByRole('group', { name: group }).getByRole('button', { name: /^Scegli file/ }));
  await (await asked).setFiles(pdf(name));
  await expect(page.getByRole('link', { name })).toBeVisible();
}

async function findAddress(page: Page, label: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await tabTo(page, field);
  await page.keyboard.type('garibaldi 8 milano');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/20121/);
}

async function typePassword(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, page.getByLabel('Conferma la password'));
  await page.keyboard.type(password);
}

async function tickAndGoOn(page: Page): Promise<void> {
  for (let place = 0; place < 4; place += 1) await press(page, page.getByRole('checkbox').nth(place), 'Space');
  await goOn(page, 'informazioni');
}

async function goOn(page: Page, title: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'avanti' }));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`: ${title}$`) })).toBeFocused();
}

async function names(page: Page): Promise<void> {
  await type(page, 'Cognome', 'De Santis');
  await type(page, 'Nome', 'Lucia');
}

test('a patient registers with the keyboard alone', async ({ page }) => {
  await page.goto('/#/register?role=patient');
  await type(page, 'Email', email);
  await typePassword(page);
  await tickAndGoOn(page);
  await names(page);
  await type(page, 'Telefono', '3475550199');
  await choose(page, 'Genere', 'altro');
  await type(page, 'Data di nascita', '12/04/1990');
  await findAddress(page, 'Indirizzo');
  await press(page, page.getByRole('button', { name: 'registrati' }));
  await expectRegistered(page, 'patient');
});

test('a professional registers with the keyboard alone, documents and dialog included', async ({ page }) => {
  await page.goto('/#/register?role=doctor');
  await type(page, 'Email', email);
  await type(page, 'Conferma email', email);
  await typePassword(page);
  await names(page);
  await type(page, 'Data di nascita', '12/04/1990');
  await type(page, 'Telefono', '3475550199');
  await tickAndGoOn(page);

  await choose(page, 'Genere', 'donna');
  await choose(page, 'Disponibilità per le emergenze', 'sì');
  await choose(page, 'Ore a settimana da dedicare alla piattaforma', 'Oltre 45 ore');
  await choose(page, 'Come ci hai conosciuto', 'Google');
  await addFile(page, 'Documento d’identità e codice fiscale', 'carta.pdf');
  await type(page, 'Scadenza del documento d’identità', '12/05/2031');
  await type(page, 'Scadenza della tessera del codice fiscale', '31/01/2032');
  await choose(page, 'Regime fiscale', 'ordinario');
  await findAddress(page, 'Indirizzo di residenza');
  await goOn(page, 'titolo di studi');

  await type(page, 'Numero di iscrizione all’Albo', '03/18342');
  await tabTo(page, page.getByLabel('Regione dell’Albo'));
  await page.keyboard.type('Lom');
  await type(page, 'Data di iscrizione all’Albo', '21/03/2017');
  await type(page, 'Titolo di studio', 'Laurea magistrale in Psicologia clinica');
  await type(page, 'Università o istituto', 'Università degli Studi di Padova');
  await type(page, 'Anno di conseguimento', '2015');
  await addFile(page, 'Certificato di laurea e altri titoli', 'laurea.pdf');
  await type(page, 'Seduta singola', '70');
  await press(page, page.getByRole('group', { name: 'Aree di intervento' }).getByRole('button').last());
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Cerca nell’elenco')).toBeFocused();
  await press(page, dialog.getByRole('checkbox').first(), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Conferma' }));
  await expect(dialog).toBeHidden();
  await press(page, page.getByRole('button', { name: 'registrati' }));
  await expectRegistered(page, 'professional');
});
