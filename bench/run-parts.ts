import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, notMeasured } from '#bench/figures';

/** Registers a function that runs when the part ends, also after a failure; the last one registered runs first. */
export type AtEnd = (stop: () => unknown) => void;

/** Measures one part of the budgets. */
export type MeasurePart = (atEnd: AtEnd) => Promise<Figure[]>;

export interface Row extends Figure {
  readonly part: string;
}

const defaultLimitMs = 30 * 60_000;

/** Measures one part after another. A part that fails, or takes longer than the limit, is a row with the reason. */
export async function runParts(
  parts: Readonly<Record<string, MeasurePart>>,
  limitMs: number = defaultLimitMs,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [part, measure] of Object.entries(parts)) {
    console.log(`\nMeasuring ${part}`);
    const figures = await figuresOf(measure, limitMs).catch((failure: unknown) => {
      console.error(failure);
      return [notMeasured('the whole part', firstLine(failure))];
    });
    rows.push(...figures.map((figure) => ({ part, ...figure })));
  }
  return rows;
}

async function figuresOf(measure: MeasurePart, limitMs: number): Promise<Figure[]> {
  const stops: (() => unknown)[] = [];
  const ended = new AbortController();
  try {
    return await Promise.race([measure((stop) => stops.push(stop)), failAfter(limitMs, ended.signal)]);
  } finally {
    ended.abort();
    for (const stop of stops.reverse()) await stop();
  }
}

async function failAfter(limitMs: number, signal: AbortSignal): Promise<never> {
  await pause(limitMs, undefined, { signal });
  throw new Error(`It took longer than ${limitMs / 60_000} minutes.`);
}

function firstLine(failure: unknown): string {
  return (failure instanceof Error ? failure.message : String(failure)).split('\n', 1)[0] ?? '';
}

export function tableOf(rows: readonly Row[]): string {
  const columns = ['part', 'figure', 'measured', 'budget', 'verdict'] as const;
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return lines.map((cells) => lineOf(cells).trimEnd()).join('\n');
}
