import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const withRinaldi = '#/dashboard/chat?selected_chat=chat-giulia-rinaldi';
const card = (name: string) => screen.findByRole('article', { name });

test('gives a card the button its appointment has everywhere (CHAT-23)', async () => {
  renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const pending = within(await card('lun 7 dicembre 2026, 18:30-19:30'));
  expect(pending.getByRole('button', { name: 'conferma appuntamento' })).toBeEnabled();
  const open = within(await card('lun 23 novembre 2026, 10:05-11:05'));
  expect(open.getByRole('button', { name: 'Partecipa alla seduta' })).toBeEnabled();
});

test('the therapist’s card is the calendar’s row: one date, one state, one act, the rest behind ⋯ (APPT-52, APPT-53)', async () => {
  const { user } = renderScreen(withRinaldi, { signedInAs: 'rinaldi' });
  const confirmed = await card('lun 30 novembre 2026, 18:30-19:30');
  const names = within(confirmed)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['APPUNTAMENTO CONFERMATO', 'Modifica', 'Altro sull’appuntamento con Giulia Moretti']);
  expect(confirmed.textContent.match(/novembre/g)).toHaveLength(1);
  expect(confirmed).not.toHaveTextContent('Giulia Moretti');
  const rest = async (entry: HTMLElement) => {
    await user.click(within(entry).getByRole('button', { name: /^Altro/ }));
    return within(await screen.findByRole('dialog', { name: /^Altro sull’appuntamento/ }));
  };
  const offered = await rest(confirmed);
  expect(offered.getByRole('button', { name: 'Annulla' })).toBeEnabled();
  expect(offered.queryByRole('link', { name: 'Scrivi in chat' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  const over = await rest(await card('lun 14 settembre 2026, 18:30-19:30'));
  expect(over.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
});

test('says of a cancelled appointment that it is, and offers nothing (CHAT-24)', async () => {
  renderScreen(withRinaldi, { signedInAs: 'rinaldi' });
  const cancelled = await card('lun 2 novembre 2026, 18:30-19:30');
  expect(cancelled).toHaveTextContent('ANNULLATA');
  expect(within(cancelled).queryByRole('button')).not.toBeInTheDocument();
});

/** Rinaldi's paid session of 30 November is cancelled; the platform names what was paid, or does not. */
function cancelPaid({ db }: RenderedApp['platform'], payment: { paid_amount?: number; wallet_amount?: number }): void {
  const event = db.events.get('event-giulia-accepted');
  if (!event) throw new Error('The seed has lost a session that tests know.');
  const { paid_amount: _paid, wallet_amount: _wallet, ...configuration } = event.configuration;
  db.events.change('event-giulia-accepted', { configuration: { ...configuration, ...payment, status: 'denied' } });
}

test.each([
  {
    payment: { paid_amount: 57.5, wallet_amount: 12.5 },
    says: '70,00 € di questa seduta sono tornati come credito, che si usa in automatico.',
  },
  { payment: {}, says: 'Se l’avevi già pagata, l’importo è diventato credito.' },
])('tells a patient on the card what of a cancelled session became credit: $payment (APPT-63)', async (row) => {
  const { platform, user } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  cancelPaid(platform, row.payment);
  const cancelled = within(await card('lun 30 novembre 2026, 18:30-19:30'));
  expect(cancelled.getByText(row.says)).toBeVisible();
  expect(cancelled.getByText('Per un altro orario scrivi qui al terapeuta.')).toBeVisible();
  const credit = cancelled.getByRole('button', { name: 'Il tuo credito' });
  credit.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Il tuo credito' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(credit).toHaveFocus());
});

test.each([
  {
    payment: { paid_amount: 57.5, wallet_amount: 12.5 },
    says: '70,00 € di questa seduta sono tornati al paziente come credito.',
  },
  { payment: {}, says: 'Se era già pagata, l’importo è tornato al paziente come credito.' },
])('tells the therapist on the card, too, what became of the money: $payment (APPT-63)', async ({ payment, says }) => {
  const { platform } = renderScreen(withRinaldi, { signedInAs: 'rinaldi' });
  cancelPaid(platform, payment);
  const cancelled = within(await card('lun 30 novembre 2026, 18:30-19:30'));
  expect(cancelled.getByText(says)).toBeVisible();
  expect(cancelled.queryByRole('button')).not.toBeInTheDocument();
});

test('what was given back is told once, on the last card about the session (APPT-63)', async () => {
  const { platform } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const { messages } = platform.db;
  const first = messages.list(({ body }) => String(body).includes('event_pt:event-giulia-accepted'))[0];
  if (!first) throw new Error('The seed has lost the card of a session that tests know.');
  cancelPaid(platform, { paid_amount: 57.5, wallet_amount: 12.5 });
  messages.put({
    ...first,
    public_token: 'message-of-cancellation',
    body: 'Appuntamento annullato: lun 30 novembre 2026, 18:30-19:30 event_pt:event-giulia-accepted',
    creation_timestamp: platform.now() / 1000,
  });
  const told = await screen.findAllByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' });
  expect(told).toHaveLength(1);
  expect(told[0]).toHaveTextContent('70,00 € di questa seduta sono tornati come credito');
});

test('speaks of no credit where nothing was paid (APPT-63)', async () => {
  const app = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  cancelPaid(app.platform, { paid_amount: 0 });
  const cancelled = within(await card('lun 30 novembre 2026, 18:30-19:30'));
  expect(cancelled.getByText('Per un altro orario scrivi qui al terapeuta.')).toBeVisible();
  expect(cancelled.queryByText(/credito/)).not.toBeInTheDocument();
});

test('of a session whose time has passed only the credit is still worth a word', async () => {
  renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const cancelled = within(await card('lun 2 novembre 2026, 18:30-19:30'));
  expect(cancelled.getByText(/sono tornati come credito/)).toBeVisible();
  expect(cancelled.queryByText(/Per un altro orario/)).not.toBeInTheDocument();
});

test('says the same of an appointment that is no longer there (CHAT-26)', async () => {
  const { platform } = renderScreen('#/dashboard/chat?selected_chat=chat-giulia-serafini', { signedInAs: 'giulia' });
  platform.db.events.remove('event-giulia-pending');
  expect(await screen.findByText('ANNULLATA')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'conferma appuntamento' })).not.toBeInTheDocument();
});

test('calls an appointment gone only when the list was read again after its card', async () => {
  const { platform } = renderScreen(withRinaldi, { signedInAs: 'giulia' });
  const row = platform.db.events.get('event-giulia-unpaid');
  platform.db.events.remove('event-giulia-unpaid');
  const listEvents = platform.heldCalls.hold('listEvents');
  listEvents.answerOne();
  await card('lun 30 novembre 2026, 18:30-19:30');
  expect(screen.getAllByText('ANNULLATA')).toHaveLength(1);
  if (row) platform.db.events.put(row);
  listEvents.release();
  await card('lun 7 dicembre 2026, 18:30-19:30');
  expect(screen.getAllByText('ANNULLATA')).toHaveLength(1);
});

test('tells a card that could not be read from one that is cancelled', async () => {
  const { platform, user } = renderScreen('#/dashboard/chat?selected_chat=chat-giulia-serafini', {
    signedInAs: 'giulia',
  });
  platform.faults.set('listEvents', ['status-500']);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.queryByText('ANNULLATA')).not.toBeInTheDocument();
  platform.faults.set('listEvents', []);
  await user.click(retry);
  expect(await card('mer 2 dicembre 2026, 13:00-13:30')).toBeVisible();
});

