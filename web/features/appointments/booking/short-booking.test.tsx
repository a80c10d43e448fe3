import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

/** Opens the half hour of Monday 14 December in Rinaldi's week with a press. */
async function openSlot(time = '18:30') {
  const app = renderScreen('#/dashboard/calendar?view=week&day=2026-12-14', { signedInAs: 'rinaldi' });
  return { ...app, form: await pressSlot(app, time) };
}

async function pressSlot({ user }: Pick<RenderedApp, 'user'>, time: string) {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^lunedì 14 dicembre 2026, ${time}, nessun`) }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(patientField(form)).toHaveFocus());
  return form;
}

/** The first Esc closes the list of patients, if it is open. */
async function leaveWithEsc({ user }: Pick<RenderedApp, 'user'>): Promise<void> {
  if (document.activeElement?.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
  await user.keyboard('{Escape}');
  await seeClosed();
}

async function seeClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** By mouse: three Esc within a second would leave the site. */
async function leaveByCross({ user }: Pick<RenderedApp, 'user'>): Promise<void> {
  await user.click(document.querySelector('.mantine-Modal-close') as Element);
  await seeClosed();
}

const patientField = (form: Pick<typeof screen, 'getByLabelText'>) =>
  form.getByLabelText('Paziente', { selector: 'input' });

const bookedAt = ({ platform }: RenderedApp, start: number) =>
  platform.db.events.list().find(({ start_timestamp }) => start_timestamp === start / 1000);

test('a returning patient is booked with a press, a name and Enter: the rest is that of the last session (APPT-08, APPT-37)', async () => {
  const app = await openSlot();
  await app.user.keyboard('giul{Enter}');
  expect(await app.form.findByText('Seduta terapeutica singola · 70,00 € · titolo «Seduta individuale»')).toBeVisible();
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText('Appuntamento creato: lun 14 dicembre 2026, 18:30-19:30')).toBeVisible();
  expect(bookedAt(app, Date.UTC(2026, 11, 14, 17, 30))).toMatchObject({
    name: 'single',
    quantity_time: '2',
    targets: ['pt-giulia'],
    configuration: { title: 'Seduta individuale', status: 'pending' },
  });
});

test('who usually comes at this time stands first', async () => {
  const { form, user } = await openSlot();
  await user.click(patientField(form));
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('Giulia Moretti');
  expect(screen.getByText('Di solito a quest’ora')).toBeVisible();
});

test('a patient without an introductory talk has that first, for nothing (APPT-30, APPT-33)', async () => {
  const { form, user } = await openSlot();
  await user.keyboard('marco{Enter}');
  expect(await form.findByText(/^Colloquio conoscitivo · 0,00 €/)).toBeVisible();
  expect(form.getByText('lun 14 dicembre 2026, 18:30-19:00')).toBeVisible();
});

test('without a patient nothing is sent, and the patient alone is asked for (APPT-22, APPT-23)', async () => {
  const app = await openSlot();
  const before = app.platform.db.events.list().length;
  await app.user.click(app.form.getByRole('button', { name: 'Salva appuntamento' }));
  const summary = within(await app.form.findByRole('alert'));
  expect(summary.getByText('Errore: Compila tutti i campi obbligatori!')).toBeVisible();
  expect(summary.getAllByRole('button')).toHaveLength(1);
  expect(app.form.queryByLabelText('Titolo')).not.toBeInTheDocument();
  expect(app.platform.db.events.list()).toHaveLength(before);
});

test('other options show every field with what is chosen so far', async () => {
  const { form, user } = await openSlot();
  await user.keyboard('giul{Enter}');
  await user.click(form.getByRole('button', { name: 'Altre opzioni' }));
  expect(await form.findByLabelText('Titolo')).toHaveValue('Seduta individuale');
  expect(patientField(form)).toHaveValue('Giulia Moretti');
  expect(form.getByLabelText('Ora', { selector: 'input' })).toHaveValue('18:30');
  expect(form.queryByRole('button', { name: 'Altre opzioni' })).not.toBeInTheDocument();
});

test('a failure shows every field, with what was chosen (APPT-36, APPT-39)', async () => {
  const app = await openSlot();
  await app.user.keyboard('giul{Enter}');
  app.platform.faults.set('listEvents', ['status-500']);
  await app.user.click(app.form.getByRole('button', { name: 'Salva appuntamento' }));
  expect(await app.form.findByText('errore_generico')).toBeVisible();
  expect(app.form.getByLabelText('Titolo')).toHaveValue('Seduta individuale');
  expect(patientField(app.form)).toHaveValue('Giulia Moretti');
});

test('says in plain words for whom it saves', async () => {
  const { form, user } = await openSlot();
  await user.keyboard('giul{Enter}');
  expect(await form.findByText('Appuntamento per Giulia Moretti')).toBeVisible();
});

test.each([
  { what: 'a name nobody has', typed: 'Anna Grecopini' },
  { what: 'more letters after the name', typed: '{End}rossi' },
])('typing $what after a choice clears the choice at once, and nobody is booked', async ({ typed }) => {
  const app = await openSlot();
  const { form, user } = app;
  const before = app.platform.db.events.list().length;
  await user.keyboard('giul{Enter}');
  await form.findByText('Appuntamento per Giulia Moretti');
  await user.tab();
  await user.click(patientField(form));
  await user.keyboard(typed);
  expect(form.queryByText(/^Appuntamento per/)).not.toBeInTheDocument();
  expect(await form.findByText('Nessun paziente trovato')).toBeVisible();
  await user.keyboard('{Enter}');
  await user.click(form.getByRole('button', { name: 'Salva appuntamento' }));
  expect(await form.findByRole('button', { name: 'Paziente: Scegli un paziente.' })).toBeVisible();
  expect(app.platform.db.events.list()).toHaveLength(before);
});

test('entering the field by a click selects the name, so that typing replaces it', async () => {
  const { form, user } = await openSlot();
  await user.keyboard('giul{Enter}');
  await user.tab();
  await user.click(patientField(form));
  await user.keyboard('mar');
  expect(patientField(form)).toHaveValue('mar');
  await user.keyboard('{Enter}');
  expect(await form.findByText('Appuntamento per Marco Ferri')).toBeVisible();
});

test('Enter on the patient already chosen keeps the choice', async () => {
  const { form, user } = await openSlot();
  await user.keyboard('giul{Enter}');
  await user.tab();
  await user.click(patientField(form));
  await user.click(await screen.findByRole('option', { name: 'Giulia Moretti' }));
  expect(form.getByText('Appuntamento per Giulia Moretti')).toBeVisible();
});

test('a press, a name and Enter work at every opening, and nothing is asked for before an attempt', async () => {
  const app = await openSlot('18:30');
  const { user } = app;
  await leaveWithEsc(app);
  const again = await pressSlot(app, '18:30');
  expect(again.queryByText('Scegli un paziente.')).not.toBeInTheDocument();
  await user.keyboard('giul{Enter}{Enter}');
  expect(await screen.findByText('Appuntamento creato: lun 14 dicembre 2026, 18:30-19:30')).toBeVisible();
  await seeClosed();
  const next = await pressSlot(app, '20:00');
  await user.keyboard('giul');
  expect(patientField(next)).toHaveValue('giul');
  await user.keyboard('{Enter}{Enter}');
  expect(await screen.findByText('Appuntamento creato: lun 14 dicembre 2026, 20:00-21:00')).toBeVisible();
  await seeClosed();
});

test('asks for nothing when a field is left before an attempt, in the whole form too', async () => {
  const { form, user, ...app } = await openSlot();
  await user.click(form.getByRole('button', { name: 'Altre opzioni' }));
  expect(await form.findByLabelText('Titolo')).toBeVisible();
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  await leaveWithEsc({ ...app, user });
});

test('after a booking the focus is on the new session, and after Esc on the half hour', async () => {
  const app = await openSlot();
  await leaveWithEsc(app);
  await waitFor(() => expect(screen.getByRole('button', { name: /^lunedì 14 dicembre 2026, 18:30/ })).toHaveFocus());
  await app.user.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(patientField(form)).toHaveFocus());
  await app.user.keyboard('giul{Enter}{Enter}');
  const booked = await screen.findByRole('button', { name: /^Giulia Moretti, 18:30-19:30/ });
  await waitFor(() => expect(booked).toHaveFocus());
});

test('another half hour begins without the patient of an earlier draft, which waits at its own', async () => {
  const app = await openSlot('18:30');
  const { user } = app;
  await user.keyboard('giul{Enter}');
  await app.form.findByText('Appuntamento per Giulia Moretti');
  await leaveByCross(app);
  const other = await pressSlot(app, '20:00');
  expect(patientField(other)).toHaveValue('');
  expect(other.getByRole('button', { name: 'Altre opzioni' })).toBeVisible();
  await leaveByCross(app);
  const same = await pressSlot(app, '18:30');
  expect(await same.findByText('Abbiamo ripreso quello che avevi scritto, paziente compreso.')).toBeVisible();
  expect(patientField(same)).toHaveValue('Giulia Moretti');
  await waitFor(() => expect(patientField(same)).toHaveFocus());
  await user.keyboard('marco');
  expect(patientField(same)).toHaveValue('marco');
});
