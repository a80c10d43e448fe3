import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { moods } from '#contracts/diary/moods';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const address = '#/dashboard/diary';
const saved = "Stato d'animo aggiunto con successo";

/** Opens the diary of a patient, with these rows in the platform's place. */
async function openDiary(diary?: readonly object[], signedInAs: 'giulia' | 'marco' = 'giulia', render = renderScreen) {
  const app = render(address, { signedInAs });
  if (diary) keep(app, diary);
  await screen.findByRole('heading', { level: 1, name: 'Diario' });
  await app.settled();
  return app;
}

function keep({ platform }: RenderedApp, diary: readonly object[]): void {
  const row = platform.db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, diary } } as typeof row);
}

const rowsOf = ({ platform }: Pick<RenderedApp, 'platform'>, token = 'pt-giulia') =>
  Object.values(platform.db.users.get(token)?.public_configuration['diary'] ?? []) as Record<string, unknown>[];

const entry = (id: string, status = 'Felice', more: object = {}) => ({
  ...{ id, status, comment: `Nota ${id}`, date: '20/11/2026' },
  ...more,
});

const table = () => screen.findByRole('table', { name: 'Note del diario' });
const shownMoods = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

async function openPicker({ user }: RenderedApp) {
  await user.click(screen.getByRole('button', { name: 'Aggiungi un’emozione' }));
  return within(await screen.findByRole('dialog', { name: 'Aggiungi un’emozione' }));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the literal words', () => {
  test.each([
    { id: 'DIARY-01', find: async () => screen.getByRole('heading', { level: 1, name: 'Diario' }) },
    { id: 'DIARY-02', find: async () => screen.getByRole('region', { name: 'Come ti senti oggi?' }) },
    { id: 'DIARY-17', find: () => screen.findByText('Non sono presenti note') },
  ])('stand on the screen ($id)', async ({ find }) => {
    await openDiary([]);
    expect(await find()).toBeVisible();
    expect(screen.getByText('Lo vedi solo tu')).toBeVisible();
  });
});

