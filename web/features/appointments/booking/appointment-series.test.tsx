import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

/** Opens the form for a weekly session of Rinaldi with Giulia, from Tuesday 12 January at ten. */
async function openSeries({ date = '12/01/2027', time = '10', times = '4 volte' } = {}) {
  const app = renderScreen('#/dashboard/chat?selected_chat=chat-giulia-rinaldi', { signedInAs: 'rinaldi' });
  await app.user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(field('Paziente')).toHaveValue('Giulia Moretti'));
  await put(app.user, 'Titolo', 'Seduta in serie');
  await app.user.click(form.getByRole('radio', { name: /^Singola/ }));
  await put(app.user, 'Data', date);
  await put(app.user, 'Ora', time);
  await app.user.click(form.getByRole('checkbox', { name: 'Ripeti ogni settimana' }));
  await app.user.selectOptions(field('Quante volte in tutto'), times);
  return { ...app, form };
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });

async function put(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.paste(text);
}

const day = (name: string) => screen.findByRole('checkbox', { name });
const press = ({ user }: RenderedApp, name: string) => user.click(screen.getByRole('button', { name }));
const asked = (app: RenderedApp) => app.asked.filter((name) => name === 'appointments/book-appointment');

/** The starts of the created appointments of the series, in order. */
const made = ({ platform }: RenderedApp) =>
  platform.db.events
    .list(({ configuration }) => configuration.title === 'Seduta in serie')
    .map(({ start_timestamp }) => new Date(start_timestamp * 1000).toISOString())
    .sort();
const weekly = ['2027-01-12', '2027-01-19', '2027-01-26', '2027-02-02'].map((date) => `${date}T09:00:00.000Z`);

