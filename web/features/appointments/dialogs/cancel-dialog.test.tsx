import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appointmentNoticeBody } from '#contracts/chat/appointment-notice';
import { instantFromIso } from '#contracts/kernel/instant';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const evening = 'lun 30 novembre 2026, 18:30-19:30';
const question = "Sei sicuro di voler annullare l'appuntamento in programma?";

/** Dottor Rinaldi asks to cancel the evening session with Giulia. */
async function askToCancel({ user }: RenderedApp, name = evening) {
  const entry = await screen.findByRole('article', { name });
  await user.click(within(entry).getByRole('button', { name: /^Altro sull’appuntamento/ }));
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  return within(await screen.findByRole('dialog', { name: question }));
}

const open = () => renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'rinaldi' });
/** Sets what the platform records as paid for the session, in euro. */
function pay({ platform }: RenderedApp, payment: { paid_amount?: number; wallet_amount?: number }): void {
  const event = platform.db.events.get('event-giulia-accepted');
  if (!event) throw new Error('The seed lost the session.');
  const { paid_amount: _paid, wallet_amount: _wallet, ...configuration } = event.configuration;
  platform.db.events.change(event.public_token, { configuration: { ...configuration, ...payment } });
}

/** The session is cancelled in another tab, and Giulia is told of it. */
function cancelElsewhere({ platform }: RenderedApp): void {
  const { events, messages } = platform.db;
  const event = events.get('event-giulia-accepted');
  const [message] = messages.list(({ body }) => body.includes('event_pt:event-giulia-accepted'));
  if (!event || !message) throw new Error('The seed lost the session, or its card.');
  events.change(event.public_token, { configuration: { ...event.configuration, status: 'denied' } });
  const body = appointmentNoticeBody(`Appuntamento annullato: ${evening}`, event.public_token);
  messages.put({ ...message, public_token: 'message-cancelled-elsewhere', body });
}

const statusOf = ({ platform }: RenderedApp) => platform.db.events.get('event-giulia-accepted')?.configuration.status;

test('says what is cancelled, who is told and what is credited, and can be left (APPT-54, APPT-56, APPT-61, APPT-63)', async () => {
  const app = open();
  pay(app, { paid_amount: 50, wallet_amount: 20 });
  const dialog = await askToCancel(app);
  expect(dialog.getByText(/Giulia Moretti, lun 30 novembre 2026, 18:30-19:30/)).toBeVisible();
  expect(dialog.getByText('70,00 € tornano come credito al paziente.')).toBeVisible();
  expect(dialog.getByText(/almeno 24 ore prima/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'No, non annullare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(statusOf(app)).toBe('accepted');
});

test.each([
  { payment: {}, says: /^Se la seduta è già stata pagata/ },
  { payment: { paid_amount: 0, wallet_amount: 0 }, says: null },
])('promises as credit only what is known to be paid: $payment (APPT-63)', async ({ payment, says }) => {
  const app = open();
  pay(app, payment);
  const dialog = await askToCancel(app);
  if (says) expect(dialog.getByText(says)).toBeVisible();
  else expect(dialog.queryByText(/credito/)).not.toBeInTheDocument();
});

test('cancels within the last 24 hours too: the notice is information only (APPT-62)', async () => {
  const app = renderScreen('#/dashboard/calendar?day=2026-11-23', { signedInAs: 'rinaldi' });
  const start_timestamp = instantFromIso('2026-11-23T17:30:00Z') / 1000;
  const tonight = { start_timestamp, end_timestamp: start_timestamp + 3600 };
  app.platform.db.events.change('event-giulia-accepted', tonight);
  const dialog = await askToCancel(app, 'lun 23 novembre 2026, 18:30-19:30');
  expect(dialog.getByText(/almeno 24 ore prima/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  await waitFor(() => expect(statusOf(app)).toBe('denied'));
});

test('cancels, says so, and leaves the focus on the list it is gone from (APPT-55, APPT-57, APPT-59, CAL-29)', async () => {
  const app = open();
  const dialog = await askToCancel(app);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  expect(await screen.findByText('Appuntamento eliminato con successo')).toBeVisible();
  expect(statusOf(app)).toBe('denied');
  await waitFor(() => expect(screen.queryByRole('article', { name: evening })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: '30/11/2026' })).toHaveFocus());
});

test('tells a failure inside the dialog, where it can be tried again (APPT-60, LEG-25)', async () => {
  const app = open();
  const dialog = await askToCancel(app);
  app.platform.faults.set('listEvents', ['status-500']);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  const problem = await dialog.findByRole('alert');
  expect(problem).toHaveTextContent('errore generico');
  expect(problem).toHaveTextContent('L’appuntamento resta in programma.');
  expect(statusOf(app)).toBe('accepted');
  app.platform.faults.set('listEvents', []);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  expect(await screen.findByText('Appuntamento eliminato con successo')).toBeVisible();
  expect(statusOf(app)).toBe('denied');
});

test('an appointment cancelled elsewhere meanwhile is told calmly, and nothing is asked any more (APPT-53, APPT-60)', async () => {
  const app = open();
  const dialog = await askToCancel(app);
  cancelElsewhere(app);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  const told = within(await screen.findByRole('dialog', { name: 'Non c’è niente da annullare' }));
  expect(told.getByText(/^L’appuntamento risulta già annullato/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument());
  expect(screen.queryByText('errore generico')).not.toBeInTheDocument();
  await app.user.click(told.getByText('Chiudi'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('article', { name: evening })).not.toBeInTheDocument();
});

test.each(['status-500', 'success-without-effect'] as const)(
  'says that the outcome of a cancellation answered by %s is not known',
  async (fault) => {
    const app = open();
    const dialog = await askToCancel(app);
    app.platform.faults.set('updateBooking', [fault]);
    await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
    expect(await screen.findByText('Non sappiamo se è riuscito')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test('a cancellation whose card is lost says what is so, and sends the card alone (APPT-58)', async () => {
  const app = open();
  const cards = () => app.platform.db.messages.list(({ body }) => body.startsWith('Appuntamento annullato: '));
  const dialog = await askToCancel(app);
  app.platform.faults.set('noticeChatAppend', ['status-500']);
  await app.user.click(dialog.getByRole('button', { name: 'Sì, annulla appuntamento' }));
  const unnotified = within(await screen.findByRole('dialog', { name: 'Appuntamento annullato' }));
  expect(unnotified.getByRole('alert')).toHaveTextContent('Il paziente non ha ancora ricevuto l’avviso in chat');
  expect(statusOf(app)).toBe('denied');
  expect(cards()).toEqual([]);
  app.platform.faults.set('noticeChatAppend', []);
  await app.user.click(unnotified.getByRole('button', { name: 'Manda l’avviso' }));
  expect(await screen.findByText('Appuntamento eliminato con successo')).toBeVisible();
  expect(cards()).toHaveLength(1);
});
