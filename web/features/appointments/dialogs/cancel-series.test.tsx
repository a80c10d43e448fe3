import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const days = ['2026-11-30', '2026-12-14', '2026-12-21'] as const;
const question = "Sei sicuro di voler annullare l'appuntamento in programma?";

/** Rinaldi's weekly series with Giulia: the evening session of the seed and two more, the last one paid. */
function open(): RenderedApp {
  const app = renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'rinaldi' });
  const { events } = app.platform.db;
  const event = events.get('event-giulia-accepted');
  if (!event) throw new Error('The seed lost the session.');
  const { paid_amount: _, wallet_amount: __, ...plain } = event.configuration;
  const configuration = { ...plain, series: 'series-of-giulia' };
  for (const [index, day] of days.entries()) {
    const start_timestamp = Date.parse(`${day}T17:30:00Z`) / 1000;
    const times = { start_timestamp, end_timestamp: start_timestamp + 3600 };
    const isLast = index === days.length - 1;
    const own = isLast
      ? { ...configuration, status: 'accepted' as const, paid_amount: 70 }
      : { ...configuration, status: 'pending' as const };
    events.put({
      ...event,
      ...times,
      public_token: index === 0 ? event.public_token : `event-week-${index}`,
      configuration: own,
    });
  }
  return app;
}

async function ask({ user }: RenderedApp) {
  const entry = await screen.findByRole('article', { name: /^lun 30 novembre 2026, 18:30/ });
  await user.click(within(entry).getByRole('button', { name: /^Altro sull’appuntamento/ }));
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  return within(await screen.findByRole('dialog', { name: question }));
}

const cards = ({ platform }: RenderedApp) =>
  platform.db.messages
    .list(({ body }) => body.includes(' annullat') && body.startsWith('Appuntament'))
    .map(({ body }) => body);

const yes = { name: 'Sì, annulla appuntamento' };
const cancelled = ({ platform }: RenderedApp) =>
  platform.db.events
    .list(({ configuration }) => configuration['series'] === 'series-of-giulia' && configuration.status === 'denied')
    .map(({ public_token }) => public_token)
    .sort();

test('of a series only the one that was pressed is cancelled, unless the following are asked for', async () => {
  const app = open();
  const dialog = await ask(app);
  expect(await dialog.findByRole('radio', { name: 'Solo questo' })).toBeChecked();
  await app.user.click(dialog.getByRole('button', yes));
  expect(await screen.findByText('Appuntamento eliminato con successo')).toBeVisible();
  expect(cancelled(app)).toEqual(['event-giulia-accepted']);
});

test('this and the following are cancelled one by one, and the credit of all is told before', async () => {
  const app = open();
  const dialog = await ask(app);
  await app.user.click(await dialog.findByRole('radio', { name: 'Questo e i successivi: 3 in tutto' }));
  expect(dialog.getByText(/un solo avviso in chat per tutti i 3 appuntamenti/)).toBeVisible();
  expect(dialog.getByText('70,00 € tornano come credito al paziente.')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla 3 appuntamenti' }));
  const said = 'Annullati 3 appuntamenti della serie. Il primo: lun 30 novembre 2026, 18:30-19:30';
  expect(await screen.findByText(said)).toBeVisible();
  expect(cancelled(app)).toEqual(['event-giulia-accepted', 'event-week-1', 'event-week-2']);
  expect(cards(app)).toEqual([expect.stringMatching(/^Appuntamenti della serie annullati: da lun 30 novembre 2026/)]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failure half way stops there, says which are cancelled, and goes on from there', async () => {
  const app = open();
  const held = app.platform.heldCalls.hold('updateBooking');
  const dialog = await ask(app);
  await app.user.click(await dialog.findByRole('radio', { name: /^Questo e i successivi/ }));
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla 3 appuntamenti' }));
  held.answerOne();
  expect(await screen.findByText('Appuntamento 2 di 3')).toBeVisible();
  app.dropConnection();
  held.release();
  expect(await screen.findByRole('heading', { name: /^Annullat. .* su 3, di uno non lo sappiamo$/ })).toHaveFocus();
  app.dropConnection(false);
  await app.user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/^Annullati 3 appuntamenti della serie/)).toBeVisible();
  expect(cancelled(app)).toHaveLength(3);
});

test('one of them that somebody cancelled meanwhile is cancelled like the others, and the patient is told once', async () => {
  const app = open();
  const dialog = await ask(app);
  await app.user.click(await dialog.findByRole('radio', { name: /^Questo e i successivi/ }));
  const event = app.platform.db.events.get('event-week-1');
  if (!event) throw new Error('The series lost its second week.');
  app.platform.db.events.change('event-week-1', { configuration: { ...event.configuration, status: 'denied' } });
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla 3 appuntamenti' }));
  expect(await screen.findByText(/^Annullati 3 appuntamenti della serie/)).toBeVisible();
  expect(cancelled(app)).toHaveLength(3);
  expect(cards(app)).toHaveLength(1);
});

test('a card that is missing is named at the end, and sent without cancelling anything again (APPT-58)', async () => {
  const app = open();
  const dialog = await ask(app);
  await app.user.click(await dialog.findByRole('radio', { name: /^Questo e i successivi/ }));
  app.platform.faults.set('noticeChatAppend', ['status-500']);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla 3 appuntamenti' }));
  expect(await screen.findByRole('heading', { name: 'Annullati 3 appuntamenti su 3' })).toBeVisible();
  expect(screen.getByText(/^Il paziente non ha ancora ricevuto l’avviso in chat/)).toBeVisible();
  app.platform.faults.set('noticeChatAppend', []);
  await app.user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/^Annullati 3 appuntamenti della serie/)).toBeVisible();
  expect(cards(app)).toHaveLength(1);
});
