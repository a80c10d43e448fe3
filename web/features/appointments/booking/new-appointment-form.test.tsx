import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { dayMs } from '#contracts/kernel/instant';
import { noRoomYet } from '#web/copy/no-room-yet';
import { renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

interface Filling {
  readonly title?: string;
  readonly patient?: string;
  readonly kind?: RegExp;
  readonly date?: string;
  readonly time?: string;
}

const good: Required<Filling> = {
  title: 'Primo incontro',
  patient: 'Marco Ferri',
  kind: /^Colloquio conoscitivo/,
  date: '25/11/2026',
  time: '9.30',
};

/** Opens the form from the calendar. */
async function openForm(deviceAheadMs = 0) {
  const app = renderScreen('#/dashboard/calendar', { signedInAs: 'rinaldi', deviceAheadMs });
  await app.user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(field('Titolo')).toHaveFocus());
  return { ...app, form };
}

type OpenForm = Awaited<ReturnType<typeof openForm>>;

async function fill({ user, form }: Pick<OpenForm, 'user' | 'form'>, changes: Filling = {}): Promise<void> {
  const { title, patient, kind, date, time } = { ...good, ...changes };
  await put(user, 'Titolo', title);
  await choosePatient(user, patient);
  await user.click(form.getByLabelText(kind));
  await put(user, 'Data', date);
  await put(user, 'Ora', time);
}

/** Replaces the whole text of a field. */
async function put(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.paste(text);
}

async function choosePatient(user: UserEvent, name: string): Promise<void> {
  await put(user, 'Paziente', name.slice(1, 5));
  await user.click(await screen.findByRole('option', { name }));
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });
const save = () => screen.getByRole('button', { name: 'Salva appuntamento' });

