import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

/** A paid session of Rinaldi with Giulia. */
const session = 'event-giulia-accepted';
const evening = 'lun 30 novembre 2026, 18:30-19:30';

/** Rinaldi opens the dialog from the entry of the evening session. */
async function openMove(options: { readonly to?: string } = {}) {
  const app = renderScreen(options.to ?? '#/dashboard/calendar?day=2026-11-30', { signedInAs: 'rinaldi' });
  const entry = await screen.findByRole('article', { name: evening });
  await app.user.click(within(entry).getByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  await waitFor(() => expect(field('Data')).toHaveFocus());
  return { ...app, form };
}

type OpenMove = Awaited<ReturnType<typeof openMove>>;

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });

/** Replaces the whole text of a field. */
async function put({ user }: Pick<RenderedApp, 'user'>, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.paste(text);
}

/** Types the next day, at ten. */
async function putElsewhere(app: OpenMove): Promise<void> {
  await put(app, 'Data', '01/12/2026');
  await put(app, 'Ora', '10');
}

const move = ({ user, form }: OpenMove) => user.click(form.getByRole('button', { name: 'Sposta appuntamento' }));
const ownEvents = ({ platform }: RenderedApp) =>
  platform.db.events.list(({ resource, targets, configuration }) => {
    const isOfThePair = resource === 'pt-rinaldi' && targets.includes('pt-giulia');
    return isOfThePair && configuration.status !== 'denied';
  });
const movedOnes = (app: RenderedApp) =>
  ownEvents(app).filter(({ configuration }) => JSON.stringify(configuration.moved_from ?? []).includes(session));

test('begins with what can be changed, and says below in words what cannot and why (APPT-45, APPT-46, APPT-47, APPT-48)', async () => {
  const { form } = await openMove();
  const inOrder = ['Data', 'Ora', 'Durata', 'Titolo'].map(field);
  expect(field('Titolo')).toHaveValue('Seduta individuale');
  expect(field('Data')).toHaveValue('30/11/2026');
  expect(field('Ora')).toHaveValue('18:30');
  expect(field('Durata')).toHaveValue('2');
  const locked = ['Paziente', 'Tipo di appuntamento'].map((name) => form.getByText(name));
  const all = [...inOrder, ...locked];
  for (const [index, part] of all.slice(1).entries()) {
    expect(all[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  for (const one of inOrder) expect(one).toBeEnabled();
  const [patient, kind] = locked.map((name) => name.parentElement);
  expect(patient).toHaveTextContent(/Giulia Moretti.*Non si cambia/);
  expect(kind).toHaveTextContent(/Seduta terapeutica singola.*prezzo e pagamento sono legati al tipo/);
  for (const role of ['checkbox', 'radio']) expect(form.queryByRole(role)).not.toBeInTheDocument();
});

test('offers half hours while a time is typed, and nothing over the fields below once it is typed in full', async () => {
  const app = await openMove();
  await put(app, 'Ora', '18:3');
  expect(await screen.findByRole('option', { name: '18:30' })).toBeVisible();
  await app.user.type(field('Ora'), '0');
  await waitFor(() => expect(screen.queryByRole('option', { name: '18:30' })).not.toBeInTheDocument());
  expect(field('Ora')).toHaveValue('18:30');
});

test('names the old and the new time before saving, moves it, and says so (APPT-44, APPT-49)', async () => {
  const app = await openMove();
  await putElsewhere(app);
  const button = app.form.getByRole('button', { name: 'Sposta appuntamento' });
  expect(button).toHaveAccessibleDescription(
    /Adesso lun 30 novembre 2026, 18:30-19:30 Nuovo orario mar 1 dicembre 2026, 10:00-11:00 .*non si paga di nuovo/,
  );
  await app.user.click(button);
  expect(await screen.findByText('Appuntamento spostato: mar 1 dicembre 2026, 10:00-11:00')).toBeVisible();
  expect(movedOnes(app)).toMatchObject([{ configuration: { status: 'accepted' } }]);
  expect(app.platform.db.events.get(session)).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('article', { name: evening })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: '30/11/2026' })).toHaveFocus());
});

test('moves once on two quick presses', async () => {
  const app = await openMove();
  await putElsewhere(app);
  const before = ownEvents(app).length;
  await app.user.dblClick(app.form.getByRole('button', { name: 'Sposta appuntamento' }));
  expect(await screen.findByText(/^Appuntamento spostato/)).toBeVisible();
  expect(ownEvents(app)).toHaveLength(before);
  expect(app.asked.filter((name) => name === 'appointments/move-appointment')).toHaveLength(1);
});

