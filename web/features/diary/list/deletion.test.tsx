import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mostEntries } from '#contracts/diary/diary.api';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

function keep({ platform }: RenderedApp, diary: readonly object[]): void {
  const row = platform.db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, diary } } as typeof row);
}

async function openDiary(diary: readonly object[]) {
  const app = renderScreen('#/dashboard/diary', { signedInAs: 'giulia' });
  keep(app, diary);
  await screen.findByRole('table', { name: 'Note del diario' });
  await app.settled();
  return app;
}

const rowsOf = ({ platform }: RenderedApp) =>
  Object.values(platform.db.users.get('pt-giulia')?.public_configuration['diary'] ?? []);
const entry = (id: string, status = 'Felice') => ({ id, status, comment: `Nota ${id}`, date: '20/11/2026', more: 1 });
const three = [entry('a'), entry('b', 'Triste'), entry('c', 'Stanco')];

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const deletes = () => screen.getByRole('button', { name: 'Elimina' });

async function confirm({ user }: RenderedApp, title: string) {
  await user.click(deletes());
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Sì, elimina' }));
}

test('with nothing selected there is nothing to delete (DIARY-19)', async () => {
  await openDiary(three);
  expect(deletes()).toBeDisabled();
  expect(deletes()).toHaveAccessibleDescription('Nessuna selezione');
});

test('selected entries are deleted once that is confirmed, and come back when it is undone (DIARY-15, DIARY-16, DIARY-18)', async () => {
  const app = await openDiary(three);
  await app.user.click(box('Seleziona Triste, 20/11/2026'));
  await app.user.click(deletes());
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminare la nota?' }));
  await app.user.click(dialog.getByRole('button', { name: 'No, tieni' }));
  expect(rowsOf(app)).toEqual(three);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await confirm(app, 'Eliminare la nota?');
  expect(await screen.findByText('Note cancellate')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Nota b')).not.toBeInTheDocument());
  expect(rowsOf(app)).toEqual([three[0], three[2]]);
  await app.user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Nota b')).toBeVisible();
  expect(rowsOf(app)).toEqual(three);
});

test('a note that came back is not selected: the next deletion does not take it again', async () => {
  const app = await openDiary(three);
  await app.user.click(box('Seleziona Triste, 20/11/2026'));
  await confirm(app, 'Eliminare la nota?');
  await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Nota b')).toBeVisible();
  expect(box('Seleziona Triste, 20/11/2026')).not.toBeChecked();
  expect(deletes()).toBeDisabled();
});

test('deletes every entry of the diary, also those that were not read yet, with select all (DIARY-14, DIARY-15, DIARY-17)', async () => {
  const app = await openDiary(Array.from({ length: 620 }, (_, at) => entry(`r${at}`)));
  await app.user.click(box(/^Seleziona tutte le note/));
  expect(await screen.findByText('620 note selezionate')).toBeVisible();
  await confirm(app, 'Eliminare 620 note?');
  expect(await screen.findByText('Non sono presenti note')).toBeVisible();
  expect(rowsOf(app)).toEqual([]);
  await app.user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Note ripristinate')).toBeVisible();
  expect(rowsOf(app)).toEqual(Array.from({ length: 620 }, (_, at) => entry(`r${at}`)));
});

test('a deletion that fails is told once, and the list stays (DIARY-20)', async () => {
  const app = await openDiary(three);
  app.platform.faults.set('updateUser', ['status-500']);
  await app.user.click(box('Seleziona Felice, 20/11/2026'));
  await confirm(app, 'Eliminare la nota?');
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('error')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Nota a')).toBeVisible();
  expect(rowsOf(app)).toEqual(three);
});

test('an undoing that fails can be tried again: what was deleted is not lost', async () => {
  const app = await openDiary(three);
  await app.user.click(box('Seleziona Felice, 20/11/2026'));
  await confirm(app, 'Eliminare la nota?');
  await screen.findByText('Note cancellate');
  app.platform.faults.set('updateUser', ['status-500']);
  await app.user.click(screen.getByRole('button', { name: 'Annulla' }));
  const again = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.getByText('Non sappiamo se è riuscito')).toBeVisible();
  app.platform.faults.set('updateUser', []);
  await app.user.click(again);
  expect(await screen.findByText('Nota a')).toBeVisible();
  expect(rowsOf(app)).toEqual(three);
});

