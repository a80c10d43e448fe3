import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

/** A confirmed and paid session of Rinaldi with Giulia. */
const session = 'event-giulia-accepted';
const moved = 'Appuntamento spostato: mar 1 dicembre 2026, 10:30-11:30';
const wayBack = { name: 'Annulla lo spostamento' };

const openWeek = () => renderScreen('#/dashboard/calendar?view=week&day=2026-11-30', { signedInAs: 'rinaldi' });

/** Rinaldi drags the session of Monday evening to Tuesday morning, and says yes. */
async function dragToTuesday({ user }: RenderedApp): Promise<void> {
  const block = await screen.findByRole('button', { name: /^Giulia Moretti, 18:30-19:30/ });
  fireEvent.pointerDown(block, { button: 0, pointerType: 'mouse', clientX: 10, clientY: 10 });
  const over = await screen.findByRole('button', { name: /^martedì 1 dicembre 2026, 10:30/ });
  fireEvent.pointerMove(over, { clientX: 200, clientY: 200 });
  fireEvent.pointerUp(window);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  await user.click(await dialog.findByRole('button', { name: 'Sposta appuntamento' }));
  expect(await screen.findByText(moved)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const sessionIn = ({ platform }: RenderedApp) =>
  platform.db.events.list(({ configuration }) => JSON.stringify(configuration.moved_from ?? []).includes(session))[0];
const noticesIn = ({ platform }: RenderedApp) =>
  platform.db.messages.list(({ body }) => body.startsWith('Appuntamento modificato: ')).length;

test('a move is taken back by the keyboard: time, confirmation and payment are as before, and the patient is told twice (APPT-44, APPT-49)', async () => {
  const app = openWeek();
  const before = app.platform.db.events.get(session);
  const { status, paid_amount, wallet_amount } = before?.configuration ?? {};
  const patient = app.platform.db.users.get('pt-giulia');
  await dragToTuesday(app);
  const notices = noticesIn(app);
  expect(screen.getByText('Se annulli lo spostamento, il paziente riceve un secondo avviso in chat.')).toBeVisible();
  // The focus may still be on its way from the closed dialog: from the toast's last button it goes back one stop.
  const toast = screen.getByText(moved).closest('[role="status"]') as HTMLElement;
  within(toast).getAllByRole('button').at(-1)?.focus();
  await app.user.tab({ shift: true });
  expect(screen.getByRole('button', wayBack)).toHaveFocus();
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText('Spostamento annullato: lun 30 novembre 2026, 18:30-19:30')).toBeVisible();
  expect(screen.queryByRole('button', wayBack)).not.toBeInTheDocument();
  expect(sessionIn(app)).toMatchObject({
    start_timestamp: before?.start_timestamp,
    configuration: { status, paid_amount, wallet_amount },
  });
  expect(status).toBe('accepted');
  expect(app.platform.db.users.get('pt-giulia')).toEqual(patient);
  expect(noticesIn(app)).toBe(notices + 1);
  expect(await screen.findByRole('button', { name: /^Giulia Moretti, 18:30-19:30/ })).toBeVisible();
});

test('the way back is not offered when the old time is no longer free', async () => {
  const app = renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'rinaldi' });
  const event = app.platform.db.events.get(session);
  if (!event) throw new Error('The seed has lost a session that tests know.');
  app.platform.db.events.put({ ...event, public_token: 'event-in-the-way' });
  const [entry] = await screen.findAllByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' });
  await app.user.click(within(entry as HTMLElement).getByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  await app.user.clear(form.getByLabelText('Ora', { selector: 'input' }));
  await app.user.paste('10');
  await app.user.click(form.getByRole('button', { name: 'Sposta appuntamento' }));
  expect(await screen.findByText('Appuntamento spostato: lun 30 novembre 2026, 10:00-11:00')).toBeVisible();
  expect(screen.queryByRole('button', wayBack)).not.toBeInTheDocument();
});

function setOnline({ dropConnection }: RenderedApp, isOnline: boolean): void {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dropConnection(!isOnline);
}

const notBack = 'Lo spostamento non è stato annullato';
const back = 'Spostamento annullato: lun 30 novembre 2026, 18:30-19:30';
const stays = /L’appuntamento resta fissato: mar 1 dicembre 2026, 10:30-11:30\. Puoi riprovare\./;

test.each([
  {
    what: 'the connection is lost',
    fail: (app: RenderedApp) => setOnline(app, false),
    mend: (app: RenderedApp) => setOnline(app, true),
  },
  {
    what: 'the calendar cannot be read',
    fail: ({ platform }: RenderedApp) => platform.faults.set('listEvents', ['status-500']),
    mend: ({ platform }: RenderedApp) => platform.faults.set('listEvents', []),
  },
  {
    what: 'the write fails, and the calendar tells that it did',
    fail: ({ platform }: RenderedApp) => platform.faults.set('addEvent', ['status-500']),
    mend: ({ platform }: RenderedApp) => platform.faults.set('addEvent', []),
  },
])('where $what the way back says so with the time, stands, and succeeds at the next press', async ({ fail, mend }) => {
  const app = openWeek();
  await dragToTuesday(app);
  const notices = noticesIn(app);
  fail(app);
  await app.user.click(screen.getByRole('button', wayBack));
  expect(await screen.findByText(notBack)).toBeVisible();
  expect(screen.getByText(stays)).toBeVisible();
  expect(sessionIn(app)?.configuration.status).toBe('accepted');
  mend(app);
  await app.user.click(screen.getByRole('button', wayBack));
  expect(await screen.findByText(back)).toBeVisible();
  expect(screen.queryByRole('button', wayBack)).not.toBeInTheDocument();
  expect(screen.queryByText(notBack)).not.toBeInTheDocument();
  expect(noticesIn(app)).toBe(notices + 1);
});

test('a way back that cannot be found out about names both times, and may be tried again', async () => {
  const app = openWeek();
  await dragToTuesday(app);
  app.dropConnection();
  await app.user.click(screen.getByRole('button', wayBack));
  expect(await screen.findByText('Non sappiamo se è riuscito')).toBeVisible();
  expect(screen.getByText(/ancora mar 1 dicembre 2026, 10:30-11:30, oppure di nuovo lun 30 novembre/)).toBeVisible();
  app.dropConnection(false);
  await app.user.click(screen.getByRole('button', wayBack));
  expect(await screen.findByText(back)).toBeVisible();
});

test('a way back whose answer was lost and that is found made is finished, and is made once', async () => {
  const app = openWeek();
  await dragToTuesday(app);
  const notices = noticesIn(app);
  app.platform.faults.set('deleteEvent', ['connection-lost-before']);
  const deletions = app.calls.filter((name) => name === 'deleteEvent').length;
  const readings = app.platform.heldCalls.hold('listEvents');
  await app.user.click(screen.getByRole('button', wayBack));
  await waitFor(() => {
    readings.answerOne();
    expect(app.calls.filter((name) => name === 'deleteEvent').length).toBeGreaterThan(deletions);
  });
  app.platform.faults.set('deleteEvent', []);
  readings.release();
  expect(await screen.findByText(back)).toBeVisible();
  expect(noticesIn(app)).toBe(notices + 1);
});