test('creates the appointment, says when it is, and shows it at once (APPT-01, APPT-02, APPT-03, APPT-37)', async () => {
  const app = await openForm();
  await fill(app);
  await app.user.click(save());
  expect(await screen.findByText('Appuntamento creato: mer 25 novembre 2026, 09:30-10:30')).toBeVisible();
  const made = app.platform.db.events.list(({ configuration }) => configuration.title === 'Primo incontro');
  expect(made.map(({ configuration }) => configuration.status)).toEqual(['pending']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  { what: 'session', filling: { patient: 'Giulia Moretti', kind: /^Singola/ } },
  { what: 'introductory talk', filling: {} },
])('warns of no clash with the $what just saved, while the dialog closes (APPT-37)', async ({ filling }) => {
  const app = await openForm();
  await fill(app, filling);
  const warnings = new Set<string>();
  const observer = new MutationObserver(() => {
    const shown = /Controlla questi campi|Si sovrappone|Non puoi organizzare/.exec(document.body.textContent ?? '');
    if (shown) warnings.add(shown[0]);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await app.user.click(save());
  expect(await screen.findByText(/^Appuntamento creato/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.settled();
  observer.disconnect();
  expect([...warnings]).toEqual([]);
});

test('opened again it begins at the title, and nothing is called missing before it was left (MODAL-33)', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Nuovo appuntamento' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nuovo appuntamento' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await waitFor(() => expect(field('Titolo')).toHaveFocus());
  expect(field('Titolo')).not.toHaveAttribute('aria-invalid', 'true');
});

test('says that there is no session room', async () => {
  const { form } = await openForm();
  expect(form.getByText(noRoomYet)).toBeVisible();
});

test('makes one appointment of two quick presses', async () => {
  const app = await openForm();
  await fill(app);
  await app.user.dblClick(save());
  expect(await screen.findByText(/^Appuntamento creato/)).toBeVisible();
  expect(app.platform.db.events.list(({ configuration }) => configuration.title === 'Primo incontro')).toHaveLength(1);
});

test('names what is missing and leads to it, keeping what was typed (APPT-18, APPT-21, APPT-23, APPT-36)', async () => {
  const { user, form } = await openForm();
  await put(user, 'Titolo', 'Primo incontro');
  await user.click(save());
  const summary = await form.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Errore: Compila tutti i campi obbligatori!');
  expect(field('Titolo')).toHaveValue('Primo incontro');
  await user.click(within(summary).getByRole('button', { name: 'Data: Indica la data.' }));
  expect(field('Data')).toHaveFocus();
});

test('refuses a past date and a past hour at their fields once they are left (APPT-24, APPT-25)', async () => {
  const { user, form } = await openForm();
  await put(user, 'Data', '22/11/2026');
  expect(form.queryByText('Data non valida.')).not.toBeInTheDocument();
  await user.tab();
  expect(await form.findByText('Data non valida.')).toBeVisible();
  expect(form.getByText('Questo giorno è già passato: scegline uno da oggi in poi.')).toBeVisible();
  await put(user, 'Data', '23/11/2026');
  expect(form.queryByText('Data non valida.')).not.toBeInTheDocument();
  await put(user, 'Ora', '8');
  await user.tab();
  expect(await form.findByText('Ora non valida.')).toBeVisible();
  expect(form.getByText(/^Oggi quest’ora è già passata/)).toBeVisible();
  expect(field('Ora')).toHaveValue('08:00');
});

test('accepts tomorrow on a device whose clock is three days ahead (APPT-24)', async () => {
  const app = await openForm(3 * dayMs);
  await fill(app, { date: '24/11/2026' });
  await app.user.click(save());
  expect(await screen.findByText('Appuntamento creato: mar 24 novembre 2026, 09:30-10:30')).toBeVisible();
});

const skippedHour = 'Quest’ora non esiste: quella notte gli orologi passano dalle 2 alle 3.';

test('says at the time that the clock of Rome skips it, and asks for nothing', async () => {
  const app = await openForm();
  await fill(app, { date: '28/03/2027', time: '2.30' });
  await app.user.tab();
  await waitFor(() => expect(field('Ora')).toHaveAccessibleDescription(expect.stringContaining(skippedHour)));
  await app.user.click(save());
  expect(await app.form.findByRole('button', { name: `Ora: ${skippedHour}` })).toBeVisible();
  expect(app.asked).not.toContain('appointments/book-appointment');
  await put(app.user, 'Ora', '3');
  await app.user.click(save());
  expect(await screen.findByText('Appuntamento creato: dom 28 marzo 2027, 03:00-04:00')).toBeVisible();
});

test('says at the time which of two is meant where the clock of Rome shows it twice', async () => {
  const { user } = await openForm();
  await put(user, 'Data', '31/10/2027');
  await put(user, 'Ora', '2.30');
  expect(field('Ora')).toHaveAccessibleDescription('Quella notte quest’ora c’è due volte: si intende la prima.');
  await put(user, 'Ora', '3');
  expect(field('Ora')).toHaveAccessibleDescription('Per esempio 18:30');
});

test('finds patients by any part of the name, and says when nobody matches (APPT-06, APPT-12, APPT-13, APPT-14)', async () => {
  const { user, form } = await openForm();
  await put(user, 'Paziente', 'MORET');
  expect(await screen.findByRole('option', { name: 'Giulia Moretti' })).toBeVisible();
  await put(user, 'Paziente', 'zzz');
  expect(await form.findByText('Nessun paziente trovato')).toBeVisible();
});

test('blocks a second introductory talk beside the invitee, before anything else is typed (APPT-26, APPT-27, APPT-28)', async () => {
  const { user, form } = await openForm();
  await choosePatient(user, 'Giulia Moretti');
  await user.click(form.getByLabelText(/^Colloquio conoscitivo/));
  const text = 'Non puoi organizzare più di una Colloquio conoscitivo per paziente.';
  expect(await form.findAllByText(text)).toHaveLength(2);
  expect(field('Paziente')).toHaveAccessibleDescription(text);
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(expect.stringContaining(text));
  await user.click(form.getByLabelText(/^Singola/));
  expect(form.queryByText(text)).not.toBeInTheDocument();
  expect(save()).toBeEnabled();
});

test('asks for the introductory talk before a therapy session (APPT-30, APPT-31)', async () => {
  const { user, form } = await openForm();
  await choosePatient(user, 'Marco Ferri');
  await user.click(form.getByLabelText(/^Singola/));
  expect(
    await form.findByText("Prima di creare una seduta terapeutica scegli l'opzione Colloquio conoscitivo."),
  ).toBeVisible();
});

test('makes the checkbox and the kinds of session one choice, with their prices (APPT-04, APPT-05, APPT-33)', async () => {
  const { user, form } = await openForm();
  const talk = form.getByRole('checkbox', { name: 'Colloquio conoscitivo (0,00 €)' });
  const session = within(form.getByRole('radiogroup', { name: 'Seduta terapeutica' }));
  expect(session.getAllByRole('radio')).toHaveLength(2);
  const single = session.getByRole('radio', { name: 'Singola (70,00 €)' });
  const couple = session.getByRole('radio', { name: 'Di coppia (95,00 €)' });
  await user.click(talk);
  expect(single).not.toBeChecked();
  await user.click(single);
  expect(talk).not.toBeChecked();
  expect(single).toBeChecked();
  await user.click(couple);
  expect(single).not.toBeChecked();
  await user.click(talk);
  expect(couple).not.toBeChecked();
});

test('lasts an hour unless another number of half hours is chosen (APPT-07, APPT-08, CONST-15)', async () => {
  const app = await openForm();
  expect(field('Durata')).toHaveValue('2');
  await fill(app);
  await app.user.selectOptions(field('Durata'), '30 minuti');
  await app.user.click(save());
  expect(await screen.findByText('Appuntamento creato: mer 25 novembre 2026, 09:30-10:00')).toBeVisible();
});

test("shows the day's other appointments and a clash before saving", async () => {
  const { user, form } = await openForm();
  await put(user, 'Data', '30/11/2026');
  expect(await form.findByText('18:30-19:30 · Giulia Moretti')).toBeVisible();
  await put(user, 'Ora', '19:00');
  expect(await form.findByText('Si sovrappone a un altro appuntamento')).toBeVisible();
  await put(user, 'Ora', '19:30');
  await waitFor(() => expect(form.queryByText('Si sovrappone a un altro appuntamento')).not.toBeInTheDocument());
});

test("tells the platform's refusal of a taken hour and keeps everything typed (APPT-36, APPT-38)", async () => {
  const app = await openForm();
  await fill(app, { date: '30/11/2026', time: '18:30' });
  await app.user.click(save());
  expect(await app.form.findByRole('alert')).toHaveTextContent('Esiste già un appuntamentot data e ora');
  expect(field('Titolo')).toHaveValue('Primo incontro');
  expect(field('Ora')).toHaveValue('18:30');
  expect(field('Paziente')).toHaveValue('Marco Ferri');
});

test('tells any other failure as an error, with what is safe (APPT-39)', async () => {
  const app = await openForm();
  await fill(app);
  app.platform.faults.set('listEvents', ['status-500']);
  await app.user.click(save());
  const problem = await app.form.findByRole('alert');
  expect(problem).toHaveTextContent('errore_generico');
  expect(problem).toHaveTextContent('Quello che hai scritto resta qui.');
});

test('refuses to book anything while nobody has written (APPT-11, APPT-15, APPT-16)', async () => {
  const app = renderScreen('#/dashboard/calendar', { signedInAs: 'serafini' });
  for (const { public_token } of app.platform.db.chats.list()) app.platform.db.chats.remove(public_token);
  await app.user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  expect(await screen.findByText('Impossibile creare un appuntamento')).toBeVisible();
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(expect.stringContaining('Impossibile creare un appuntamento'));
});

test('says of several reasons against booking the one that can be mended, with the way there (APPT-15, APPT-16)', async () => {
  const { user } = renderScreen('#/dashboard', { signedInAs: 'bassani', scenario: 'personas-only' });
  await user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  const reason = within(
    (await screen.findByText('Impossibile creare un appuntamento')).closest('[role="alert"]') as HTMLElement,
  );
  expect(reason.getByText(/^Ti manca il piano tariffario/)).toBeVisible();
  expect(screen.queryByText(/pazienti che ti hanno scritto in chat/)).not.toBeInTheDocument();
  expect(save()).toBeDisabled();
  await user.click(reason.getByRole('link', { name: 'Vedi i passi che ti mancano' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Ti mancano 5 passi per iniziare' })).toBeVisible();
});

test('gives patients no way to the form (APPT-10, GUARD-50)', async () => {
  renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'giulia' });
  await screen.findByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' });
  expect(screen.queryByRole('button', { name: /Nuovo appuntamento/ })).not.toBeInTheDocument();
});

test('opens again as it was when it was closed by mistake', async () => {
  const { user } = await openForm();
  await put(user, 'Titolo', 'Primo incontro');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(field('Titolo')).toBeVisible());
  expect(field('Titolo')).toHaveValue('Primo incontro');
});

test('a resumed draft keeps the day it was typed for, and speaks of the patient only when one was chosen', async () => {
  const week = '#/dashboard/calendar?view=week&day=2026-11-30';
  const { user } = renderScreen(week, { signedInAs: 'rinaldi' });
  await user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(field('Data')).toHaveValue('30/11/2026'));
  await put(user, 'Data', '09/12/2026');
  await put(user, 'Ora', '15:30');
  leavePage();
  const again = renderScreen(week, { signedInAs: 'rinaldi' });
  await again.user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  await seeResumed('Abbiamo ripreso quello che avevi scritto.');
  expect(field('Data')).toHaveValue('09/12/2026');
  expect(field('Ora')).toHaveValue('15:30');
  await choosePatient(again.user, 'Marco Ferri');
  leavePage();
  const third = renderScreen(week, { signedInAs: 'rinaldi' });
  await third.user.click(await screen.findByRole('button', { name: 'Nuovo appuntamento' }));
  await seeResumed('Abbiamo ripreso quello che avevi scritto, paziente compreso.');
  expect(field('Data')).toHaveValue('09/12/2026');
  await discardDraft(third.user);
  expect(field('Data')).toHaveValue('30/11/2026');
});

test('keeps what is typed, the dialog and the focus while the calendar is read again (LIVE-03)', async () => {
  const { user, form, platform } = await openForm();
  await put(user, 'Data', '30/11/2026');
  await put(user, 'Titolo', 'Primo incontro');
  expect(await form.findByText('18:30-19:30 · Giulia Moretti')).toBeVisible();
  platform.db.events.remove('event-giulia-accepted');
  vi.setSystemTime(platform.now() + 10_000);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(form.queryByText('18:30-19:30 · Giulia Moretti')).not.toBeInTheDocument());
  expect(field('Titolo')).toHaveValue('Primo incontro');
  expect(field('Titolo')).toHaveFocus();
});

test('typing over the patient of a resumed draft clears the choice, and nobody is booked', async () => {
  const first = await openForm();
  await fill(first);
  leavePage();
  const app = await openForm();
  expect(field('Paziente')).toHaveValue('Marco Ferri');
  await app.user.click(field('Paziente'));
  await app.user.keyboard('{End}rossi');
  expect(await app.form.findByText('Nessun paziente trovato')).toBeVisible();
  await app.user.click(save());
  expect(await app.form.findByRole('button', { name: 'Paziente: Scegli un paziente.' })).toBeVisible();
  expect(app.asked).not.toContain('appointments/book-appointment');
});

test('says that a draft was resumed; dropping it empties the form, keeps the focus and is for good', async () => {
  const first = await openForm();
  await put(first.user, 'Titolo', 'Primo incontro');
  leavePage();
  const { user } = await openForm();
  await seeResumed('Abbiamo ripreso quello che avevi scritto.');
  await user.click(save());
  await screen.findByRole('alert');
  await discardDraft(user);
  expect(field('Titolo')).toHaveValue('');
  expect(field('Titolo')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field('Titolo'), 'Altro');
  expect(screen.queryByText(/Abbiamo ripreso/)).not.toBeInTheDocument();
  await user.clear(field('Titolo'));
  leavePage();
  await openForm();
  expect(field('Titolo')).toHaveValue('');
  expectNoDraft();
});

test('a returning patient brings title, kind and length of the last session, over nothing that was typed (APPT-08)', async () => {
  const app = await openForm();
  await choosePatient(app.user, 'Giulia Moretti');
  expect(field('Titolo')).toHaveValue('Seduta individuale');
  expect(app.form.getByRole('radio', { name: /^Singola/ })).toBeChecked();
  await put(app.user, 'Titolo', 'Seduta di verifica');
  await choosePatient(app.user, 'Marco Ferri');
  expect(app.form.getByRole('radio', { name: /^Singola/ })).not.toBeChecked();
  await choosePatient(app.user, 'Giulia Moretti');
  expect(field('Titolo')).toHaveValue('Seduta di verifica');
  expect(app.form.getByRole('radio', { name: /^Singola/ })).toBeChecked();
});

test('a card that is lost keeps the appointment from being booked again, and is sent alone (APPT-41)', async () => {
  const app = await openForm();
  await fill(app);
  app.platform.faults.set('noticeChatAppend', ['status-500']);
  await app.user.click(save());
  expect(await app.form.findByText('Il paziente non ha ancora ricevuto l’avviso in chat')).toBeVisible();
  app.platform.faults.set('noticeChatAppend', []);
  await app.user.click(app.form.getByRole('button', { name: 'Manda l’avviso' }));
  expect(await screen.findByText('Appuntamento creato: mer 25 novembre 2026, 09:30-10:30')).toBeVisible();
  expect(app.platform.db.messages.list(({ body }) => body.startsWith('mer 25 novembre 2026'))).toHaveLength(1);
  expectNoDraft();
});
