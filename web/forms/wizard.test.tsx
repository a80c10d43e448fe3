import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { type RenderedWizard, renderFakeWizard } from '#web/forms/testing/render-fake-wizard.tsx';
import { closeApps } from '#web/testing/open-apps';

const stepIs = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = ({ user }: RenderedWizard, name: string) => user.click(screen.getByRole('button', { name }));
const dropped = 'Non siamo riusciti a riprendere la bozza di prima: ricomincia da qui.';
const sending = 'information-request/send-information-request';

const person = { Nome: 'Lucia', Email: 'lucia@example.it', Pin: '1234' };

async function fill({ user }: RenderedWizard, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
}

/** Closes the page; what the tab keeps stays. */
function closeVisit(): void {
  cleanup();
  closeApps();
}

async function openLast(email = person.Email) {
  const wizard = renderFakeWizard();
  await fill(wizard, { ...person, Email: email });
  await press(wizard, 'Avanti');
  await stepIs('Quando');
  await fill(wizard, { Giorno: '2026-01-02' });
  await press(wizard, 'Avanti');
  await stepIs('Che cosa');
  return wizard;
}

test('the address holds the step, its heading takes the focus, and the browser’s Back goes a step back', async () => {
  const wizard = await openLast();
  expect(wizard.address()).toBe('/wizard?passo=3');
  expect(await stepIs('Che cosa')).toHaveFocus();
  expect(screen.getByText(/^Passo 3 di 3\. Tutto è obbligatorio\./)).toBeVisible();
  await wizard.go(-1);
  expect(await stepIs('Quando')).toHaveFocus();
  await wizard.go(-1);
  await stepIs('Chi sei');
  expect(screen.getByText(/^Passo 1 di 3, circa 2 minuti\./)).toBeVisible();
  expect(wizard.address()).toBe('/wizard');
});

test('‘Indietro’ undoes going on: the browser’s Back then leaves the step before, not for the one after', async () => {
  const wizard = await openLast();
  await press(wizard, 'Indietro');
  await stepIs('Quando');
  await press(wizard, 'Indietro');
  await stepIs('Chi sei');
  expect(field('Nome')).toHaveValue('Lucia');
  expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  await wizard.user.clear(field('Pin'));
  await wizard.go(-1);
  expect(await screen.findByText('Altrove')).toBeVisible();
});

test('‘Indietro’ leads to the step before also where the address opened the step', async () => {
  await openLast();
  closeVisit();
  const wizard = renderFakeWizard('?passo=3');
  await fill(wizard, { Pin: '1234' });
  await wizard.go('/wizard?passo=3');
  await stepIs('Che cosa');
  await press(wizard, 'Indietro');
  await stepIs('Quando');
  expect(wizard.address()).toBe('/wizard?passo=2');
});

test.each([
  ['?passo=2', '/wizard'],
  ['?passo=9&role=patient', '/wizard?role=patient'],
  ['?passo=due', '/wizard'],
])('an address of %s with nothing filled in leads to the first step', async (query, address) => {
  const wizard = renderFakeWizard(query);
  await stepIs('Chi sei');
  await waitFor(() => expect(wizard.address()).toBe(address));
});

test('a step is not left with a problem: the summary names it, takes the focus and leads to the field', async () => {
  const wizard = renderFakeWizard();
  await fill(wizard, { Email: person.Email });
  await press(wizard, 'Avanti');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  const lines = within(summary).getAllByRole('button');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Nome: name: required', 'Pin: pin: required']);
  await wizard.user.click(lines[1] as HTMLElement);
  expect(field('Pin')).toHaveFocus();
  await wizard.user.type(field('Pin'), '1');
  await waitFor(() => expect(field('Pin')).toBeValid());
  expect(wizard.address()).toBe('/wizard');
});

test('a step’s own rule keeps it too, by the day that it is', async () => {
  const wizard = renderFakeWizard();
  await fill(wizard, person);
  await press(wizard, 'Avanti');
  await stepIs('Quando');
  await fill(wizard, { Giorno: '2026-11-24' });
  await press(wizard, 'Avanti');
  expect(await screen.findByRole('button', { name: 'Giorno: day: not_yet' })).toBeVisible();
  await fill(wizard, { Giorno: '2026-11-23' });
  await press(wizard, 'Avanti');
  await stepIs('Che cosa');
});

