import type { Page } from '@playwright/test';
import { pressEscape } from '#e2e/keyboard';
import { fillProfessionalAccount, goOn } from '#e2e/register';
import { monday } from '#e2e/session-hour';
import { openMoreOfChangeable } from '#e2e/sessions';
import { applyCoupon, awaitedPayment, openPlanPaymentPage } from '#e2e/setup/plan-purchase';
import { choosePhoto, openProfilePanel } from '#e2e/setup/profile-panels';

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** The last of the buttons is behind the one before it. */
export const pressInTurn =
  (...names: readonly string[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page);
  };

/** A dialog that opens by itself. */
export const waitForDialog = async (page: Page) => page.getByRole('dialog').first().waitFor();

export const closeDialog = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

export const waitForGrid = (page: Page) => page.getByRole('grid').waitFor();

export const waitForAgenda = (page: Page) => page.getByRole('region', { name: 'Agenda' }).waitFor();

/** Stops before the end, so that the tutorial is there for the next screen. */
export const goThroughTutorial = (steps: number) => async (page: Page) => {
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Avanti' }).click();
  await page.getByText(`Passo ${steps + 1} di 3`).waitFor();
};

/** On a phone the filters are in a sheet of their own. */
export const pressAmongFilters = (name: RegExp) => async (page: Page) => {
  const sheet = page.getByRole('button', { name: 'inizia la ricerca' });
  if (await sheet.isVisible()) await press('inizia la ricerca')(page);
  await press(name)(page);
};

/** In a narrow row it is behind the button for what is needed less often. */
export const openMove = async (page: Page) => {
  const change = page.getByRole('button', { name: 'Modifica' }).first();
  await page.getByRole('article').first().waitFor();
  if (!(await change.isVisible())) await openMoreOfChangeable(page);
  await change.click();
  await page.getByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }).waitFor();
};

/** A screen that scrolls within itself is shown as it first appears in the window. */
export const waitForMessages = (page: Page) => page.getByRole('log').waitFor();

export const goOnTooEarly = async (page: Page) => {
  await page.getByRole('button', { name: 'avanti' }).click();
  await page.getByRole('alert').waitFor();
};

export const openInformation = async (page: Page) => {
  await fillProfessionalAccount(page);
  await goOn(page, 'informazioni');
};

export const fillSeries = async (page: Page) => {
  await press('Nuovo appuntamento')(page);
  await page.getByRole('radio', { name: /^Singola/ }).click();
  const { typed, time } = monday(14, '18:30');
  await page.getByLabel('Data', { exact: true }).fill(typed);
  await page.getByRole('combobox', { name: 'Ora' }).fill(time);
  await page.getByRole('checkbox', { name: 'Ripeti ogni settimana' }).click();
  await page.getByRole('group', { name: 'Date della serie' }).waitFor();
};

/** Stops the clock before the last press: the search would open two seconds after it. */
export const stayAtTheEnd = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByRole('button', { name: 'Avanti' }).click();
  await page.getByRole('button', { name: 'Resta qui e rileggi' }).click();
  await page.clock.resume();
};

export const signTooEarly = async (page: Page) => {
  await press('conferma appuntamento')(page);
  await page.getByLabel('CAP').fill('201');
  await page.getByRole('checkbox', { name: /^Ho letto il consenso informato/ }).check();
  await page.getByRole('button', { name: 'Firma il consenso' }).click();
  await page.getByRole('alert').waitFor();
};

/** Two sessions wait for payment; the later one is opened. */
export const openSummary = async (page: Page) => {
  await page.getByRole('button', { name: 'conferma appuntamento' }).last().click();
  await page.getByRole('tab', { name: '01 Riepilogo informazioni' }).waitFor();
};

export const openWallet = async (page: Page) => {
  await openSummary(page);
  await page.getByRole('button', { name: 'Il tuo credito' }).click();
  await page.getByRole('dialog', { name: 'Il tuo credito' }).getByRole('listitem').first().waitFor();
};

