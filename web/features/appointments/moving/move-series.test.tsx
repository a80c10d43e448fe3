import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const days = ['2027-01-12', '2027-01-19', '2027-01-26'] as const;

/** Opens the first of Rinaldi's three weekly sessions with Giulia, on Tuesdays at ten. */
async function open(): Promise<RenderedApp> {
  const app = renderScreen('#/dashboard/calendar?day=2027-01-12', { signedInAs: 'rinaldi' });
  const { events } = app.platform.db;
  const event = events.get('event-giulia-accepted');
  if (!event) throw new Error('The seed lost the session.');
  for (const [index, day] of days.entries()) {
    const start_timestamp = Date.parse(`${day}T09:00:00Z`) / 1000;
    const times = { start_timestamp, end_timestamp: start_timestamp + 3600 };
    const configuration = { ...event.configuration, title: `Seduta ${index + 1}`, series: 'series-of-giulia' };
    events.put({ ...event, ...times, public_token: `event-week-${index + 1}`, configuration });
  }
  const entry = await screen.findByRole('article', { name: /^mar 12 gennaio 2027, 10:00/ });
  await app.user.click(within(entry).getByRole('button', { name: 'Modifica' }));
  await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' });
  return app;
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });
const all = () => screen.findByRole('radio', { name: 'Questo e i successivi: 3 in tutto' });

async function put(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.paste(text);
}

/** Starts and titles of the series, in order of time. */
const series = ({ platform }: RenderedApp) =>
  platform.db.events
    .list(({ configuration }) => configuration['series'] === 'series-of-giulia')
    .sort((one, other) => one.start_timestamp - other.start_timestamp)
    .map(({ start_timestamp, configuration }) => [
      new Date(start_timestamp * 1000).toISOString().slice(0, 16),
      configuration.title,
    ]);

test('of a series one moves alone, unless the following are asked for', async () => {
  const app = await open();
  await all();
  await put(app.user, 'Ora', '11');
  await app.user.click(screen.getByRole('button', { name: 'Sposta appuntamento' }));
  expect(await screen.findByText(/^Appuntamento spostato: mar 12 gennaio 2027, 11:00/)).toBeVisible();
  expect(series(app)).toEqual([
    ['2027-01-12T10:00', 'Seduta 1'],
    ['2027-01-19T09:00', 'Seduta 2'],
    ['2027-01-26T09:00', 'Seduta 3'],
  ]);
});

test('this and the following move by the same days to the same time, and each keeps its title', async () => {
  const app = await open();
  await app.user.click(await all());
  await put(app.user, 'Data', '14/01/2027');
  await put(app.user, 'Ora', '15.30');
  await app.user.click(screen.getByRole('button', { name: 'Sposta 3 appuntamenti' }));
  expect(await screen.findByText(/^Spostati 3 appuntamenti della serie/)).toBeVisible();
  expect(series(app)).toEqual([
    ['2027-01-14T14:30', 'Seduta 1'],
    ['2027-01-21T14:30', 'Seduta 2'],
    ['2027-01-28T14:30', 'Seduta 3'],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is said of a moved series names its first day and nobody, and offers no way back but moving it again', async () => {
  const app = await open();
  await app.user.click(await all());
  await put(app.user, 'Data', '19/01/2027');
  await app.user.click(screen.getByRole('button', { name: 'Sposta 3 appuntamenti' }));
  const said = await screen.findByText(
    'Spostati 3 appuntamenti della serie. Il primo: mar 19 gennaio 2027, 10:00-11:00',
  );
  const toast = said.closest<HTMLElement>('[role="status"]');
  expect(toast).toHaveTextContent('Per tornare indietro sposta di nuovo «Questo e i successivi».');
  expect(toast).not.toHaveTextContent('Giulia');
  const buttons = within(toast as HTMLElement).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Chiudi']);
});

test('a shift of a whole week meets none of the series itself', async () => {
  const app = await open();
  await app.user.click(await all());
  await put(app.user, 'Data', '19/01/2027');
  await app.user.click(screen.getByRole('button', { name: 'Sposta 3 appuntamenti' }));
  expect(await screen.findByText(/^Spostati 3 appuntamenti della serie/)).toBeVisible();
  expect(series(app).map(([start]) => start)).toEqual(['2027-01-19T09:00', '2027-01-26T09:00', '2027-02-02T09:00']);
});

test('one that finds its new time taken stays, is told, and keeps no other from moving', async () => {
  const app = await open();
  const start_timestamp = Date.parse('2027-01-21T09:00:00Z') / 1000;
  const event = app.platform.db.events.get('event-giulia-accepted');
  if (!event) throw new Error('The seed lost the session.');
  const times = { start_timestamp, end_timestamp: start_timestamp + 3600 };
  app.platform.db.events.put({ ...event, ...times, public_token: 'event-in-the-way' });
  await app.user.click(await all());
  await put(app.user, 'Data', '14/01/2027');
  await app.user.click(screen.getByRole('button', { name: 'Sposta 3 appuntamenti' }));
  const heading = await screen.findByRole('heading', { name: 'Spostati 2 appuntamenti su 3' });
  await waitFor(() => expect(heading).toHaveFocus());
  const row = screen.getByText('gio 21 gennaio 2027, 10:00-11:00').closest('li');
  expect(row).toHaveTextContent('Esiste già un appuntamentot data e ora');
  expect(series(app).map(([start]) => start)).toEqual(['2027-01-14T09:00', '2027-01-19T09:00', '2027-01-28T09:00']);
});

test('one that can neither be moved nor put back stops the series, and is named as lost', async () => {
  const app = await open();
  await app.user.click(await all());
  await put(app.user, 'Ora', '10:30');
  app.platform.faults.set('addEvent', ['status-500']);
  await app.user.click(screen.getByRole('button', { name: 'Sposta 3 appuntamenti' }));
  expect(await screen.findByRole('heading', { name: 'L’appuntamento potrebbe non esserci più' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/Se era già pagato, scrivi anche all’assistenza/);
  expect(screen.getByRole('note')).toHaveTextContent(/quelli che seguono sono rimasti com’erano/);
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  expect(series(app).map(([start]) => start)).toEqual(['2027-01-19T09:00', '2027-01-26T09:00']);
});
