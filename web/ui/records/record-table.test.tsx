import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { RecordTable } from '#web/ui/records/record-table.tsx';
import { SelectionBar } from '#web/ui/records/selection-bar.tsx';
import { useSelection } from '#web/ui/records/use-selection';

const records = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at + 1}`, words: `Voce ${at + 1}` }));

interface RecordsProps {
  readonly rows: ReturnType<typeof records>;
  readonly onDelete?: (chosen: readonly string[]) => void;
}

function Records({ rows, onDelete }: RecordsProps) {
  const selection = useSelection(rows.map(({ id }) => id));
  return (
    <>
      <SelectionBar
        selection={selection}
        total={rows.length}
        allLabel="Seleziona tutte le voci"
        countText={(count) => `${count} selezionate`}
        deleteLabel="Elimina"
        onDelete={() => onDelete?.(selection.chosen)}
      />
      <RecordTable
        label="Voci"
        columns={[
          { header: 'Voce', cell: ({ words }) => words },
          { header: 'Numero', cell: ({ id }) => id },
        ]}
        rows={rows}
        nameOf={({ words }) => words}
        selection={selection}
        moreLabel="Mostra altre"
      />
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const deletes = () => screen.getByRole('button', { name: 'Elimina' });

test('with nothing chosen there is nothing to delete, and the button says so', () => {
  renderPart(<Records rows={records(3)} />);
  expect(deletes()).toBeDisabled();
  expect(deletes()).toHaveAccessibleDescription('Nessuna selezione');
});

test('all are chosen at once, also those not shown yet, and let go the same way', async () => {
  let deleted: readonly string[] = [];
  const { user } = renderPart(<Records rows={records(120)} onDelete={(chosen) => (deleted = chosen)} />);
  await user.click(box('Seleziona tutte le voci (120)'));
  expect(screen.getByRole('status')).toHaveTextContent('120 selezionate');
  await user.click(deletes());
  expect(deleted).toHaveLength(120);
  await user.click(box('Seleziona tutte le voci (120)'));
  expect(deletes()).toBeDisabled();
});

test('with Shift all between two presses are chosen', async () => {
  const { user } = renderPart(<Records rows={records(6)} />);
  await user.click(box('Seleziona Voce 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Seleziona Voce 5'));
  await user.keyboard('{/Shift}');
  const chosen = screen.getAllByRole('checkbox', { checked: true }).map((one) => one.getAttribute('aria-label'));
  expect(chosen).toEqual(['Seleziona Voce 2', 'Seleziona Voce 3', 'Seleziona Voce 4', 'Seleziona Voce 5']);
});

test('fifty rows come at a time; the first of the next has the focus', async () => {
  const { user } = renderPart(<Records rows={records(70)} />);
  const table = within(screen.getByRole('table', { name: 'Voci' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Mostra altre 20' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(70);
  await expect.poll(() => document.activeElement?.textContent).toContain('Voce 51');
  expect(screen.queryByRole('button', { name: /^Mostra altre/ })).not.toBeInTheDocument();
});

function FirstRecords({ asked }: { readonly asked: (pages: number) => void }) {
  const [rows, setRows] = useState(records(50));
  const [pages, setPages] = useState(1);
  const read = (next: number) => {
    asked(next);
    setPages(next);
    setRows(records(60));
  };
  return (
    <RecordTable
      label="Voci"
      columns={[{ header: 'Voce', cell: ({ words }) => words }]}
      rows={rows}
      total={60}
      nameOf={({ words }) => words}
      moreLabel="Mostra altre"
      shown={{ pages, onMore: read }}
    />
  );
}

test('of a list of which only the first rows are there, the rest is asked for, and the first that comes has the focus', async () => {
  const asked: number[] = [];
  const { user } = renderPart(<FirstRecords asked={(pages) => asked.push(pages)} />);
  await user.click(screen.getByRole('button', { name: 'Mostra altre 10' }));
  expect(asked).toEqual([2]);
  await expect.poll(() => document.activeElement?.textContent).toContain('Voce 51');
  expect(screen.queryByRole('button', { name: /^Mostra altre/ })).not.toBeInTheDocument();
});

test('each cell stands under its header, and the first names the row', () => {
  renderPart(<Records rows={records(1)} />);
  const table = within(screen.getByRole('table', { name: 'Voci' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Selezione',
    'Voce',
    'Numero',
  ]);
  expect(table.getByRole('row', { name: /Voce 1/ })).toBeVisible();
  expect(table.getByRole('rowheader', { name: 'Voce 1' })).toBeVisible();
});

test('a column that leads names the row and heads its card, and stands in its place in the table', () => {
  const rows = [
    { id: 'r1', subject: 'Fattura', closed: '' },
    { id: 'r2', subject: 'Accesso', closed: '24/11/2026' },
  ];
  renderPart(
    <RecordTable
      label="Voci"
      columns={[
        { header: 'Numero', cell: ({ id }) => id },
        { header: 'Oggetto', leads: true, cell: ({ subject }) => subject },
        { header: 'Chiusa', cell: ({ closed }) => closed },
      ]}
      rows={rows}
      nameOf={({ id }) => id}
      moreLabel="Mostra altre"
    />,
  );
  const [, first, second] = within(screen.getByRole('table', { name: 'Voci' })).getAllByRole('row');
  const head = within(first as HTMLElement).getByRole('rowheader', { name: 'Fattura' });
  expect(first?.children[1]).toBe(head);
  expect(head).toHaveAttribute('data-leads');
  // A card leaves out what is blank, with its header.
  expect(first?.children[2]).toHaveAttribute('data-blank');
  expect(second?.children[2]).not.toHaveAttribute('data-blank');
});

function Found({ all }: { readonly all: readonly string[] }) {
  const [word, setWord] = useState('');
  const selection = useSelection(
    all.filter((id) => id.includes(word)),
    all,
  );
  return (
    <>
      <input aria-label="Cerca" value={word} onChange={({ currentTarget }) => setWord(currentTarget.value)} />
      {all.map((id) => (
        <button key={id} type="button" aria-pressed={selection.isChosen(id)} onClick={() => selection.toggle(id)}>
          {id}
        </button>
      ))}
      <button type="button" onClick={selection.toggleAll}>
        tutti
      </button>
      <output>{selection.chosen.join()}</output>
    </>
  );
}

function Leaving() {
  const [all, setAll] = useState(['a', 'b']);
  return (
    <>
      <Found all={all} />
      <button type="button" onClick={() => setAll(['b'])}>
        via
      </button>
      <button type="button" onClick={() => setAll(['a', 'b'])}>
        torna
      </button>
    </>
  );
}

test('what left the list and came back is chosen no more; what a search left out still is', async () => {
  const { user } = renderPart(<Leaving />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const chosen = () => screen.getByRole('status').textContent;
  await press('a');
  await press('b');
  await user.type(screen.getByRole('textbox', { name: 'Cerca' }), 'b');
  expect(chosen()).toBe('b');
  await user.clear(screen.getByRole('textbox', { name: 'Cerca' }));
  expect(chosen()).toBe('a,b');
  await press('via');
  await press('torna');
  expect(chosen()).toBe('b');
});

test('a press while a search hides what is chosen changes what is pressed and nothing else', async () => {
  const { user } = renderPart(<Found all={['a', 'b', 'ab']} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const search = () => screen.getByRole('textbox', { name: 'Cerca' });
  const chosen = () => screen.getByRole('status').textContent;
  await press('a');
  await user.type(search(), 'b');
  await press('b');
  expect(chosen()).toBe('b');
  await user.clear(search());
  expect(chosen()).toBe('a,b');
  await user.type(search(), 'b');
  await press('tutti');
  expect(chosen()).toBe('b,ab');
  await press('tutti');
  await user.clear(search());
  expect(chosen()).toBe('a');
});
