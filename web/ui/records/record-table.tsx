import { Button, Checkbox } from '@mantine/core';
import { memo, type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import classes from '#web/ui/records/records.module.css';
import type { Selection } from '#web/ui/records/use-selection';

export interface RecordColumn<Row> {
  readonly header: string;
  /** Where it gives nothing the cell is blank, and a card leaves it out with its header. */
  readonly cell: (row: Row) => ReactNode;
  /** It names the row and is the head of its card, though it does not stand first in the table. */
  readonly leads?: true;
}

interface RecordTableProps<Row> {
  readonly label: string;
  /** The first names the row and is the head of its card on a phone, unless another `leads`. */
  readonly columns: readonly [RecordColumn<Row>, ...RecordColumn<Row>[]];
  /** All of them, in the order shown; or the first of `total`. */
  readonly rows: readonly Row[];
  /** How many there are, where not all of them are in `rows`: those that are missing are asked for by `shown`. */
  readonly total?: number;
  /** What the box that chooses a row calls it: 'Felice, 12/11/2026'. */
  readonly nameOf: (row: Row) => string;
  /** Without it no row can be chosen. */
  readonly selection?: Selection;
  /** 'Mostra altre', followed by how many come. */
  readonly moreLabel: string;
  /** How often more rows were asked for; for a screen that keeps it in its address, or asks for the rows missing. */
  readonly shown?: { readonly pages: number; readonly onMore: (pages: number) => void };
  /** `compact` makes the rows lower, for somebody who has many. */
  readonly density?: 'compact' | undefined;
}

/** How many rows come at a time: thousands at once would hold up every press. */
export const rowsAtATime = 50;

/**
 * Records in a table, which in little room is a list of cards of the same markup; the roles are written out, for then
 * it is no longer laid out as a table. More rows come at a press, and the focus goes to the first of them.
 */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { label, columns, rows, total = rows.length, nameOf, selection, moreLabel, density } = props;
  const [ownPages, setOwnPages] = useState(1);
  const [isDrawing, startDrawing] = useTransition();
  const { pages, onMore } = props.shown ?? { pages: ownPages, onMore: setOwnPages };
  const count = pages * rowsAtATime;
  const look = { className: classes.table, 'data-density': density, 'aria-rowcount': total + 1 };
  const body = useRef<HTMLTableSectionElement>(null);
  const awaited = useRef<number>(undefined);
  const remaining = total - count;
  const showMore = () => {
    awaited.current = count;
    // The button answers at once; drawing so many rows may take longer than a press should.
    startDrawing(() => onMore(pages + 1));
  };
  useEffect(() => {
    const first = awaited.current === undefined ? undefined : body.current?.querySelectorAll('tr')[awaited.current];
    if (!first) return;
    awaited.current = undefined;
    first.focus();
  });
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-label={label} {...look}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row" aria-rowindex={1}>
            {selection && (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th scope="col" role="columnheader" className={classes.choice}>
                <span className="visually-hidden">Selezione</span>
              </th>
            )}
            {columns.map(({ header }) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={header} scope="col" role="columnheader">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup" ref={body}>
          {rows.slice(0, count).map((row, at) => (
            <RememberedRow
              key={row.id}
              {...{ row, at, columns, nameOf }}
              isChosen={selection?.isChosen(row.id)}
              toggle={selection?.toggle}
            />
          ))}
        </tbody>
      </table>
      {remaining > 0 && (
        <Button variant="default" mt="md" loading={isDrawing} onClick={showMore}>
          {`${moreLabel} ${Math.min(rowsAtATime, remaining)}`}
        </Button>
      )}
    </div>
  );
}

interface RecordRowProps<Row> extends Pick<RecordTableProps<Row>, 'columns' | 'nameOf'> {
  readonly row: Row;
  readonly at: number;
  /** Undefined where no row can be chosen. */
  readonly isChosen: boolean | undefined;
  readonly toggle: Selection['toggle'] | undefined;
}

/** With columns that stay the same, a press draws the rows it changes and no others. */
const RememberedRow = memo(RecordRow) as typeof RecordRow;

function RecordRow<Row extends { readonly id: string }>(props: RecordRowProps<Row>) {
  const { row, at, columns, nameOf, isChosen, toggle } = props;
  const head = columns.find(({ leads }) => leads) ?? columns[0];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `RecordTable`
    <tr role="row" aria-rowindex={at + 2} tabIndex={-1} data-chosen={isChosen || undefined}>
      {toggle && (
        // biome-ignore lint/a11y/noRedundantRoles: see `RecordTable`
        <td role="cell" className={classes.choice}>
          <Checkbox
            aria-label={`Seleziona ${nameOf(row)}`}
            checked={isChosen ?? false}
            onChange={({ nativeEvent }) => toggle(row.id, (nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map((column) =>
        column === head ? (
          // biome-ignore lint/a11y/noRedundantRoles: see `RecordTable`
          <th key={column.header} scope="row" role="rowheader" data-leads={column.leads}>
            {column.cell(row)}
          </th>
        ) : (
          <Cell key={column.header} header={column.header} content={column.cell(row)} />
        ),
      )}
    </tr>
  );
}

function Cell({ header, content }: { readonly header: string; readonly content: ReactNode }) {
  const isBlank = content === null || content === undefined || content === false || content === '';
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `RecordTable`
    <td role="cell" data-blank={isBlank || undefined}>
      {/* On a phone the head of the table is out of sight. */}
      <span className={classes.header} aria-hidden>
        {header}
      </span>
      <div className={classes.value}>{content}</div>
    </td>
  );
}