test('creates an ordinary appointment for each week and says how many', async () => {
  const app = await openSeries();
  await press(app, 'Salva 4 appuntamenti');
  const told = 'Creati 4 appuntamenti, ogni settimana. Il primo: mar 12 gennaio 2027, 10:00-11:00';
  expect(await screen.findByText(told)).toBeVisible();
  expect(made(app)).toEqual(weekly);
  const cards = app.platform.db.messages.list(({ body }) => body.startsWith('Appuntamenti settimanali: '));
  expect(cards).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('lists every date before saving, each with what it overlaps, and leaves out what is not wanted', async () => {
  const app = await openSeries({ date: '23/11/2026', time: '18:30', times: '4 volte' });
  const taken = await day('lun 30 novembre 2026, 18:30-19:30');
  await waitFor(() => expect(taken).toHaveAccessibleDescription('Si sovrappone a 18:30-19:30 con Giulia Moretti.'));
  expect(taken).not.toBeChecked();
  const last = await day('lun 14 dicembre 2026, 18:30-19:30');
  expect(last).toBeChecked();
  await app.user.click(last);
  await press(app, 'Salva appuntamento');
  expect(await screen.findByText('Appuntamento creato: lun 23 novembre 2026, 18:30-19:30')).toBeVisible();
  expect(made(app)).toEqual(['2026-11-23T17:30:00.000Z']);
});

test('leaves out holidays by name, and takes one that is ticked by hand', async () => {
  const app = await openSeries({ date: '01/12/2026', times: '6 volte' });
  const holiday = await day('mar 8 dicembre 2026, 10:00-11:00');
  expect(holiday).not.toBeChecked();
  expect(holiday).toHaveAccessibleDescription('È festa: Immacolata.');
  await app.user.click(holiday);
  await press(app, 'Salva 6 appuntamenti');
  expect(await screen.findByText(/^Creati 6 appuntamenti/)).toBeVisible();
  expect(made(app)).toContain('2026-12-08T09:00:00.000Z');
});

test('the appointments of one series name the same series', async () => {
  const app = await openSeries({ times: '2 volte' });
  await press(app, 'Salva 2 appuntamenti');
  expect(await screen.findByText(/^Creati 2 appuntamenti/)).toBeVisible();
  const named = app.platform.db.events
    .list(({ configuration }) => configuration.title === 'Seduta in serie')
    .map(({ configuration }) => configuration['series']);
  expect(new Set(named).size).toBe(1);
  expect(named[0]).toEqual(expect.any(String));
});

test('asks for a date when every one is left out, and creates nothing', async () => {
  const app = await openSeries({ times: '2 volte' });
  await app.user.click(await day('mar 12 gennaio 2027, 10:00-11:00'));
  await app.user.click(await day('mar 19 gennaio 2027, 10:00-11:00'));
  await press(app, 'Salva appuntamento');
  expect(await app.form.findByRole('alert')).toHaveTextContent('Scegli almeno una data');
  expect(made(app)).toEqual([]);
});

test('keeps the time on the clock of Rome over the end of summer time', async () => {
  const app = await openSeries({ date: '26/10/2027', time: '18:30', times: '2 volte' });
  await press(app, 'Salva 2 appuntamenti');
  expect(await screen.findByText(/^Creati 2 appuntamenti/)).toBeVisible();
  expect(made(app)).toEqual(['2027-10-26T16:30:00.000Z', '2027-11-02T17:30:00.000Z']);
});

test('leaves out the date on which the clock of Rome skips the hour, even one ticked before, and says so', async () => {
  const app = await openSeries({ date: '19/03/2028', times: '3 volte' });
  const ticked = await day('dom 26 marzo 2028, 10:00-11:00');
  await app.user.dblClick(ticked);
  expect(ticked).toBeChecked();
  await put(app.user, 'Ora', '2.30');
  const skipped = await day('domenica 26 marzo 2028, 02:30');
  expect(skipped).not.toBeChecked();
  expect(skipped).toBeDisabled();
  expect(skipped).toHaveAccessibleDescription('Quest’ora non esiste: quella notte gli orologi passano dalle 2 alle 3.');
  await press(app, 'Salva 2 appuntamenti');
  expect(await screen.findByText(/^Creati 2 appuntamenti/)).toBeVisible();
  expect(made(app)).toEqual(['2028-03-19T01:30:00.000Z', '2028-04-02T00:30:00.000Z']);
});

test('a date taken meanwhile keeps only itself from being created, and is told with its reason (APPT-38)', async () => {
  const app = await openSeries();
  await day('mar 19 gennaio 2027, 10:00-11:00');
  const [event] = app.platform.db.events.list(({ public_token }) => public_token === 'event-giulia-accepted');
  const taken = Date.parse('2027-01-19T09:30:00Z') / 1000;
  if (event) {
    const inTheWay = { public_token: 'event-in-the-way', start_timestamp: taken, end_timestamp: taken + 1800 };
    app.platform.db.events.put({ ...event, ...inTheWay });
  }
  await press(app, 'Salva 4 appuntamenti');
  const heading = await screen.findByRole('heading', { name: 'Creati 3 appuntamenti su 4' });
  await waitFor(() => expect(heading).toHaveFocus());
  const row = screen.getByText('mar 19 gennaio 2027, 10:00-11:00').closest('li');
  expect(row).toHaveTextContent('Esiste già un appuntamentot data e ora');
  expect(screen.getAllByText('Creato')).toHaveLength(3);
  expect(made(app)).toEqual(weekly.filter((start) => !start.startsWith('2027-01-19')));
  app.platform.db.events.remove('event-in-the-way');
  await press(app, 'Riprova');
  expect(await screen.findByText(/^Creati 4 appuntamenti/)).toBeVisible();
  expect(made(app)).toEqual(weekly);
});

test('a failure half way stops there, is told truthfully, and another try doubles nothing', async () => {
  const app = await openSeries();
  const addEvent = app.platform.heldCalls.hold('addEvent');
  await press(app, 'Salva 4 appuntamenti');
  addEvent.answerOne();
  expect(await screen.findByText('Appuntamento 2 di 4')).toBeVisible();
  await waitFor(() => expect(asked(app)).toHaveLength(2));
  app.dropConnection();
  addEvent.release();
  expect(
    await screen.findByRole('heading', { name: 'Creati 2 appuntamenti su 4, di uno non lo sappiamo' }),
  ).toBeVisible();
  const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Creato$/),
    expect.stringMatching(/Creato$/),
    expect.stringMatching(/Non sappiamo se è riuscito$/),
    expect.stringMatching(/Non ancora creato$/),
  ]);
  app.dropConnection(false);
  await press(app, 'Riprova');
  expect(await screen.findByText(/^Creati 4 appuntamenti/)).toBeVisible();
  expect(made(app)).toEqual(weekly);
});

