import type * as z from 'zod/mini';
import type { CivilDate } from '#contracts/kernel/civil-date';

/** One step of a wizard as data: its names, its fields in the order of the form, and what they must satisfy. */
export interface WizardStep<Values> {
  /** On its tab. */
  readonly tab: string;
  /** In the heading. */
  readonly title: string;
  /** How long it takes most people. */
  readonly minutes?: number;
  /** The label of each field, in the order of the form. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  readonly schema: z.ZodMiniType;
  /** What a schema cannot tell because it depends on the day. */
  readonly rule?: (values: Values, today: CivilDate) => readonly StepProblem[];
}

/** A value that a refusal of the back end speaks of: wrong until it is another one. */
export interface RefusedValue {
  readonly name: string;
  readonly value: unknown;
  /** The refusal's code. */
  readonly code: string;
}

/** What a step is judged by beside its schema. */
export interface WizardKnowledge {
  readonly today: CivilDate;
  readonly refused: readonly RefusedValue[];
}

export interface StepProblem {
  readonly name: string;
  readonly code: string;
}

/** What is wrong with a step, one problem a field, in the form's order; none when the step may be left. */
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

/** A text that is there cannot be missing, such as a date that does not exist. */
function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
