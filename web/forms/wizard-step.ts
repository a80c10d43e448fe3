import type * as z from 'zod/mini';
import type { CivilDate } from '#contracts/kernel/civil-date';

/** One step of a wizard as data: its titles, its fields in the order of the form, and their rules. */
export interface WizardStep<Values> {
  /** The title on its tab. */
  readonly tab: string;
  /** The title in the heading. */
  readonly title: string;
  /** How long the step takes most people. */
  readonly minutes?: number;
  /** The label of each field, in the order of the form. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  readonly schema: z.ZodMiniType;
  /** The rules that depend on the day, which a schema cannot check. */
  readonly rule?: (values: Values, today: CivilDate) => readonly StepProblem[];
}

/** A value that the back end has refused: wrong until it changes. */
export interface RefusedValue {
  readonly name: string;
  readonly value: unknown;
  /** The refusal's code. */
  readonly code: string;
}

/** What a step is checked against beside its schema. */
export interface WizardKnowledge {
  readonly today: CivilDate;
  readonly refused: readonly RefusedValue[];
}

export interface StepProblem {
  readonly name: string;
  readonly code: string;
}

/** The problems of a step, at most one per field, in the form's order; none when the step may be left. */
export function stepProblems<Values>(
  step: WizardStep<Values>,
  values: Values,
  { today, refused }: WizardKnowledge,
): readonly StepProblem[] {
  const codes = new Map<string, string>();
  const find = (name: string, code: string) => codes.set(name, codes.get(name) ?? code);
  const read = step.schema.safeParse(values);
  const held = values as Readonly<Record<string, unknown>>;
  for (const { path, message } of read.error?.issues ?? []) {
    const name = String(path[0]);
    find(name, message === 'required' && isWritten(held[name]) ? 'invalid' : message);
  }
  for (const { name, code } of step.rule?.(values, today) ?? []) find(name, code);
  for (const { name, value, code } of refused) if (held[name] === value) find(name, code);
  return Object.keys(step.labels).flatMap((name) => {
    const code = codes.get(name);
    return code === undefined ? [] : [{ name, code }];
  });
}

/** Whether a text was typed: what was typed but cannot be read, such as a date that does not exist, is not missing. */
function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
