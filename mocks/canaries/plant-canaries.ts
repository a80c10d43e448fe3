import type * as z from 'zod';
import { gatherRowFaults } from '#contracts/kernel/row-faults';

/** A value that stands nowhere else, and the field of the platform it was put in. */
export interface Canary {
  /** What to look for in an answer, in every form it may arrive in. */
  readonly forms: readonly string[];
  /** Dotted path of the field, `[]` for a list's rows. */
  readonly path: string;
  /** The row it was put in. */
  readonly row: string;
}

export interface Planting {
  readonly row: string;
  readonly schema: z.ZodType;
  /** Fields that must keep their value, because the platform works by them. */
  readonly keep: (path: string) => boolean;
  /** Numbers the canaries, so that no two are alike. */
  readonly nextNumber: () => number;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A copy of a row with a canary in each text, date and free number its contract lets change, and what was planted where.
 * What must not or cannot change keeps its value.
 */
export function plantCanaries<Row extends object>(row: Row, planting: Planting): { row: Row; canaries: Canary[] } {
  const planted = structuredClone(row);
  const canaries: Canary[] = [];
  visitLeaves(planted as Json, '', (path, value, replace) => {
    if (planting.keep(path)) return;
    const number = planting.nextNumber();
    const accepted = candidatesFor(value, number).find(({ put }) => {
      replace(put);
      return isAccepted(planting.schema, planted);
    });
    if (accepted) canaries.push({ forms: accepted.forms, path, row: planting.row });
    else replace(value);
  });
  return { row: planted, canaries };
}

interface Candidate {
  readonly put: Json;
  readonly forms: readonly string[];
}

/** Words first; where the contract wants a date or a number, one that nobody else has. */
function candidatesFor(value: Json, number: number): Candidate[] {
  if (typeof value === 'number') return [{ put: 910_000 + number, forms: [String(910_000 + number)] }];
  if (typeof value !== 'string' || value === '') return [];
  const word = `canarino${number}x`;
  const day = new Date(Date.UTC(1601, 0, 1 + number)).toISOString().slice(0, 10);
  return [
    { put: word, forms: [word] },
    { put: day, forms: [day, day.split('-').reverse().join('/')] },
    { put: String(910_000 + number), forms: [String(910_000 + number)] },
  ];
}

function isAccepted(schema: z.ZodType, row: unknown): boolean {
  const { result, faults } = gatherRowFaults(() => schema.safeParse(row));
  return result.success && faults.length === 0;
}

function visitLeaves(
  node: Json,
  path: string,
  visit: (path: string, value: Json, replace: (value: Json) => void) => void,
): void {
  if (typeof node !== 'object' || node === null) return;
  const container = node as Record<string, Json>;
  for (const [key, value] of Object.entries(container)) {
    const inner = Array.isArray(node) ? `${path}[]` : path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) visitLeaves(value, inner, visit);
    else
      visit(inner, value, (replacement) => {
        container[key] = replacement;
      });
  }
}
