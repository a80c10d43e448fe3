type Verdict = 'met' | 'missed' | 'no budget' | `not measured: ${string}`;

/** One measurement beside its budget, as the table shows it. */
export interface Figure {
  readonly figure: string;
  readonly measured: string;
  readonly budget: string;
  readonly verdict: Verdict;
}

interface Measurement {
  readonly value: number;
  readonly budget: number;
  readonly unit?: string;
}

export function atMost(figure: string, { value, budget, unit = '' }: Measurement): Figure {
  const verdict = value <= budget ? 'met' : 'missed';
  return { figure, measured: amount(value, unit), budget: `≤ ${amount(budget, unit)}`, verdict };
}

export function atLeast(figure: string, { value, budget, unit = '' }: Measurement): Figure {
  const verdict = value >= budget ? 'met' : 'missed';
  return { figure, measured: amount(value, unit), budget: `≥ ${amount(budget, unit)}`, verdict };
}

/** A figure that explains others and has no budget. */
export function withoutBudget(figure: string, value: number, unit = ''): Figure {
  return { figure, measured: amount(value, unit), budget: '', verdict: 'no budget' };
}

export function notMeasured(figure: string, reason: string): Figure {
  return { figure, measured: '', budget: '', verdict: `not measured: ${reason}` };
}

/** The middle value of an odd number of values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function p95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

/** The smallest value that is not below this share of the values. Throws when there is no value. */
function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** Three significant digits, and no fraction from 100 upwards. */
function amount(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return `${digits.toLocaleString('en')}${unit && ` ${unit}`}`;
}
