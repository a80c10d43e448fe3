import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import classes from '#web/ui/records/records.module.css';
import type { Selection } from '#web/ui/records/use-selection';

export interface RecordColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  readonly label: string;
  /** The first names the row, and is the head of its card on a phone. */
  readonly columns: readonly [RecordColumn<Row>, ...RecordColumn<Row>[]];
  /** All of them, in the order shown. */
  readonly rows: readonly Row[];
  /** What the box that chooses a row calls it: 'Felice, 12/11/2026'. */
  readonly nameOf: (row: Row) => string;
  /** Without it no row can be chosen. */
  readonly selection?: Selection;
  /** 'Mostra altre', followed by how many come. */
  readonly moreLabel: string;
  /** How many times more rows were asked for; for a screen that keeps it in its address. Kept here unless given. */
  readonly shown?: { readonly pages: number; readonly onMore: (pages: number) => void };
  /** `compact` makes the rows lower, for somebody who has many. */
  readonly density?: 'compact' | undefined;
}

/** How many rows come at a time: thousands at once would hold up every press. */
const rowsAtATime = 50;

/**
 * Records in a table, which in little room is a list of cards of the same markup; the roles are written out, for then
 * it is no longer laid out as a table. More rows come at a press, and the focus goes to the first of them.
 */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { label, columns, rows, moreLabel, density } = props;
  const [ownPages, setOwnPages] = useState(1);
  const { pages, onMore } = props.shown ?? { pages: ownPages, onMore: setOwnPages };
  const count = pages * rowsAtATime;
  const look = { className: classes.table, 'data-density': density, 'aria-rowcount': rows.length + 1 };
  const body = useRef<HTMLTableSectionElement>(null);
  const remaining = rows.length - count;
  const showMore = () => {
    onMore(pages + 1);
    requestAnimationFrame(() => body.current?.querySelectorAll<HTMLElement>('tr')[count]?.focus());
  };
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-label={label} {...look}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row" aria-rowindex={1}>
            {props.selection && (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th scope="col" role="columnheader">
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
            <RecordRow key={row.id} {...props} row={row} at={at} />
          ))}
        </tbody>
      </table>
      {remaining > 0 && (
        <Button variant="default" mt="md" onClick={showMore}>
          {moreLabel} {Math.min(rowsAtATime, remaining)}
        </Button>
      )}
    </div>
  );
}

interface RecordRowProps<Row> extends RecordTableProps<Row> {
  readonly row: Row;
  readonly at: number;
}

function RecordRow<Row extends { readonly id: string }>(props: RecordRowProps<Row>) {
  const { row, at, columns, nameOf, selection } = props;
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `RecordTable`
    <tr role="row" aria-rowindex={at + 2} tabIndex={-1} data-chosen={selection?.isChosen(row.id) || undefined}>
      {selection && (
        // biome-ignore lint/a11y/noRedundantRoles: see `RecordTable`
        <td role="cell" className={classes.choice}>
          <Checkbox
            aria-label={`Seleziona ${nameOf(row)}`}
            checked={selection.isChosen(row.id)}
            onChange={({ nativeEvent }) => selection.toggle(row.id, (nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: see `RecordTable` */}
      <th scope="row" role="rowheader">
        {first.cell(row)}
      </th>
      {others.map(({ header, cell }) => (
        // biome-ignore lint/a11y/noRedundantRoles: see `RecordTable`
        <td key={header} role="cell">
          {/* On a phone the head of the table is out of sight. */}
          <span className={classes.header} aria-hidden>
            {header}
          </span>
          <div className={classes.value}>{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}
