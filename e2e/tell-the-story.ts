import { expect, type Locator, type Page } from '@playwright/test';
import { pressEscape } from '#e2e/keyboard';
import { goTo, openAfresh } from '#e2e/open-afresh';
import { ahead } from '#e2e/session-hour';
import { pressBehindMore, say } from '#e2e/sessions';

interface Pair {
  readonly patient: Page;
  readonly therapist: Page;
}

/** The talk they agree on. */
const talk = ahead(45, '10:00');

/** The story of the demonstration, from the directory to a cancelled talk, in two browsers that are signed in. */
export async function tellTheStory(pair: Pair): Promise<void> {
  const { patient, therapist } = pair;
  await openDirectory(patient);
  await patient.goto('/#/dashboard/therapist-detail?pt=pt-rinaldi');
  await agreeOnTalk(pair);
  await cancelTalk(therapist);
  await openAfresh(patient, '/#/dashboard/chat');
  await patient.getByRole('link', { name: /Andrea Rinaldi/ }).click();
  await expect(patient.getByRole('log').getByText('ANNULLATA').first()).toBeVisible();
}

/** Sara's first visit of the directory, which begins with its tutorial. */
export async function openDirectory(patient: Page): Promise<void> {
  await patient.goto('/#/dashboard/therapist');
  await expect(patient.getByRole('heading', { level: 1, name: 'Trova terapeuta' })).toBeVisible();
  await patient.getByRole('dialog', { name: 'Trova il Tuo terapeuta' }).getByRole('button', { name: 'Salta' }).click();
}

/** From the therapist's page, which the patient has open, to a first talk in both calendars. */
export async function agreeOnTalk({ patient, therapist }: Pair): Promise<void> {
  await writeFirst(patient);
  await answer(therapist);
  await expect(patient.getByRole('log')).toContainText('Buongiorno Sara, volentieri.');
  await proposeTalk(therapist);
  await confirmTalk(patient);
  await seeItAccepted(patient);
  await seeItAccepted(therapist);
}

async function writeFirst(patient: Page): Promise<void> {
  await patient
    .getByRole('button', { name: /^Scrivi (?:un messaggio|in chat)$/ })
    .first()
    .click();
  const dialog = patient.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Buongiorno, vorrei un primo colloquio.');
  await dialog.getByRole('button', { name: /^Invia/ }).click();
  await expect(patient).toHaveURL(/#\/dashboard\/chat\?selected_chat=/);
  await expect(patient.getByRole('log')).toContainText('Buongiorno, vorrei un primo colloquio.');
}

async function answer(therapist: Page): Promise<void> {
  await therapist.goto('/#/dashboard/chat');
  await therapist.getByRole('link', { name: /Sara Lombardi/ }).click();
  await expect(therapist.getByRole('log')).toContainText('vorrei un primo colloquio');
  await say(therapist, 'Buongiorno Sara, volentieri.');
}

async function proposeTalk(therapist: Page): Promise<void> {
  await therapist.getByRole('button', { name: 'Nuovo appuntamento' }).click();
  const dialog = therapist.getByRole('dialog');
  await dialog.getByLabel('Titolo').fill('Primo colloquio');
  await expect(dialog.getByLabel('Paziente')).toHaveValue('Sara Lombardi');
  await dialog.getByLabel(/^Colloquio conoscitivo/).check();
  await dialog.getByRole('textbox', { name: 'Data' }).fill(talk.typed);
  await dialog.getByLabel('Ora', { exact: true }).fill(talk.time);
  await dialog.getByRole('button', { name: 'Salva appuntamento' }).click();
  await expect(dialog).toBeHidden();
  await expect(therapist.getByRole('log')).toContainText(talk.text);
}

async function confirmTalk(patient: Page): Promise<void> {
  await patient.getByRole('log').getByRole('button', { name: 'conferma appuntamento' }).click();
  const confirmed = patient.getByRole('dialog');
  await expect(confirmed).toContainText('Appuntamento confermato con successo');
  await expect(confirmed).toContainText("L'appuntamento è stato creato con successo.");
  await pressEscape(patient);
}

/** Checks the talk in the calendar's month and the day's list beside it. */
async function seeItAccepted(page: Page): Promise<void> {
  await goTo(page, `/#/dashboard/calendar?calendar=${talk.start}`);
  await page.getByRole('gridcell', { name: `${talk.day}, 1 appuntamento` }).click();
  await expect(talkIn(page).getByText('APPUNTAMENTO CONFERMATO')).toBeVisible();
}

/** The talk by its time: until the day's list is loaded, the next appointments are there with the same buttons. */
function talkIn(page: Page): Locator {
  return page.getByRole('article', { name: talk.text });
}

async function cancelTalk(therapist: Page): Promise<void> {
  await pressBehindMore(talkIn(therapist), 'Annulla');
  const dialog = therapist.getByRole('dialog');
  await expect(dialog).toContainText("Sei sicuro di voler annullare l'appuntamento in programma?");
  await dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }).click();
  await expect(therapist.getByText('Appuntamento eliminato con successo')).toBeVisible();
}
