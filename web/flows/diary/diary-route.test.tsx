import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { mostListed } from '#contracts/diary/diary.api';
import { enterText } from '#web/testing/enter-text';
import { hearSaving } from '#web/testing/hear-saving';
import { closeAfterTest } from '#web/testing/open-apps';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const address = '#/dashboard/diary';

function keep({ platform }: RenderedApp, diary: readonly object[]): void {
  const row = platform.db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, diary } } as typeof row);
}

async function openDiary(diary: readonly object[], at = address) {
  const app = renderScreen(at, { signedInAs: 'giulia' });
  keep(app, diary);
  await screen.findByRole('heading', { level: 1, name: 'Diario' });
  await app.settled();
  return app;
}

const entry = (status: string, date: string, comment = '') => ({ id: `${status}-${date}`, status, comment, date });

describe('on the home', () => {
  test('a mood and Save make an entry: two presses (DIARY-21, CAL-31)', async () => {
    const app = renderScreen('#/dashboard', { signedInAs: 'giulia' });
    keep(app, []);
    const card = within(await screen.findByRole('region', { name: 'Come ti senti oggi?' }));
    expect(card.getByRole('link', { name: 'Apri il diario' })).toHaveAttribute('href', address);
    await app.user.click(card.getByRole('button', { name: 'Pensieroso' }));
    await app.user.click(await screen.findByRole('button', { name: 'Salva' }));
    expect(await screen.findByText("Stato d'animo aggiunto con successo")).toBeVisible();
    const rows = app.platform.db.users.get('pt-giulia')?.public_configuration['diary'];
    expect(rows).toMatchObject([{ status: 'Pensieroso', comment: '', date: '23/11/2026' }]);
  });

  test('a therapist has no mood card (GUARD-42)', async () => {
    const { settled } = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
    await screen.findByText('Ciao, Andrea');
    await settled();
    expect(screen.queryByText('Come ti senti oggi?')).not.toBeInTheDocument();
  });
});

