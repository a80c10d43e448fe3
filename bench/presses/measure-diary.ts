import type { Page } from '@playwright/test';
import { startBuiltProduct } from '#bench/built-product';
import { startChromium } from '#bench/chromium';
import type { Figure } from '#bench/figures';
import { measurePress, notePresses, type Press } from '#bench/presses/measured-press';
import type { AtEnd } from '#bench/run-parts';
import { putOnSlowLine } from '#bench/slow-line';
import { mostEntries } from '#contracts/diary/diary.api';
import { moods } from '#contracts/diary/moods';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { instantFromMs } from '#contracts/kernel/instant';
import { romeDate, shiftDays } from '#contracts/kernel/rome-time';
import { signIn } from '#e2e/people';
import { personas } from '#mocks/personas';

/** One less than the most: one more can be saved. */
const entries = mostEntries - 1;

const headers = { 'content-type': 'application/json' };
const notes = [
  'Ho dormito bene e sono uscita a camminare lungo il naviglio prima di cena.',
  '',
  'Riunione lunga, testa piena. La sera una minestra e a letto presto.',
  'Ho chiamato mia sorella: abbiamo parlato della casa in montagna e di papà, senza litigare.',
];

/** Presses in a diary with the most entries, on a slow line. */
export async function measureDiary(atEnd: AtEnd): Promise<Figure[]> {
  const product = await startBuiltProduct({ spaPort: 4530, platformPort: 4531 }, atEnd);
  const diary = longDiary(entries, romeDate(instantFromMs(Date.now())));
  await storeDiary(product.platform, personas.giulia.privateToken, diary);
  const browser = await startChromium(atEnd);
  const page = await browser.newPage({ baseURL: product.origin, viewport: { width: 1280, height: 900 } });
  await notePresses(page);
  await signIn(page, 'giulia');
  await openWholeDiary(page);
  await putOnSlowLine(page);
  const figures: Figure[] = [];
  for (const press of pressesOn(page)) figures.push(await measurePress(page, press));
  return [...figures, await measureSave(page)];
}

/** Loads every entry: the box for all of them shows their number when they are loaded. */
async function openWholeDiary(page: Page): Promise<void> {
  await page.goto('/#/dashboard/diary');
  const all = allEntries(page);
  await all.click();
  await page.getByText(`${entries} note selezionate`).waitFor();
  await all.click();
}

function allEntries(page: Page) {
  return page.getByRole('checkbox', { name: /^Seleziona tutte le note/ });
}

function pressesOn(page: Page): readonly Press[] {
  const all = allEntries(page);
  const boxes = page.getByRole('table', { name: 'Note del diario' }).getByRole('checkbox');
  const more = page.getByRole('button', { name: /^Mostra altre/ });
  const words = page.getByRole('button', { name: /^(?:Nascondi|Mostra)$/ });
  const add = page.getByRole('button', { name: 'Aggiungi un’emozione' });
  const edit = page.getByRole('button', { name: /^Modifica / }).nth(2);
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  return [
    { name: 'choose one entry', press: () => boxes.nth(3).click() },
    { name: 'choose all entries', press: () => all.click(), reset: () => all.click() },
    { name: 'show fifty more', press: () => more.click() },
    { name: 'choose one among three hundred', press: () => boxes.nth(250).click() },
    { name: 'hide or show moods and notes', press: () => words.click() },
    { name: 'open the picker', press: () => add.click(), reset: close },
    { name: 'open the form of an entry', press: () => edit.click(), reset: close },
  ];
}

async function measureSave(page: Page): Promise<Figure> {
  await page.getByRole('button', { name: 'Grato', exact: true }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Salva' });
  return measurePress(page, { name: 'save an entry', press: () => save.click(), times: 1 });
}

/** A diary of several entries a day, newest first, as the platform stores it. */
function longDiary(count: number, today: CivilDate): object[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `5f0c1c52-8f4e-4b7a-9d3e-${String(at).padStart(12, '0')}.1x2y3z`,
    status: moods[(at * 7) % moods.length],
    comment: notes[at % notes.length],
    date: italianDate(shiftDays(today, -Math.floor(at / 3))),
  }));
}

/** Stores a diary in a patient's account on the demonstration platform. */
async function storeDiary(platform: string, private_token: string, diary: readonly object[]): Promise<void> {
  const session = `${platform}/appserver/endpoint.php/session`;
  const read = await fetch(session, { method: 'POST', headers, body: JSON.stringify({ private_token }) });
  const { user } = (await read.json()) as { user: { public_configuration: object } };
  const changed = { ...user, public_configuration: { ...user.public_configuration, diary } };
  const body = JSON.stringify({ private_token, user: changed });
  const answer = await fetch(`${platform}/appserver/endpoint.php/user`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`The platform refused the diary with ${answer.status}.`);
}