test('a refusal that speaks of an earlier step’s field is shown there, and goes with the value', async () => {
  const wizard = await openLast('lucia');
  await fill(wizard, { Messaggio: 'Buongiorno' });
  await press(wizard, 'Invia');
  await stepIs('Chi sei');
  expect(wizard.address()).toBe('/wizard');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveTextContent('Email: email: invalid_input'));
  expect(field('Email')).toHaveAccessibleDescription('email: invalid_input');
  await press(wizard, 'Avanti');
  await stepIs('Chi sei');
  await fill(wizard, { Email: person.Email });
  await waitFor(() => expect(field('Email')).toBeValid());
  await press(wizard, 'Avanti');
  await stepIs('Quando');
});

test('a failure that no field can mend stays at the last step, with everything typed', async () => {
  const wizard = await openLast();
  wizard.platform.faults.set('requestInfo', ['status-500']);
  await fill(wizard, { Messaggio: 'Buongiorno' });
  await press(wizard, 'Invia');
  expect(await screen.findByText('Problema: legacy_unavailable')).toBeVisible();
  expect(field('Messaggio')).toHaveValue('Buongiorno');
});

test('the second press of a double one is not meant for the step that has just opened', async () => {
  const wizard = renderFakeWizard();
  await fill(wizard, person);
  await press(wizard, 'Avanti');
  await stepIs('Quando');
  fireEvent.click(screen.getByRole('button', { name: 'Avanti' }), { detail: 2 });
  await fill(wizard, { Giorno: '2' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(wizard.address()).toBe('/wizard?passo=2');
});

test('presses while it is being sent, and afterwards, send nothing more', async () => {
  const wizard = await openLast();
  await fill(wizard, { Messaggio: 'Buongiorno' });
  await wizard.user.dblClick(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(wizard.platform.db.outbox.list()).toHaveLength(1));
  await press(wizard, 'Invia');
  expect(wizard.asked.filter((name) => name === sending)).toHaveLength(1);
});

test('a draft survives a reload without what it never keeps, which is named, and is gone once it was sent', async () => {
  await openLast();
  expect(screen.getByText('bozza delle 10:00')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('1234');
  closeVisit();
  const again = renderFakeWizard('?passo=3');
  await stepIs('Chi sei');
  expect(screen.getByText('Di nuovo: il pin')).toBeVisible();
  expect(field('Nome')).toHaveValue('Lucia');
  expect(field('Pin')).toHaveValue('');
  await fill(again, { Pin: '1234' });
  await again.go('/wizard?passo=3');
  await fill(again, { Messaggio: 'Buongiorno' });
  await press(again, 'Invia');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a draft that cannot be read is dropped with a word, once', async () => {
  keepDraft('visitor', 'fake', JSON.stringify({ version: 2, value: { values: { name: 7 } } }));
  renderFakeWizard();
  expect(await screen.findByText(dropped)).toBeVisible();
  expect(field('Nome')).toHaveValue('');
  await waitFor(() => expect(readDraft('visitor', 'fake')).toBe(''));
  closeVisit();
  renderFakeWizard();
  await stepIs('Chi sei');
  expect(screen.queryByText(dropped)).not.toBeInTheDocument();
});

test('the draft can be deleted: the form is empty and at its first step', async () => {
  const wizard = await openLast();
  await press(wizard, 'Elimina bozza');
  await wizard.user.click(await screen.findByRole('button', { name: 'Sì, elimina la bozza' }));
  await stepIs('Chi sei');
  await waitFor(() => expect(field('Nome')).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText(/^bozza delle/)).not.toBeInTheDocument();
});

test('leaving asks while something would be lost, and not once it was sent', async () => {
  const wizard = await openLast();
  await wizard.go('/');
  const dialog = await screen.findByRole('dialog', { name: 'Lasciare?' });
  await wizard.user.click(within(dialog).getByRole('button', { name: 'No, resta qui' }));
  await fill(wizard, { Messaggio: 'Buongiorno' });
  await press(wizard, 'Invia');
  await waitFor(() => expect(wizard.platform.db.outbox.list()).toHaveLength(1));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  await wizard.go('/');
  expect(await screen.findByText('Altrove')).toBeVisible();
});