test('creates an appointment for the patient one speaks with, and its card appears (CHAT-13, CHAT-14)', async () => {
  const { user } = renderScreen('#/dashboard/chat?selected_chat=chat-marco-rinaldi', { signedInAs: 'rinaldi' });
  await user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  const field = (name: string) => form.getByLabelText(name, { selector: 'input' });
  await waitFor(() => expect(field('Paziente')).toHaveValue('Marco Ferri'));
  await enterText(user, field('Titolo'), 'Primo incontro');
  await user.click(form.getByRole('checkbox', { name: /^Colloquio conoscitivo/ }));
  await enterText(user, field('Data'), '25/11/2026');
  await user.type(field('Ora'), '15');
  await user.click(form.getByRole('button', { name: 'Salva appuntamento' }));
  const made = await card('mer 25 novembre 2026, 15:00-16:00');
  expect(within(made).getByRole('button', { name: 'in attesa di conferma' })).toBeVisible();
  expect(screen.queryByText('ANNULLATA')).not.toBeInTheDocument();
});

test('the card of an appointment that was moved says where to, and acts no more: its new time does (APPT-42)', async () => {
  const { user } = renderScreen(withRinaldi, { signedInAs: 'rinaldi' });
  const before = await card('lun 30 novembre 2026, 18:30-19:30');
  await user.click(within(before).getByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  const date = await form.findByLabelText('Data', { selector: 'input' });
  await user.clear(date);
  await enterText(user, date, '01/12/2026');
  await user.click(form.getByRole('button', { name: 'Sposta appuntamento' }));
  expect(await screen.findByText('Spostato: mar 1 dicembre 2026, 18:30-19:30')).toBeVisible();
  const after = await card('mar 1 dicembre 2026, 18:30-19:30');
  expect(within(after).getByRole('button', { name: 'APPUNTAMENTO CONFERMATO' })).toBeVisible();
  expect(screen.getAllByRole('article', { name: 'mar 1 dicembre 2026, 18:30-19:30' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Vedi nel calendario' })).toHaveAttribute(
    'href',
    '#/dashboard/calendar?day=2026-12-01',
  );
});

test('what is left of a move that was told to nobody stays in front, although its card has become another', async () => {
  const { platform, user } = renderScreen(withRinaldi, { signedInAs: 'rinaldi' });
  const before = await card('lun 30 novembre 2026, 18:30-19:30');
  platform.faults.set('noticeChatAppend', ['status-500']);
  await user.click(within(before).getByRole('button', { name: 'Modifica' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' });
  const date = await within(dialog).findByLabelText('Data', { selector: 'input' });
  await user.clear(date);
  await enterText(user, date, '01/12/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Sposta appuntamento' }));
  expect(await screen.findByText('Spostato: mar 1 dicembre 2026, 18:30-19:30')).toBeInTheDocument();
  expect(screen.getByText(/Manca ancora l’avviso al paziente/)).toBeVisible();
  platform.faults.set('noticeChatAppend', []);
  await user.click(screen.getByRole('button', { name: 'Completa lo spostamento' }));
  expect(await card('mar 1 dicembre 2026, 18:30-19:30')).toBeInTheDocument();
});

test('offers a patient no new appointment (CHAT-15)', async () => {
  renderScreen(withRinaldi, { signedInAs: 'giulia' });
  await card('lun 30 novembre 2026, 18:30-19:30');
  expect(screen.queryByRole('button', { name: 'Nuovo appuntamento' })).not.toBeInTheDocument();
});
