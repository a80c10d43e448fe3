import type { Page } from '@playwright/test';
import { backEndEnvironment, buildOnce } from '#bench/built-product';
import { startChromium } from '#bench/chromium';
import type { Figure } from '#bench/figures';
import { measurePress, notePresses, type Press } from '#bench/presses/measured-press';
import type { AtEnd } from '#bench/run-parts';
import { putOnSlowLine } from '#bench/slow-line';
import { instantFromMs } from '#contracts/kernel/instant';
import { signIn } from '#e2e/people';
import type { Database } from '#mocks/db/create-db';
import { startPlatform } from '#mocks/start-server';
import { startChild, untilReady } from '#scripts/child-process';

const sentence = 'Racconta la settimana con parole sue, e nota da sola che cosa è cambiato dall’ultima volta. ';
const surnames = ['Rossi', 'Bianchi', 'Ferrari', 'Esposito', 'Romano'];
const ports = { spaPort: 4535, platformPort: 4536 };
const origin = `http://localhost:${ports.spaPort}`;

/** Presses of a therapist with 500 patients, on a slow line. */
export async function measurePatients(atEnd: AtEnd): Promise<Figure[]> {
  await buildOnce();
  const platform = await startPlatform({ port: ports.platformPort, now: () => instantFromMs(Date.now()) });
  atEnd(platform.close);
  addPatients(platform.platform.db, 500);
  const backEnd = startChild('bff/server/main.ts', [], backEndEnvironment(ports));
  atEnd(backEnd.stop);
  await untilReady(backEnd, `${origin}/readyz`);
  const browser = await startChromium(atEnd);
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  await notePresses(page);
  await signIn(page, 'rinaldi');
  await page.goto('/#/dashboard/patients');
  await page.getByRole('table', { name: 'Pazienti' }).waitFor();
  await putOnSlowLine(page);
  const figures: Figure[] = [];
  for (const press of pressesOn(page)) figures.push(await measurePress(page, press));
  return [...figures, await measureSave(page)];
}

function pressesOn(page: Page): readonly Press[] {
  const one = page.getByRole('table', { name: 'Pazienti' }).getByRole('checkbox').first();
  const all = page.getByRole('checkbox', { name: /^Seleziona tutti/ });
  const more = page.getByRole('button', { name: 'Mostra altri 50' });
  const compact = page.getByRole('checkbox', { name: 'Vista compatta' });
  const searchBox = page.getByRole('searchbox');
  const search = page.getByRole('button', { name: 'CERCA' });
  return [
    { name: 'choose one patient', press: () => one.click() },
    { name: 'choose all patients', press: () => all.click(), reset: () => all.click() },
    { name: 'show fifty more', press: () => more.click() },
    { name: 'compact rows', press: () => compact.click() },
    { name: 'type a letter of a search', press: () => searchBox.press('i'), reset: () => searchBox.fill('ross') },
    { name: 'search', press: () => search.click(), times: 1 },
  ];
}

async function measureSave(page: Page): Promise<Figure> {
  await page.goto('/#/dashboard/patient-card?user_pt=pt-giulia&tab=note');
  await page.getByRole('button', { name: 'Nuova nota' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titolo').fill('Misura');
  await dialog.getByLabel('Testo').fill('Una nota breve.');
  const save = page.getByRole('button', { name: 'Salva informazioni' });
  return measurePress(page, { name: 'save a note', press: () => save.click(), times: 1 });
}

/** Gives Rinaldi that many patients with one session and five notes each. */
function addPatients({ users, events }: Database, count: number): void {
  const [rinaldi, giulia] = [users.get('pt-rinaldi'), users.get('pt-giulia')];
  const [event] = events.list(({ resource }) => resource === 'pt-rinaldi');
  if (!rinaldi || !giulia || !event) throw new Error('The demonstration has no Rinaldi, Giulia or session of theirs.');
  const tokens = Array.from({ length: count - 1 }, (_, at) => `pt-molti-${at}`);
  for (const [at, token] of tokens.entries()) {
    const names = { nome: `Paziente ${at}`, cognome: surnames[at % surnames.length] ?? '' };
    users.put({
      ...giulia,
      public_token: token,
      private_token: `secret-${token}`,
      email: `${token}@example.org`,
      public_configuration: { ...giulia.public_configuration, ...names },
    });
    const configuration = { ...event.configuration, boocal: { owner: 'pt-rinaldi', targets: [token] } };
    events.put({ ...event, public_token: `event-${token}`, targets: [token], configuration });
  }
  const patients = ['pt-giulia', ...tokens].map((token) => ({
    user_pt: token,
    anamnesi: sentence.repeat(8),
    notes: Array.from({ length: 5 }, (_, at) => ({
      id: `${token}-${at}`,
      title: `Incontro ${at + 1}`,
      text: sentence.repeat(6),
      date: `0${at + 1}/10/2026`,
    })),
  }));
  users.change('pt-rinaldi', { public_configuration: { ...rinaldi.public_configuration, patients } });
}