describe('the picker', () => {
  test('opens from its button with the nineteen moods, one choice and an optional note (DIARY-02, DIARY-03, DIARY-07, DIARY-08)', async () => {
    const app = await openDiary([]);
    const dialog = await openPicker(app);
    const offered = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(offered).toEqual(
      'Felice, Triste, Arrabbiato, Innamorato, Apatico, Ansioso, Insicuro, Spaventato, Vergognoso, Stanco, Ottimista, Grato, Deluso, Pensieroso, Colpevole, Impotente, Rilassato, Amato, Indifferente'.split(
        ', ',
      ),
    );
    await app.user.click(dialog.getByRole('radio', { name: 'Felice' }));
    await app.user.click(dialog.getByRole('radio', { name: 'Stanco' }));
    expect(dialog.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    await closed();
    expect(rowsOf(app)).toMatchObject([{ status: 'Stanco', comment: '', date: '23/11/2026' }]);
  });

  test('saves mood, note and day, says so, and the new entry stands first (DIARY-10, DIARY-11, DIARY-12)', async () => {
    const app = await openDiary([entry('a', 'Triste')]);
    const dialog = await openPicker(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Grato' }));
    await enterText(app.user, dialog.getByLabelText('Nota (facoltativa)'), 'Una passeggiata.');
    await app.user.clear(dialog.getByLabelText('Data'));
    await enterText(app.user, dialog.getByLabelText('Data'), '21/11/2026');
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText(saved)).toBeVisible();
    await closed();
    expect(await shownMoods()).toEqual(['Grato serene', 'Triste pesanti']);
    expect(rowsOf(app)[0]).toEqual({
      ...{ id: expect.any(String), status: 'Grato', comment: 'Una passeggiata.', date: '21/11/2026' },
    });
  });

  test('without a mood says what is missing, sends nothing and keeps the note (DIARY-09)', async () => {
    const app = await openDiary([]);
    const dialog = await openPicker(app);
    await enterText(app.user, dialog.getByLabelText('Nota (facoltativa)'), 'Non so dire come.');
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Campo emozione obbligatorio.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Felice' })).toHaveFocus();
    expect(dialog.getByRole('group', { name: 'Come ti senti?' })).toHaveAccessibleDescription(/Campo emozione/);
    expect(app.asked).not.toContain('diary/add-entry');
    await app.user.click(dialog.getByRole('radio', { name: 'Apatico' }));
    expect(screen.queryByText('Campo emozione obbligatorio.')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Nota (facoltativa)')).toHaveValue('Non so dire come.');
  });

  test.each([
    ['24/11/2026', 'Questo giorno deve ancora venire.'],
    ['31/02/2026', 'Scrivi un giorno che esiste, come 24/11/2026.'],
    ['', 'Scrivi un giorno che esiste, come 24/11/2026.'],
  ])('does not save the day «%s», and says why at the field', async (typed, words) => {
    const app = await openDiary([]);
    const dialog = await openPicker(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Felice' }));
    await app.user.clear(dialog.getByLabelText('Data'));
    if (typed) await app.user.type(dialog.getByLabelText('Data'), typed);
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByLabelText('Data')).toHaveFocus();
    expect(app.asked).not.toContain('diary/add-entry');
  });

  test('is one tab stop, walked with the arrows, and saved with the keys alone', async () => {
    const app = await openDiary([]);
    const dialog = await openPicker(app);
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Felice' })).toHaveFocus());
    await app.user.keyboard('{ArrowRight}{ArrowDown}');
    expect(dialog.getByRole('radio', { name: 'Arrabbiato' })).toBeChecked();
    await app.user.tab();
    expect(dialog.getByLabelText('Nota (facoltativa)')).toHaveFocus();
    await app.user.tab();
    await app.user.keyboard('{Enter}');
    await closed();
    expect(rowsOf(app)).toMatchObject([{ status: 'Arrabbiato' }]);
  });

  test('pressed twice saves one entry', async () => {
    const app = await openDiary([]);
    const dialog = await openPicker(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Felice' }));
    await app.user.dblClick(dialog.getByRole('button', { name: 'Salva' }));
    await closed();
    expect(rowsOf(app)).toHaveLength(1);
  });

  test('keeps what was written in this tab: closed and loaded anew it is there, until it is saved', async () => {
    const app = await openDiary([]);
    const dialog = await openPicker(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Deluso' }));
    await enterText(app.user, dialog.getByLabelText('Nota (facoltativa)'), 'A metà');
    leavePage();
    const again = await openDiary([]);
    const resumed = await openPicker(again);
    await seeResumed();
    expect(resumed.getByRole('radio', { name: 'Deluso' })).toBeChecked();
    expect(resumed.getByLabelText('Nota (facoltativa)')).toHaveValue('A metà');
    await discardDraft(again.user);
    expect(resumed.getByLabelText('Nota (facoltativa)')).toHaveValue('');
    expect(resumed.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test('leaves no draft behind for whoever signs in next in this tab', async () => {
    const app = await openDiary([], 'giulia', renderApp);
    const dialog = await openPicker(app);
    await enterText(app.user, dialog.getByLabelText('Nota (facoltativa)'), 'Solo mio');
    await app.user.keyboard('{Escape}');
    await closed();
    await app.user.click(screen.getByRole('button', { name: /^Account di/ }));
    await app.user.click(await screen.findByText('Esci'));
    await app.user.click(await screen.findByRole('button', { name: 'Esci lo stesso' }));
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Solo mio'));
  });
});

describe('a save that fails', () => {
  test.each(['status-500', 'success-without-effect'] as const)(
    'is told once, with the list as it was and what was written still there (%s) (DIARY-20)',
    async (fault) => {
      const app = await openDiary([entry('a')]);
      app.platform.faults.set('updateUser', [fault]);
      const dialog = await openPicker(app);
      await app.user.click(dialog.getByRole('radio', { name: 'Triste' }));
      await enterText(app.user, dialog.getByLabelText('Nota (facoltativa)'), 'Resta qui');
      await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
      const toast = await screen.findByRole('alert');
      expect(within(toast).getByText('error')).toBeVisible();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(dialog.getByLabelText('Nota (facoltativa)')).toHaveValue('Resta qui');
      expect(dialog.getByRole('radio', { name: 'Triste' })).toBeChecked();
      expect(rowsOf(app)).toEqual([entry('a')]);
      app.platform.faults.set('updateUser', []);
      await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
      await closed();
      expect(rowsOf(app)).toHaveLength(2);
    },
  );

  test('without a connection keeps what was written, and a later press saves one entry', async () => {
    const app = await openDiary([]);
    const dialog = await openPicker(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Triste' }));
    app.dropConnection();
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('premi di nuovo Salva, non ne nascono due');
    app.dropConnection(false);
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    await closed();
    expect(rowsOf(app)).toHaveLength(1);
  });

  test('whose answer was lost is saved once, however often it is pressed', async () => {
    const app = await openDiary([]);
    app.platform.faults.set('updateUser', ['connection-lost-after']);
    app.platform.faults.set('session', ['status-500']);
    const dialog = await openPicker(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Triste' }));
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    await screen.findByRole('alert');
    app.platform.faults.set('updateUser', []);
    app.platform.faults.set('session', []);
    await app.user.click(dialog.getByRole('button', { name: 'Salva' }));
    await closed();
    expect(rowsOf(app)).toHaveLength(1);
  });
});

describe('the table', () => {
  test('has the columns mood, note and date, and leads to the session of a day (DIARY-13)', async () => {
    await openDiary([entry('a', 'Felice', { date: '16/11/2026' }), entry('b', 'Stanco', { comment: '' })]);
    const rows = within(await table());
    const headers = rows.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Selezione', 'Emozione', 'Nota', 'Data']);
    expect(rows.getByRole('row', { name: /Felice/ })).toHaveTextContent(/Nota a.*16\/11\/2026/);
    expect(rows.getByRole('row', { name: /Stanco/ })).toHaveTextContent(/Senza nota.*20\/11\/2026/);
    expect(await rows.findByRole('link', { name: 'Seduta con Andrea Rinaldi' })).toHaveAttribute(
      'href',
      '#/dashboard/calendar?day=2026-11-16',
    );
    expect(rows.getAllByRole('link')).toHaveLength(1);
  });

  test('of a long diary holds the newest, and reads on when asked', async () => {
    const app = await openDiary(Array.from({ length: 130 }, (_, at) => entry(`r${at}`)));
    const rows = within(await table());
    expect(rows.getAllByRole('rowheader')).toHaveLength(50);
    await app.user.click(screen.getByRole('button', { name: 'Mostra altre 50' }));
    await waitFor(() => expect(rows.getAllByRole('rowheader')).toHaveLength(100));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Nota r50'));
  });

  test('covers moods and notes when somebody else is near, until they are to be shown again', async () => {
    const app = await openDiary([entry('a')]);
    await app.user.click(screen.getByRole('button', { name: 'Nascondi' }));
    expect((await table()).closest('[data-hidden]')).toBeInTheDocument();
    leavePage();
    await openDiary();
    expect((await table()).closest('[data-hidden]')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Mostra' }));
    expect((await table()).closest('[data-hidden]')).not.toBeInTheDocument();
  });

  test('says what keeps it from being read, which does not look empty', async () => {
    const app = renderScreen('#/dashboard/calendar', { signedInAs: 'marco' });
    await screen.findByRole('heading', { level: 1, name: 'Calendario' });
    await app.settled();
    app.platform.faults.set('session', ['status-500']);
    await app.open('/dashboard/diary');
    expect((await screen.findAllByText('Il servizio non risponde in questo momento'))[0]).toBeVisible();
    expect(screen.queryByText('Non sono presenti note')).not.toBeInTheDocument();
  });
});

test('the months hold the days of the chosen period, so that none before it seems to be without a note', async () => {
  const app = await openDiary([entry('a'), entry('b', 'Felice', { date: '10/11/2026' })]);
  await app.user.click(screen.getByRole('tab', { name: 'Nel tempo' }));
  await app.user.click(await screen.findByRole('radio', { name: '7 giorni' }));
  await app.settled();
  const month = within(await screen.findByRole('table', { name: 'novembre 2026' }));
  expect(month.getByText('17')).toBeVisible();
  for (const before of ['10', '16']) expect(month.queryByText(before)).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('radio', { name: '30 giorni' }));
  await app.settled();
  expect(within(screen.getByRole('table', { name: 'novembre 2026' })).getByText('10')).toBeVisible();
});

test('every mood is a button of the card, which opens the picker with it chosen (DIARY-02, DIARY-21)', async () => {
  const app = await openDiary([]);
  const card = within(screen.getByRole('region', { name: 'Come ti senti oggi?' }));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...moods, 'Aggiungi un’emozione']);
  await app.user.click(card.getByRole('button', { name: 'Rilassato' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Rilassato' })).toBeChecked();
});