export const openPayment = async (page: Page) => {
  await openSummary(page);
  await page.getByRole('button', { name: 'Vai al pagamento' }).click();
  await page.getByRole('radio', { name: 'PayPal' }).waitFor();
};

/** The review Giulia owes for last week's session, after an attempt to close it. */
export const openReview = async (page: Page) => {
  await press('Seduta conclusa')(page);
  await page.getByRole('dialog').getByRole('group').waitFor();
  await pressEscape(page);
  await page.getByRole('alert').waitFor();
};

/** The subscription with its address, which is shown only once. */
export const openSubscription = async (page: Page) => {
  await pressInTurn('Altro sul calendario', 'Collega il tuo calendario')(page);
  await page.getByRole('button', { name: /Crea/ }).click();
  await page.getByLabel('Il tuo indirizzo privato').waitFor();
};

export const compareTwo = async (page: Page) => {
  const choices = page.getByRole('button', { name: /^Confronta / });
  // What is chosen has another name, so that the second press meets another therapist.
  await choices.first().click();
  await page.getByRole('button', { name: /^Nel confronto: / }).waitFor();
  await choices.first().click();
  await press('Vedi il confronto')(page);
  await page.getByRole('dialog').getByRole('rowheader').first().waitFor();
};

/** Every panel of the profile but the first, which is open. */
export const openProfilePanels = async (page: Page) => {
  const closed = page.locator('main h2 button[aria-expanded="false"]');
  await closed.first().waitFor();
  while ((await closed.count()) > 0) await closed.first().click();
};

/** A save that lacks something opens its panel and says so; the bar with what is changed stays in sight. */
export const saveEmptyBiography = async (page: Page) => {
  await openProfilePanels(page);
  await page.getByLabel('La tua biografia').fill('');
  await page.getByRole('button', { name: 'Salva informazioni' }).first().click();
  await page.getByText('Compilare tutti i campi obbligatori').waitFor();
};

/** The profile's part in that panel, and its dialog. */
export const pressInPanel = (panel: string, name: string) => async (page: Page) => {
  await openProfilePanel(page, panel);
  await press(name)(page);
};

export const cropPhoto = async (page: Page) => {
  await openProfilePanel(page, 'Informazioni personali');
  await choosePhoto(page);
};

export const openPlan = async (page: Page) => {
  await press('Scegli il piano')(page);
  await page.getByRole('radio', { name: /Premium/ }).check();
};

export const confirmPlanData = async (page: Page) => {
  await openPlan(page);
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByLabel('Codice fiscale').fill('BSSLDI92P43A944X');
};

/** The sum, with a coupon. */
export const openPlanSum = async (page: Page) => {
  await confirmPlanData(page);
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await applyCoupon(page, 'BENVENUTA20');
};

/** The provider's page is closed again, unpaid. */
export const awaitPlanPayment = async (page: Page) => {
  await openPlanSum(page);
  await (await openPlanPaymentPage(page, 'Paga 47,82 €')).close();
  await awaitedPayment(page).getByRole('link').waitFor();
};

export const askForSigningLink = async (page: Page) => {
  await press('FIRMA CONTRATTO CON OTP')(page);
  await page.getByRole('button', { name: 'Invia OTP' }).click();
  await page.getByRole('dialog', { name: 'Manca davvero poco!' }).waitFor();
};

/** With a subject that the help has something to say on. */
export const writeTicket = async (page: Page) => {
  await press('nuovo ticket')(page);
  await page.getByRole('textbox', { name: 'Oggetto' }).fill('Quando ricevo il compenso?');
  await page.getByText('Forse la risposta c’è già', { exact: true }).waitFor();
};

/** The question before every patient is removed. */
export const removeEverybody = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Seleziona tutti i pazienti/ }).check();
  await press('Elimina pazienti')(page);
};
