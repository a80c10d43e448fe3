import type { z } from 'zod';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';

/** The rows of one kind, by id, in order of insertion. */
export interface Table<Row extends object> {
  /** A copy of the row, so that changing it changes nothing here. */
  get(id: string): Row | undefined;
  /** Copies of the rows that pass, or of all without a test. */
  list(passes?: (row: Readonly<Row>) => boolean): Row[];
  /** Adds the row, or replaces the one with its id; throws when the row's contract refuses it. */
  put(row: Row): void;
  /** Replaces fields of an existing row; returns the changed row. */
  change(id: string, fields: Partial<Row>): Row;
  remove(id: string): void;
  /**
   * Checks rows that are to replace all others, and returns the function that replaces them. That does not count as a
   * write.
   */
  prepare(rows: readonly Row[]): () => void;
  /**
   * Takes over the rows of another such table, which has checked them. Rows are replaced, never changed, so both tables
   * can share them.
   */
  adopt(rows: readonly Row[]): void;
}

export interface TableSetup<Row extends object> {
  readonly name: string;
  readonly idOf: (row: Row) => string;
  /** The contract of every row, and of the rows of its lists. */
  readonly schema: z.ZodType;
  readonly onWrite: () => void;
}

/** An empty table: rows are checked when they are written and copied when they are read. */
export function createTable<Row extends object>({ name, idOf, schema, onWrite }: TableSetup<Row>): Table<Row> {
  const rows = new Map<string, Row>();

  const checked = (row: Row): Row => {
    const faults = faultsOf(schema, row);
    if (faults.length > 0) throw new Error(`Row ${idOf(row)} does not fit the table ${name}: ${faults.join(', ')}`);
    return structuredClone(row);
  };

  const replaceBy = (accepted: readonly Row[]) => {
    rows.clear();
    for (const row of accepted) rows.set(idOf(row), row);
  };

  return {
    get: (id) => structuredClone(rows.get(id)),
    list: (passes = () => true) => structuredClone([...rows.values()].filter(passes)),
    put(row) {
      rows.set(idOf(row), checked(row));
      onWrite();
    },
    change(id, fields) {
      const row = rows.get(id);
      if (!row) throw new Error(`The table ${name} has no row ${id}.`);
      const changed = checked({ ...row, ...fields });
      rows.set(id, changed);
      onWrite();
      return structuredClone(changed);
    },
    remove(id) {
      if (rows.delete(id)) onWrite();
    },
    prepare(newRows) {
      const accepted = newRows.map(checked);
      return () => replaceBy(accepted);
    },
    adopt: replaceBy,
  };
}

function faultsOf(schema: z.ZodType, row: unknown): string[] {
  const { result, faults } = gatherRowFaults(() => schema.safeParse(row));
  const inLists = faults.map((fault) => `${fault.list}: ${fault.fields.join(' ')}`);
  const onRow = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return [...onRow, ...inLists];
}