test('changes a title alone without calling it a move, and asks nothing when nothing is changed', async () => {
  const app = await openMove();
  await app.user.click(app.form.getByRole('button', { name: 'Salva modifiche' }));
  expect(await screen.findByText('Non hai cambiato nulla: l’appuntamento resta com’è.')).toBeVisible();
  expect(app.asked).not.toContain('appointments/move-appointment');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.click(
    within(screen.getByRole('article', { name: evening })).getByRole('button', { name: 'Modifica' }),
  );
  await put(app, 'Titolo', 'Seduta di fine mese');
  await app.user.click(await screen.findByRole('button', { name: 'Salva modifiche' }));
  expect(await screen.findByText(`Appuntamento modificato: ${evening}`)).toBeVisible();
  expect(movedOnes(app)).toMatchObject([{ configuration: { title: 'Seduta di fine mese' } }]);
});

test('leaves the appointment where it is when the dialog is left', async () => {
  const app = await openMove();
  const before = ownEvents(app);
  await putElsewhere(app);
  await app.user.click(app.form.getByRole('button', { name: 'Lascia com’è' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.settled();
  expect(app.asked).not.toContain('appointments/move-appointment');
  expect(ownEvents(app)).toEqual(before);
  expect(screen.getByRole('article', { name: evening })).toBeVisible();
});

test('shows a clash with another appointment before saving, never with itself (APPT-51)', async () => {
  const app = await openMove();
  await put(app, 'Ora', '19:00');
  await waitFor(() => expect(app.form.getByText('Nessun altro appuntamento.')).toBeVisible());
  expect(app.form.queryByText('Si sovrappone a un altro appuntamento')).not.toBeInTheDocument();
  await put(app, 'Data', '07/12/2026');
  expect(await app.form.findByText('Si sovrappone a un altro appuntamento')).toBeVisible();
});

test('refuses a past day and hour at their fields and asks for nothing (APPT-24, APPT-25)', async () => {
  const app = await openMove();
  await put(app, 'Data', '22/11/2026');
  await move(app);
  expect(
    await app.form.findByRole('button', { name: /^Data: Data non valida\. Questo giorno è già passato/ }),
  ).toBeVisible();
  await put(app, 'Data', '23/11/2026');
  await put(app, 'Ora', '8');
  expect(
    await app.form.findByRole('button', { name: /^Ora: Ora non valida\. Oggi quest’ora è già passata/ }),
  ).toBeVisible();
  expect(app.asked).not.toContain('appointments/move-appointment');
});

test('refuses at the time an hour that the clock of Rome skips, names no new time and asks for nothing', async () => {
  const app = await openMove();
  await put(app, 'Data', '28/03/2027');
  await put(app, 'Ora', '2.30');
  await move(app);
  const problem = 'Quest’ora non esiste: quella notte gli orologi passano dalle 2 alle 3.';
  expect(await app.form.findByRole('button', { name: `Ora: ${problem}` })).toBeVisible();
  expect(app.form.queryByText(/Nuovo orario/)).not.toBeInTheDocument();
  expect(app.asked).not.toContain('appointments/move-appointment');
});

test('tells of an hour that was taken meanwhile and keeps everything typed (APPT-36, APPT-38)', async () => {
  const app = await openMove();
  await putElsewhere(app);
  await put(app, 'Titolo', 'Seduta spostata');
  takeTime(app, '2026-12-01T09:00:00Z');
  await move(app);
  expect(await app.form.findByRole('alert')).toHaveTextContent('Esiste già un appuntamentot data e ora');
  expect(field('Titolo')).toHaveValue('Seduta spostata');
  expect(field('Data')).toHaveValue('01/12/2026');
  expect(app.platform.db.events.get(session)).toBeDefined();
});

test('tells of an appointment that was moved in another tab, where it is now, and goes on from there (C-07)', async () => {
  const app = await openMove();
  await put(app, 'Ora', '20');
  app.platform.db.events.change(session, secondsOf('2026-11-30T15:00:00Z'));
  await move(app);
  expect(await app.form.findByRole('alert')).toHaveTextContent('Questo appuntamento è cambiato nel frattempo');
  expect(await app.form.findByText('Adesso è: lun 30 novembre 2026, 16:00-17:00')).toBeVisible();
  expect(field('Ora')).toHaveValue('20:00');
  await app.user.click(app.form.getByRole('button', { name: 'Continua da qui' }));
  await move(app);
  expect(await screen.findByText('Appuntamento spostato: lun 30 novembre 2026, 20:00-21:00')).toBeVisible();
});

test.each([
  {
    told: 'Questo appuntamento è stato annullato',
    happens: ({ platform }: RenderedApp) => {
      const event = platform.db.events.get(session);
      if (event) platform.db.events.change(session, { configuration: { ...event.configuration, status: 'denied' } });
    },
  },
  {
    told: 'Questo appuntamento è già finito',
    happens: ({ platform }: RenderedApp) => platform.db.events.change(session, secondsOf('2026-11-23T07:00:00Z')),
  },
])('says once when it is too late to move it, and offers to move it no more: $told', async ({ told, happens }) => {
  const app = await openMove();
  await putElsewhere(app);
  happens(app);
  await move(app);
  expect(await app.form.findByRole('alert')).toHaveTextContent(told);
  await app.settled();
  expect(app.form.queryByText('È stato annullato nel frattempo')).not.toBeInTheDocument();
  expect(app.form.queryByRole('button', { name: 'Sposta appuntamento' })).not.toBeInTheDocument();
});

test('says plainly when the appointment may be lost, with the way to the patient (APPT-50)', async () => {
  const app = await openMove();
  await put(app, 'Ora', '19');
  app.platform.faults.set('addEvent', ['connection-lost-before']);
  await move(app);
  const problem = await app.form.findByRole('alert');
  expect(problem).toHaveTextContent('L’appuntamento potrebbe non esserci più');
  expect(problem).toHaveTextContent('Controlla il calendario');
  expect(app.form.getByRole('link', { name: 'Scrivi al paziente' })).toHaveAttribute(
    'href',
    expect.stringContaining('chat-giulia-rinaldi'),
  );
});

test('a move whose answer was lost and that is found made is finished, and has succeeded: nothing else is said (APPT-42, C-07)', async () => {
  const app = await openMove();
  await putElsewhere(app);
  app.platform.faults.set('deleteEvent', ['connection-lost-before']);
  const readings = app.platform.heldCalls.hold('listEvents');
  await move(app);
  await waitFor(() => {
    readings.answerOne();
    expect(app.calls).toContain('deleteEvent');
  });
  app.platform.faults.set('deleteEvent', []);
  readings.release();
  expect(await screen.findByText('Appuntamento spostato: mar 1 dicembre 2026, 10:00-11:00')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/Non sappiamo|Si sovrappone|Adesso è/)).not.toBeInTheDocument();
  expect(movedOnes(app)).toHaveLength(1);
  expect(app.platform.db.events.get(session)).toBeUndefined();
  expect(app.platform.db.messages.list().at(-1)?.body).toContain('Appuntamento modificato');
});

test('one that is found made but cannot be finished says that alone, clashes with nothing, and is finished by another press (APPT-51)', async () => {
  const app = await openMove();
  await putElsewhere(app);
  app.platform.faults.set('deleteEvent', ['connection-lost-before']);
  await move(app);
  expect(await app.form.findByRole('alert')).toHaveTextContent('L’appuntamento è già al nuovo orario');
  expect(screen.queryByText(/Non sappiamo|Si sovrappone|Adesso è/)).not.toBeInTheDocument();
  expect(screen.queryByText('Nuovo orario')).not.toBeInTheDocument();
  expect(app.form.queryByRole('button', { name: 'Lascia com’è' })).not.toBeInTheDocument();
  app.platform.faults.set('deleteEvent', []);
  await app.user.click(app.form.getByRole('button', { name: 'Completa lo spostamento' }));
  expect(await screen.findByText('Appuntamento spostato: mar 1 dicembre 2026, 10:00-11:00')).toBeVisible();
  expect(movedOnes(app)).toHaveLength(1);
  expect(app.platform.db.events.get(session)).toBeUndefined();
});

test('a move whose answer was lost and that is found not made says so, and can be tried again (APPT-50)', async () => {
  const app = await openMove();
  await put(app, 'Ora', '19');
  app.platform.faults.set('deleteEvent', ['connection-lost-before']);
  await move(app);
  expect(await app.form.findByRole('alert')).toHaveTextContent('L’appuntamento non è stato spostato: è com’era');
  expect(screen.queryByText(/Non sappiamo|Adesso è/)).not.toBeInTheDocument();
  expect(field('Ora')).toHaveValue('19:00');
  app.platform.faults.set('deleteEvent', []);
  await move(app);
  expect(await screen.findByText('Appuntamento spostato: lun 30 novembre 2026, 19:00-20:00')).toBeVisible();
  expect(movedOnes(app)).toHaveLength(1);
});

test('a move of which nothing can be read says only that the outcome is not known, and another press moves it once', async () => {
  const app = await openMove();
  await putElsewhere(app);
  app.dropConnection();
  await move(app);
  expect(await app.form.findByRole('alert')).toHaveTextContent('Non sappiamo se è riuscito');
  expect(field('Data')).toHaveValue('01/12/2026');
  app.dropConnection(false);
  await move(app);
  expect(await screen.findByText('Appuntamento spostato: mar 1 dicembre 2026, 10:00-11:00')).toBeVisible();
  expect(movedOnes(app)).toHaveLength(1);
});

test('the time an appointment was moved to in another tab is in nobody’s way (APPT-51)', async () => {
  const app = await openMove();
  await app.platform.doAs('rinaldi', 'moveAppointment', {
    appointment: session,
    startsAt: '2026-11-30T17:30:00.000Z',
    ...{ title: 'Seduta individuale', date: '2026-12-01', time: '10:00', slots: 2 },
    idempotencyKey: 'key-other-tab',
  });
  await putElsewhere(app);
  await move(app);
  expect(await app.form.findByText('Adesso è: mar 1 dicembre 2026, 10:00-11:00')).toBeVisible();
  expect(app.form.getByText('Nessun altro appuntamento.')).toBeVisible();
  expect(app.form.queryByText('Si sovrappone a un altro appuntamento')).not.toBeInTheDocument();
});

test('offers it for what is neither denied nor ended, in lists and on cards (APPT-53)', async () => {
  const chat = '#/dashboard/chat?selected_chat=chat-giulia-rinaldi';
  const { open } = renderScreen(chat, { signedInAs: 'rinaldi' });
  const card = (name: string) => screen.findByRole('article', { name });
  expect(within(await card(evening)).getByRole('button', { name: 'Modifica' })).toBeEnabled();
  for (const past of ['lun 14 settembre 2026, 18:30-19:30', 'lun 2 novembre 2026, 18:30-19:30']) {
    expect(within(await card(past)).queryByRole('button', { name: 'Modifica' })).not.toBeInTheDocument();
  }
  await open('/dashboard/calendar?day=2026-11-30');
  expect(within(await card(evening)).getByRole('button', { name: 'Modifica' })).toBeEnabled();
  await open('/dashboard/calendar?day=2026-11-16');
  expect(await screen.findByRole('button', { name: 'Seduta conclusa' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Modifica' })).not.toBeInTheDocument();
});

test('lets a patient ask for another time and change nothing (GUARD-51)', async () => {
  renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'giulia' });
  const entry = within(await screen.findByRole('article', { name: evening }));
  expect(entry.getByRole('link', { name: 'Chiedi di spostare' })).toBeVisible();
  expect(entry.queryByRole('button', { name: 'Modifica' })).not.toBeInTheDocument();
});

/** The start and the end of one hour, as in the platform's rows. */
function secondsOf(start: string) {
  const start_timestamp = instantFromIso(start) / 1000;
  return { start_timestamp, end_timestamp: start_timestamp + 3600 };
}

/** Books the therapist's hour for another patient without the screen knowing. */
function takeTime({ platform }: RenderedApp, start: string): void {
  const event = platform.db.events.get(session);
  if (event) platform.db.events.put({ ...event, public_token: 'event-in-the-way', ...secondsOf(start) });
}

test('says that a draft was resumed; dropping it brings back the appointment as it is, keeps the focus and is for good', async () => {
  await put(await openMove(), 'Ora', '10');
  leavePage();
  const app = await openMove();
  await seeResumed();
  expect(field('Ora')).toHaveValue('10');
  app.platform.faults.set('addEvent', ['status-500']);
  await move(app);
  await app.form.findByRole('alert');
  await discardDraft(app.user);
  expect(field('Ora')).toHaveValue('18:30');
  expect(field('Data')).toHaveFocus();
  expect(app.form.queryByRole('alert')).not.toBeInTheDocument();
  leavePage();
  await openMove();
  expect(field('Ora')).toHaveValue('18:30');
  expectNoDraft();
});
