import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const first = { id: 'a', status: 'Felice', comment: 'Mattina', date: '20/11/2026', more: 1 };

function keep({ platform }: RenderedApp, diary: readonly object[]): void {
  const row = platform.db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, diary } } as typeof row);
}

const rowsOf = ({ platform }: RenderedApp) =>
  Object.values(platform.db.users.get('pt-giulia')?.public_configuration['diary'] ?? []);

/** Opens the form of the one entry. */
async function openEntry(row: object = first) {
  const app = renderScreen('#/dashboard/diary', { signedInAs: 'giulia' });
  keep(app, [row]);
  await app.user.click(await screen.findByRole('button', { name: /^Modifica/ }));
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'Modifica la nota' })) };
}

type Dialog = Awaited<ReturnType<typeof openEntry>>['dialog'];

const note = (dialog: Dialog) => dialog.getByLabelText('Nota (facoltativa)');
const save = ({ user }: RenderedApp, dialog: Dialog) => user.click(dialog.getByRole('button', { name: 'Salva' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('mood, note and day of an entry can be changed, and nothing else of it is', async () => {
  const { app, dialog } = await openEntry();
  expect(dialog.getByRole('radio', { name: 'Felice' })).toBeChecked();
  expect(dialog.getByLabelText('Data')).toHaveValue('20/11/2026');
  await app.user.click(dialog.getByRole('radio', { name: 'Grato' }));
  await enterText(app.user, note(dialog), ' e sera');
  await save(app, dialog);
  expect(await screen.findByText('Nota salvata')).toBeVisible();
  await closed();
  expect(screen.getByText('Mattina e sera')).toBeVisible();
  expect(rowsOf(app)).toEqual([{ ...first, status: 'Grato', comment: 'Mattina e sera' }]);
});

test('of an entry changed elsewhere both are on the screen; saving again replaces it knowingly', async () => {
  const { app, dialog } = await openEntry();
  await enterText(app.user, note(dialog), ' dal computer');
  keep(app, [{ ...first, status: 'Stanco', comment: 'Mattina dal telefono' }]);
  await save(app, dialog);
  const told = await dialog.findByRole('alert');
  expect(told).toHaveTextContent('Questa nota è cambiata in un’altra finestra');
  expect(told).toHaveTextContent('Stanco, 20/11/2026 «Mattina dal telefono»');
  expect(note(dialog)).toHaveValue('Mattina dal computer');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await save(app, dialog);
  await closed();
  expect(rowsOf(app)).toMatchObject([{ status: 'Felice', comment: 'Mattina dal computer' }]);
});

test('what is typed while such a save is under way stays, and is saved with the next', async () => {
  const { app, dialog } = await openEntry();
  await enterText(app.user, note(dialog), ' dal computer');
  keep(app, [{ ...first, comment: 'Mattina dal telefono' }]);
  const held = app.platform.heldCalls.hold('session');
  await save(app, dialog);
  await waitFor(() => expect(app.asked).toContain('diary/change-entry'));
  await enterText(app.user, note(dialog), ', e poi');
  held.release();
  await dialog.findByRole('alert');
  expect(note(dialog)).toHaveValue('Mattina dal computer, e poi');
  await save(app, dialog);
  await closed();
  expect(rowsOf(app)).toMatchObject([{ comment: 'Mattina dal computer, e poi' }]);
});

test('or what stands is kept, and the form goes on with it', async () => {
  const { app, dialog } = await openEntry();
  await enterText(app.user, note(dialog), ' dal computer');
  keep(app, [{ ...first, comment: 'Mattina dal telefono' }]);
  await save(app, dialog);
  await app.user.click(await dialog.findByRole('button', { name: 'Tieni quella salvata' }));
  expect(note(dialog)).toHaveValue('Mattina dal telefono');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await save(app, dialog);
  await closed();
  expect(rowsOf(app)).toMatchObject([{ comment: 'Mattina dal telefono' }]);
});

test('of an entry deleted elsewhere nothing written is lost: it becomes a new one', async () => {
  const { app, dialog } = await openEntry();
  await enterText(app.user, note(dialog), ' dal computer');
  keep(app, []);
  await save(app, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('eliminata in un’altra finestra');
  expect(note(dialog)).toHaveValue('Mattina dal computer');
  await save(app, dialog);
  await closed();
  expect(rowsOf(app)).toMatchObject([{ status: 'Felice', comment: 'Mattina dal computer', date: '20/11/2026' }]);
});

test('a change that fails is told once and stays in the form', async () => {
  const { app, dialog } = await openEntry();
  await enterText(app.user, note(dialog), ' e sera');
  app.platform.faults.set('updateUser', ['status-500']);
  await save(app, dialog);
  expect(await screen.findByRole('alert')).toHaveTextContent('error');
  expect(note(dialog)).toHaveValue('Mattina e sera');
  expect(rowsOf(app)).toEqual([first]);
});

test('an entry with a word of another program asks for a mood of ours, and keeps its note', async () => {
  const { app, dialog } = await openEntry({ ...first, status: 'Elettrizzato' });
  expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(note(dialog)).toHaveValue('Mattina');
  await save(app, dialog);
  expect(await screen.findByText('Campo emozione obbligatorio.')).toBeVisible();
  expect(rowsOf(app)).toMatchObject([{ status: 'Elettrizzato' }]);
});

test.each([
  { typed: '1/9/26', shown: '01/09/2026', doubt: undefined, stored: '01/09/2026' },
  { typed: '01/01/1900', shown: '01/01/1900', doubt: /più di 10 anni fa: controlla l’anno/, stored: '01/01/1900' },
])('the day typed as $typed is $shown, doubted where it is very old, and never refused', async (given) => {
  const { app, dialog } = await openEntry();
  const day = dialog.getByLabelText('Data');
  await app.user.clear(day);
  await app.user.type(day, given.typed);
  await app.user.tab();
  expect(day).toHaveValue(given.shown);
  const doubts = dialog.queryAllByText(/controlla l’anno/).map(({ textContent }) => textContent);
  expect(doubts).toEqual(given.doubt ? [expect.stringMatching(given.doubt)] : []);
  await save(app, dialog);
  await closed();
  expect(rowsOf(app)).toMatchObject([{ date: given.stored }]);
});
