import { expect, type Page } from '@playwright/test';

/** A person without an account. */
export const newcomer = { email: 'lucia.desantis@example.it', password: 'Lucia-2026-qui' };

export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`),
});

/** Goes on to the next step, whose heading ends with that title. */
export async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'avanti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`: ${title}$`) })).toBeFocused();
}

export async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Conferma la password').fill(newcomer.password);
}

/** The account and the four consents, which both wizards ask for. */
async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email);
  await fillPassword(page);
  for (let place = 0; place < 4; place += 1) await page.getByRole('checkbox').nth(place).check();
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Cognome').fill('De Santis');
  await page.getByLabel('Nome', { exact: true }).fill('Lucia');
  await page.getByLabel('Data di nascita', { exact: true }).fill('12/04/1990');
  await page.getByLabel('Telefono').fill('347 555 0199');
}

async function chooseAddress(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill('garibaldi 8 milano');
  await page.getByRole('option', { name: /^Via Garibaldi 8, Milano/ }).click();
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(/20121/);
}

/** Opens a patient's wizard and fills it in, up to its last button. */
export async function fillPatientWizard(page: Page): Promise<void> {
  await page.goto('/#/register?role=patient');
  await fillPatientSteps(page);
}

/** Fills in a patient's wizard that is open, up to its last button. */
export async function fillPatientSteps(page: Page): Promise<void> {
  await fillAccount(page);
  await goOn(page, 'informazioni');
  await fillPerson(page);
  await page.getByRole('button', { name: 'donna' }).click();
  await chooseAddress(page, 'Indirizzo');
}

/** Fills in a professional's first step. */
export async function fillProfessionalAccount(page: Page): Promise<void> {
  await page.goto('/#/register?role=doctor');
  await fillAccount(page);
  await page.getByLabel('Conferma email').fill(newcomer.email);
  await fillPerson(page);
}

/** Fills in a professional's second step. */
async function fillInformation(page: Page): Promise<void> {
  for (const [group, choice] of [
    ['Genere', 'donna'],
    ['Disponibilità per le emergenze', 'no'],
    ['Ore a settimana da dedicare alla piattaforma', 'Da 15 a 30 ore'],
    ['Come ci hai conosciuto', 'Passaparola'],
    ['Regime fiscale', 'forfettario'],
  ] as const) {
    await page.getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
  }
  await addFile(page, 'Documento d’identità e codice fiscale', 'carta.pdf');
  await page.getByLabel('Scadenza del documento d’identità', { exact: true }).fill('12/05/2031');
  await page.getByLabel('Scadenza della tessera del codice fiscale', { exact: true }).fill('31/01/2032');
  await chooseAddress(page, 'Indirizzo di residenza');
}

/** Fills in a professional's third step, as a psychologist. */
async function fillTitles(page: Page): Promise<void> {
  await page.getByLabel('Numero di iscrizione all’Albo').fill('03/18342');
  await page.getByLabel('Regione dell’Albo').selectOption('Lombardia');
  await page.getByLabel('Data di iscrizione all’Albo', { exact: true }).fill('21/03/2017');
  await page.getByLabel('Titolo di studio').fill('Laurea magistrale in Psicologia clinica');
  await page.getByLabel('Università o istituto').fill('Università degli Studi di Padova');
  await page.getByLabel('Anno di conseguimento').fill('2015');
  await addFile(page, 'Certificato di laurea e altri titoli', 'laurea.pdf');
  await page.getByRole('textbox', { name: 'Seduta singola' }).fill('70');
  await page.getByRole('group', { name: 'Aree di intervento' }).getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Conferma' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in a professional's wizard, up to its last button. */
export async function fillProfessionalWizard(page: Page): Promise<void> {
  await fillProfessionalAccount(page);
  await goOn(page, 'informazioni');
  await fillInformation(page);
  await goOn(page, 'titolo di studi');
  await fillTitles(page);
}

/**
 * The registration stands, and its message is on the screen. The address alone says less: it changes while the screen
 * before is still there.
 */
export async function expectRegistered(page: Page, userType: 'patient' | 'professional'): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#/info/successful-register${userType === 'patient' ? '-patient' : ''}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Registrazione ricevuta' })).toBeVisible();
}

async function addFile(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('group', { name: label });
  const asked = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: /^Scegli file/ }).click();
  await (await asked).setFiles(pdf(name));
  await expect(field.getByRole('link', { name })).toBeVisible();
}