test('what is deleted while others are on their way back can be undone as well, one after the other', async () => {
  const long = [entry('a'), entry('b', 'Triste')].map((row) => ({ ...row, more: 'x'.repeat(30_000) }));
  const all = [...long, entry('c', 'Stanco')];
  const app = await openDiary(all);
  await app.user.click(box('Seleziona Felice, 20/11/2026'));
  await app.user.click(box('Seleziona Triste, 20/11/2026'));
  await confirm(app, 'Eliminare 2 note?');
  const undo = await screen.findByRole('button', { name: 'Annulla' });
  const write = app.platform.heldCalls.hold('updateUser');
  await app.user.click(undo);
  await app.user.click(box('Seleziona Stanco, 20/11/2026'));
  await confirm(app, 'Eliminare la nota?');
  await waitFor(() => expect(app.asked).toContain('diary/restore-entries'));
  write.answerOne();
  write.answerOne();
  await waitFor(() => expect(rowsOf(app)).toEqual([all[0]]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Annulla' })).toBeEnabled());
  await app.user.click(screen.getByRole('button', { name: 'Annulla' }));
  write.release();
  await waitFor(() => expect(rowsOf(app)).toHaveLength(3));
  expect(rowsOf(app)).toEqual(expect.arrayContaining(all));
});

test('a deletion of which nobody knows is told once, and what is missing can be put back at its place (DIARY-20)', async () => {
  const app = await openDiary(three);
  await app.user.click(box('Seleziona Triste, 20/11/2026'));
  await app.whileReadingFails(async () => {
    await confirm(app, 'Eliminare la nota?');
    expect(await screen.findByRole('alert')).toHaveTextContent('Non sappiamo se le note sono state eliminate.');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(rowsOf(app)).toEqual([three[0], three[2]]);
  await app.user.click(screen.getByRole('button', { name: 'Rimetti a posto' }));
  expect(await screen.findByText('Note ripristinate')).toBeVisible();
  expect(rowsOf(app)).toEqual(three);
});

test('a deletion sent again after one that was done unseen offers the way back all the same', async () => {
  const app = await openDiary(three);
  await app.user.click(box('Seleziona Triste, 20/11/2026'));
  await app.whileReadingFails(async () => {
    await confirm(app, 'Eliminare la nota?');
    await screen.findByRole('button', { name: 'Rimetti a posto' });
    await waitFor(() => expect(deletes()).toBeEnabled());
    await app.user.click(deletes());
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminare la nota?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Sì, elimina' }));
  expect(await screen.findByText('Note cancellate')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Nota b')).toBeVisible();
  expect(rowsOf(app)).toEqual(three);
});

test('a deletion of what another window deleted says that nothing was there, and offers nothing', async () => {
  const app = await openDiary(three);
  await app.user.click(box('Seleziona Triste, 20/11/2026'));
  keep(app, [three[0] ?? {}, three[2] ?? {}]);
  await confirm(app, 'Eliminare la nota?');
  expect(await screen.findByRole('alert')).toHaveTextContent('Le note erano già eliminate');
  expect(screen.queryByText('Note cancellate')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
});

test('what no longer fits into the diary is told, and not offered again', async () => {
  const app = await openDiary(three);
  await app.user.click(box('Seleziona Triste, 20/11/2026'));
  await confirm(app, 'Eliminare la nota?');
  const undo = await screen.findByRole('button', { name: 'Annulla' });
  keep(
    app,
    Array.from({ length: 2 * mostEntries }, (_, at) => entry(`r${at}`)),
  );
  await app.user.click(undo);
  expect(await screen.findByText('Le note non possono tornare')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});