describe('after hard days', () => {
  const hard = [entry('Triste', '23/11/2026'), entry('Ansioso', '22/11/2026'), entry('Deluso', '20/11/2026')];

  test('the line and the count stay while another period of the trends is read, and after it', async () => {
    const { user, platform } = await openDiary(hard, `${address}?tab=andamento`);
    const line = await screen.findByRole('region', { name: 'Se sono giorni pesanti' });
    const held = platform.heldCalls.hold('session');
    await user.click(await screen.findByText('3 mesi'));
    await waitFor(() => expect(screen.queryByRole('img', { name: /ultimi 30 giorni/ })).not.toBeInTheDocument());
    expect(line).toBeVisible();
    expect(screen.getByText('3 giorni annotati questo mese')).toBeVisible();
    held.release();
    expect(await screen.findByRole('img', { name: /ultimi 90 giorni/ })).toBeVisible();
    expect(line).toBeVisible();
  });

  test('a quiet line leads to help and to the next appointment, and can be dismissed', async () => {
    const { user, open, platform } = await openDiary(hard);
    const line = within(await screen.findByRole('region', { name: 'Se sono giorni pesanti' }));
    expect(await line.findByRole('link', { name: /^Prossimo appuntamento: lun 23 novembre 2026/ })).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Ho bisogno di aiuto subito' }));
    expect(await screen.findByRole('dialog', { name: 'Ho bisogno di aiuto subito' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const before = platform.db.snapshot();
    await user.click(line.getByRole('button', { name: 'Nascondi questo messaggio' }));
    await open('/dashboard/calendar');
    await open('/dashboard/diary');
    await screen.findByRole('table', { name: 'Note del diario' });
    expect(screen.queryByRole('region', { name: 'Se sono giorni pesanti' })).not.toBeInTheDocument();
    expect(platform.db.snapshot()).toEqual(before);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/pesant|hard|dismiss/);
  });

  test('two of them say nothing', async () => {
    await openDiary(hard.slice(0, 2));
    await screen.findByRole('table', { name: 'Note del diario' });
    expect(screen.queryByRole('region', { name: 'Se sono giorni pesanti' })).not.toBeInTheDocument();
  });
});

describe('over time', () => {
  const noted = [
    entry('Felice', '23/11/2026'),
    entry('Triste', '23/11/2026'),
    entry('Stanco', '17/11/2026'),
    entry('Grato', '02/09/2026'),
  ];

  test('months show each day with its moods, and bars have a table with the same numbers', async () => {
    const { user } = await openDiary(noted, `${address}?tab=andamento`);
    expect(screen.getByText('2 giorni annotati questo mese')).toBeVisible();
    const chart = await screen.findByRole('img', { name: /^Note per famiglia, ultimi 30 giorni/ });
    expect(chart).toHaveAccessibleName(/: vive 1, sospese 1, pesanti 1$/);
    const month = within(screen.getByRole('table', { name: 'novembre 2026' }));
    expect(month.getByRole('cell', { name: '23 Triste, Felice' })).toBeInTheDocument();
    expect(month.getByRole('cell', { name: '17 Stanco' })).toBeInTheDocument();
    expect(month.getByRole('cell', { name: '18' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Vedi i numeri in una tabella' }));
    const numbers = within(screen.getByRole('table', { name: 'Note per famiglia' }));
    const row = numbers.getByRole('row', { name: /^23\/11\/2026/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['0', '1', '0', '0', '1']);
  });

  test('the period is chosen and stands in the address', async () => {
    const { user } = await openDiary(noted, `${address}?tab=andamento`);
    await user.click(await screen.findByText('3 mesi'));
    expect(await screen.findByRole('img', { name: /ultimi 90 giorni: serene 1, vive 1/ })).toBeVisible();
    expect(window.location.hash).toContain('giorni=90');
  });

  test('without entries it says so, and nothing of days that were left out', async () => {
    await openDiary([entry('Grato', '02/09/2025')], `${address}?tab=andamento`);
    expect(await screen.findByText('Negli ultimi 30 giorni non ci sono note.')).toBeVisible();
    expect(screen.getByText(/annotat/)).not.toBeVisible();
  });
});

describe('the export', () => {
  const noted = [entry('Felice', '23/11/2026', '=cena'), entry('Grato', '02/09/2026', 'Settembre')];

  async function openExport(diary: readonly object[] = noted) {
    const app = await openDiary(diary);
    await app.user.click(await screen.findByRole('button', { name: 'Esporta' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Esporta il diario' })) };
  }

  test('saves the notes of a period as a file for a spreadsheet', async () => {
    const saved = hearSaving();
    const { user, dialog } = await openExport();
    await user.click(dialog.getByRole('button', { name: 'Scarica il file CSV' }));
    expect(await screen.findByText('File scaricato')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['diario-2026-10-25-2026-11-23.csv']);
    const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('"23/11/2026";"Felice";"vive";"\'=cena"');
    expect(new TextDecoder().decode(bytes)).not.toContain('Settembre');
  });

  const rowsOnPaper = () =>
    [...document.body.querySelectorAll('section[hidden] tbody tr')].map(({ textContent }) => textContent);

  /** A browser that records each print: the name it goes under, and the rows on paper. */
  function servePrinter() {
    const printed: { readonly name: string; readonly rows: readonly (string | null)[] }[] = [];
    vi.stubGlobal('print', () => {
      printed.push({ name: document.title, rows: rowsOnPaper() });
      window.dispatchEvent(new Event('afterprint'));
    });
    closeAfterTest(() => vi.unstubAllGlobals());
    return printed;
  }

  test('prints the whole diary as a table, under a name that says nothing of it, and is off the page then', async () => {
    const printed = servePrinter();
    const { user, dialog } = await openExport();
    await user.click(dialog.getByRole('checkbox', { name: 'Tutto il diario' }));
    await user.click(dialog.getByRole('button', { name: 'Stampa o salva in PDF' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed).toEqual([{ name: 'diario', rows: ['23/11/2026Felice=cena', '02/09/2026GratoSettembre'] }]);
    expect(rowsOnPaper()).toEqual([]);
    expect(document.title).not.toBe('diario');
  });

  test('of a diary of several pages holds every note, in the file and on paper', async () => {
    const printed = servePrinter();
    const saved = hearSaving();
    const many = Array.from({ length: mostListed + 20 }, (_, at) => entry('Grato', '02/09/2026', `Nota ${at}.`));
    const { user, dialog } = await openExport(many);
    await user.click(dialog.getByRole('checkbox', { name: 'Tutto il diario' }));
    await user.click(dialog.getByRole('button', { name: 'Scarica il file CSV' }));
    expect(await screen.findByText('File scaricato')).toBeVisible();
    const text = (await saved[0]?.file.text()) ?? '';
    expect([...text.matchAll(/Nota \d+\./g)].map(([note]) => note)).toEqual(many.map(({ comment }) => comment));
    await user.click(dialog.getByRole('button', { name: 'Stampa o salva in PDF' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]?.rows).toHaveLength(many.length);
  });

  test('of a period without notes says so, and a turned period at its field', async () => {
    const { user, dialog } = await openExport();
    const [from, to] = [dialog.getByLabelText('Dal'), dialog.getByLabelText('Al')];
    await user.clear(from);
    await enterText(user, from, '01/10/2026');
    await user.clear(to);
    await enterText(user, to, '01/09/2026');
    await user.click(dialog.getByRole('button', { name: 'Scarica il file CSV' }));
    expect(await dialog.findByText('Il primo giorno viene dopo l’ultimo.')).toBeVisible();
    await user.clear(to);
    await enterText(user, to, '31/10/2026');
    await user.click(dialog.getByRole('button', { name: 'Scarica il file CSV' }));
    expect(await dialog.findByText('In questo periodo non ci sono note.')).toBeVisible();
  });

  test('that cannot be read says so in the dialog', async () => {
    const { user, dialog, platform } = await openExport();
    platform.faults.set('session', ['status-500']);
    await user.click(dialog.getByRole('button', { name: 'Scarica il file CSV' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Il servizio non risponde');
  });
});
