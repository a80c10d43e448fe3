import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hourMs, instantFromIso, minuteMs } from '#contracts/kernel/instant';
import { noRoomYet } from '#web/copy/no-room-yet';
import { renderScreen } from '#web/testing/render-app.tsx';

const inTenDays = instantFromIso('2026-12-03T09:00:00Z');

/** The entry whose day and times begin with the text. */
const entry = (when: string) => screen.findByRole('article', { name: new RegExp(`^${when}`) });

test("shows a patient's next sessions under the patient's title (CAL-24, CAL-25)", async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  const title = await screen.findByRole('heading', { name: 'Sedute in programma' });
  const list = within(title.closest('section') as HTMLElement);
  const entries = await list.findAllByRole('article');
  const expected = [
    'lun 23 novembre 2026, 10:05-11:05',
    'lun 30 novembre 2026, 18:30-19:30',
    'mer 2 dicembre 2026, 13:00-13:30',
    'lun 7 dicembre 2026, 18:30-19:30',
  ];
  expect(entries).toHaveLength(expected.length);
  expected.forEach((when, index) => {
    expect(entries[index]).toHaveAccessibleName(when);
  });
});

test("shows a therapist five at most, under the therapist's title (CAL-23, CAL-28)", async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'rinaldi' });
  const title = await screen.findByRole('heading', { name: 'Prossimi Appuntamenti' });
  expect(await within(title.closest('section') as HTMLElement).findAllByRole('listitem')).toHaveLength(5);
});

test('says so when nothing is planned yet (CAL-30)', async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'sara' });
  expect(await screen.findByText('Non hai ancora appuntamenti in programma')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trova un terapeuta' })).toHaveAttribute('href', '#/dashboard/therapist');
});

test('gives each entry of a patient the button of its state (APPT-73, APPT-76, APPT-77, APPT-81)', async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  const open = within(await entry('lun 23 novembre'));
  expect(open.getByRole('button', { name: 'Partecipa alla seduta' })).toBeEnabled();
  const confirmed = within(await entry('lun 30 novembre'));
  expect(confirmed.getByRole('button', { name: 'APPUNTAMENTO CONFERMATO' })).toBeDisabled();
  expect(confirmed.getByText('Inizia tra 7 giorni.')).toBeVisible();
  const pending = within(await entry('mer 2 dicembre'));
  expect(pending.getByRole('button', { name: 'conferma appuntamento' })).toBeEnabled();
  expect(pending.getByText(/^Tocca a te/)).toBeVisible();
  expect(pending.getByText('Colloquio conoscitivo con Chiara Serafini')).toBeVisible();
});

test.each([
  ['behind', -hourMs],
  ['ahead', 2 * hourMs],
])('lets a patient in whose clock is %s, by the time of the server (APPT-73)', async (_, deviceAheadMs) => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia', deviceAheadMs });
  const open = within(await entry('lun 23 novembre'));
  expect(open.getByRole('button', { name: 'Partecipa alla seduta' })).toBeEnabled();
});

test('says once above the sessions of a patient that there is no session room', async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await entry('lun 30 novembre');
  const list = screen.getByRole('region', { name: 'Sedute in programma' });
  expect(within(list).getAllByText(noRoomYet, { exact: false })).toHaveLength(1);
});

test.each(['giulia', 'rinaldi'] as const)(
  'counts down for %s, and lets in by itself ten minutes before the start (APPT-70, APPT-71, APPT-73, APPT-76)',
  async (signedInAs) => {
    const { platform, passTime } = renderScreen('#/dashboard/calendar', { signedInAs, clock: 'by-hand' });
    const start = (platform.now() + 12 * minuteMs) / 1000;
    platform.db.events.change('event-giulia-accepted', { start_timestamp: start, end_timestamp: start + 3600 });
    const soon = within(await entry('lun 23 novembre 2026, 10:12'));
    expect(soon.getByText(/^Inizia tra 12 minuti\./)).toBeVisible();
    expect(soon.getByRole('button', { name: 'APPUNTAMENTO CONFERMATO' })).toBeDisabled();
    passTime(minuteMs);
    expect(soon.getByText(/^Inizia tra 11 minuti\./)).toBeVisible();
    passTime(minuteMs);
    expect(soon.queryByText(/^Inizia tra/)).not.toBeInTheDocument();
    expect(soon.getByRole('button', { name: 'Partecipa alla seduta' })).toBeEnabled();
  },
);