test('an appointment of which nobody knows whether it was created is not created twice by another try', async () => {
  const app = await openSeries({ times: '2 volte' });
  app.platform.faults.set('addEvent', ['connection-lost-before']);
  await press(app, 'Salva 2 appuntamenti');
  const unknown = 'Di un appuntamento non sappiamo se è stato creato';
  expect(await screen.findByRole('heading', { name: unknown })).toBeVisible();
  expect(screen.getByText(/^Non sappiamo se è riuscito/)).toBeVisible();
  expect(screen.getByText(/non lo fa una seconda volta/)).toBeVisible();
  expect(screen.queryByText(/Nessun appuntamento creato|Quelli creati restano/)).not.toBeInTheDocument();
  app.platform.faults.load({});
  await press(app, 'Riprova');
  expect(await screen.findByText(/^Creati 2 appuntamenti/)).toBeVisible();
  expect(made(app)).toEqual(weekly.slice(0, 2));
});

test('a series whose form was closed half way still tells how it ended', async () => {
  const app = await openSeries({ times: '2 volte' });
  const addEvent = app.platform.heldCalls.hold('addEvent');
  await press(app, 'Salva 2 appuntamenti');
  expect(await screen.findByText('Appuntamento 1 di 2')).toBeVisible();
  await waitFor(() => expect(asked(app)).toHaveLength(1));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  app.dropConnection();
  addEvent.release();
  expect(await screen.findByText('Creato 1 appuntamento su 2, di uno non lo sappiamo')).toBeVisible();
});

test('two quick presses make one series', async () => {
  const app = await openSeries({ times: '2 volte' });
  await app.user.dblClick(screen.getByRole('button', { name: 'Salva 2 appuntamenti' }));
  expect(await screen.findByText(/^Creati 2 appuntamenti/)).toBeVisible();
  expect(made(app)).toEqual(weekly.slice(0, 2));
  expect(asked(app)).toHaveLength(2);
});

test('never repeats an introductory talk, and says why', async () => {
  const app = renderScreen('#/dashboard/chat?selected_chat=chat-marco-rinaldi', { signedInAs: 'rinaldi' });
  await app.user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(field('Paziente')).toHaveValue('Marco Ferri'));
  await app.user.click(form.getByRole('checkbox', { name: 'Ripeti ogni settimana' }));
  await app.user.click(form.getByRole('checkbox', { name: /^Colloquio conoscitivo/ }));
  expect(form.getByText('Il colloquio conoscitivo è uno solo per paziente: non si ripete.')).toBeVisible();
  expect(form.queryByRole('checkbox', { name: 'Ripeti ogni settimana' })).not.toBeInTheDocument();
  await put(app.user, 'Titolo', 'Seduta in serie');
  await put(app.user, 'Data', '25/11/2026');
  await put(app.user, 'Ora', '15');
  await press(app, 'Salva appuntamento');
  expect(await screen.findByText('Appuntamento creato: mer 25 novembre 2026, 15:00-16:00')).toBeVisible();
  expect(made(app)).toHaveLength(1);
});