test('offers a patient nothing to cancel (APPT-52, GUARD-52, GUARD-55)', async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await entry('lun 30 novembre');
  expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
});

test('lets a patient ask in chat for another time, of what has not begun', async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  const later = within(await entry('lun 30 novembre'));
  const link = later.getByRole('link', { name: 'Chiedi di spostare' });
  await waitFor(() => expect(link).toHaveAttribute('href', '#/dashboard/chat?selected_chat=chat-giulia-rinaldi'));
});

test('says of a session that is over that it is, and opens its review (APPT-78, APPT-79, RATE-03)', async () => {
  const { user } = renderScreen('#/dashboard/calendar?day=2026-11-16', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Seduta conclusa' }));
  expect(await screen.findByRole('dialog', { name: 'Recensione per Andrea Rinaldi' })).toBeVisible();
});

test('offers a therapist no review of a session that is over (APPT-80)', async () => {
  renderScreen('#/dashboard/calendar?day=2026-11-16', { signedInAs: 'rinaldi' });
  const over = await screen.findAllByRole('button', { name: 'Seduta conclusa' });
  for (const button of over) expect(button).toBeDisabled();
});

test('explains a pending appointment to a therapist who presses it (APPT-82, APPT-84)', async () => {
  const { user } = renderScreen('#/dashboard/calendar?day=2026-12-02', { signedInAs: 'serafini' });
  const waiting = await screen.findByRole('button', { name: 'in attesa di conferma' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  const notice = 'non puoi partecipare alla seduta se il paziente non conferma l’appuntamento';
  expect(await screen.findByText(notice)).toBeVisible();
});

test('says that there is no session room instead of pretending to open it', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Partecipa alla seduta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Da qui non si entra nella seduta' });
  expect(within(dialog).getByText(noRoomYet)).toBeVisible();
  const chat = await within(dialog).findByRole('link', { name: 'Scrivi in chat' });
  await waitFor(() => expect(chat).toHaveAttribute('href', '#/dashboard/chat?selected_chat=chat-giulia-rinaldi'));
});

test('accepts an introductory talk and says so in the specified words (APPT-88, APPT-89, APPT-90, APPT-91)', async () => {
  const { user, platform } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  const pending = await entry('mer 2 dicembre');
  await user.click(within(pending).getByRole('button', { name: 'conferma appuntamento' }));
  const dialog = await screen.findByRole('dialog', { name: 'Appuntamento confermato con successo' });
  expect(within(dialog).getByText("L'appuntamento è stato creato con successo.")).toBeVisible();
  expect(platform.db.events.get('event-giulia-pending')?.configuration.status).toBe('accepted');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(within(pending).getByText('APPUNTAMENTO CONFERMATO')).toBeVisible());
});

test.each(['status-500', 'success-without-effect'] as const)(
  'tells a confirmation that failed by %s beside its button, and sends it again on demand (APPT-92)',
  async (fault) => {
    const { user, platform } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
    const pending = within(await entry('mer 2 dicembre'));
    platform.faults.set('updateBooking', [fault]);
    await user.click(pending.getByRole('button', { name: 'conferma appuntamento' }));
    const problem = await pending.findByRole('alert');
    expect(problem).toHaveTextContent('Non sappiamo se è riuscito');
    expect(platform.db.events.get('event-giulia-pending')?.configuration.status).toBe('pending');
    platform.faults.set('updateBooking', []);
    await user.click(within(problem).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('dialog', { name: 'Appuntamento confermato con successo' })).toBeVisible();
  },
);

test('refuses to confirm a day after the start, without asking the platform (APPT-86, APPT-87)', async () => {
  const { user, platform } = renderScreen('#/dashboard/calendar?day=2026-12-02', {
    signedInAs: 'giulia',
    now: inTenDays,
  });
  platform.db.events.change('event-giulia-pending', {
    start_timestamp: Date.UTC(2026, 11, 2, 8) / 1000,
    end_timestamp: Date.UTC(2026, 11, 2, 9) / 1000,
  });
  const confirm = await screen.findByRole('button', { name: 'conferma appuntamento' });
  platform.faults.set('*', ['status-500']);
  await user.click(confirm);
  expect(await screen.findByText('Il tempo per confermare questo appuntamento è scaduto.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(platform.db.events.get('event-giulia-pending')?.configuration.status).toBe('pending');
  platform.faults.set('*', []);
  await user.click(screen.getByRole('link', { name: 'Scrivi al terapeuta' }));
  expect(
    await screen.findByDisplayValue(/^Buongiorno, il tempo per confermare l’appuntamento di mer 2 dicembre/),
  ).toBeVisible();
});

test('opens consent and payment for a paid session, and charges nothing by that (APPT-93)', async () => {
  const { user, platform } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await user.click(within(await entry('lun 7 dicembre')).getByRole('button', { name: 'conferma appuntamento' }));
  expect(await screen.findByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
  expect(platform.db.events.get('event-giulia-unpaid')?.configuration.status).toBe('pending');
});

test('leads to the chat with words that ask for another time, which nothing sends or keeps by itself', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  const ask = async () => within(await entry('lun 30 novembre')).getByRole('link', { name: 'Chiedi di spostare' });
  await waitFor(async () =>
    expect(await ask()).toHaveAttribute('href', expect.stringContaining('chat-giulia-rinaldi')),
  );
  await user.click(await ask());
  const box = await screen.findByRole('textbox', { name: /messaggio/i });
  expect(box).toHaveValue(
    'Buongiorno, avrei bisogno di spostare l’appuntamento di lun 30 novembre 2026, 18:30-19:30. È possibile un altro orario?',
  );
  // Words of ours are no draft: they would outlive the appointment they name.
  const list = within(await screen.findByRole('region', { name: 'Conversazioni' }));
  await user.click(list.getByRole('link', { name: /Chiara Serafini/ }));
  await screen.findByRole('log', { name: /Chiara Serafini/ });
  expect(list.getByRole('link', { name: /Andrea Rinaldi/ })).not.toHaveTextContent('Bozza');
  await user.click(list.getByRole('link', { name: /Andrea Rinaldi/ }));
  await screen.findByRole('log', { name: /Andrea Rinaldi/ });
  expect(screen.getByRole('textbox', { name: /messaggio/i })).toHaveValue('');
});

test('a patient sees a series as one entry that opens to the rest, and what was cancelled of it in one box (CAL-28, APPT-63)', async () => {
  const app = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  const { events } = app.platform.db;
  const event = events.get('event-giulia-accepted');
  if (!event) throw new Error('The seed lost the session.');
  for (const [week, status] of (['pending', 'pending', 'denied', 'denied'] as const).entries()) {
    const start_timestamp = instantFromIso('2026-11-24T09:00:00Z') / 1000 + week * 7 * 86_400;
    events.put({
      ...{ ...event, start_timestamp, end_timestamp: start_timestamp + 3600, public_token: `event-week-${week}` },
      configuration: { ...event.configuration, status, series: 'series-of-giulia' },
    });
  }
  const first = await entry('mar 24 novembre 2026, 10:00');
  const rest = within(first.closest('li') as HTMLElement);
  await app.user.click(rest.getByRole('button', { name: 'La serie continua: 1 seduta, il 01/12/2026' }));
  expect(rest.getByText('mar 1 dicembre 2026,')).toBeVisible();
  const cancelled = screen.getAllByRole('note', { name: /annullat/ });
  expect(cancelled).toHaveLength(1);
  expect(cancelled[0]).toHaveTextContent('Erano 2 sedute, dal 08/12/2026 al 15/12/2026 con Andrea Rinaldi.');
});
