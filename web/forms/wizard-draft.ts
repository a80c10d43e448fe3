import * as z from 'zod/mini';
import type { DraftKind } from '#web/forms/draft-store';

/** What a tab keeps of a wizard. */
const wizardDraft = z.object({
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
  /** The fields that were filled in and are never kept. */
  leftOut: z.array(z.string()),
  attempt: z.nullable(z.object({ idempotencyKey: z.string(), content: z.string() })),
});

export type WizardDraft = z.output<typeof wizardDraft>;

/** The draft of a wizard with these blank values; a kept value of another type than its blank one makes it unreadable. */
export function wizardDraftKind(name: string, blank: object, neverKept: readonly string[]): DraftKind<WizardDraft> {
  const shape = Object.entries(partedValues(blank, neverKept).values).map(([field, value]) => [field, sameType(value)]);
  const values = z.partial(z.object(Object.fromEntries(shape)));
  return { name, version: 2, schema: z.extend(wizardDraft, { values }), migrate: fromFirstVersion };
}

function sameType(blank: unknown): z.ZodMiniType {
  if (typeof blank === 'string') return z.string();
  if (typeof blank === 'boolean') return z.boolean();
  return Array.isArray(blank) ? z.array(z.unknown()) : z.unknown();
}

/** The values a draft may keep, and the names of those that are filled in and may not be kept. */
export function partedValues(values: object, neverKept: readonly string[]): Pick<WizardDraft, 'values' | 'leftOut'> {
  const entries = Object.entries(values);
  return {
    values: Object.fromEntries(entries.filter(([name]) => !neverKept.includes(name))),
    leftOut: entries.filter(([name, value]) => neverKept.includes(name) && hasContent(value)).map(([name]) => name),
  };
}

function hasContent(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
}

const firstVersion = z.object({
  savedAt: z.optional(z.number()),
  values: z.record(z.string(), z.unknown()),
  leftOut: z.optional(z.array(z.string())),
  attempt: z.optional(z.nullable(z.object({ act: z.string(), content: z.string() }))),
});

/** The first version held its fields beside its version, and some wizards kept their values alone. */
function fromFirstVersion(older: unknown): WizardDraft | undefined {
  const read = firstVersion.safeParse(older);
  if (!read.success) return undefined;
  const { savedAt = 0, values, leftOut = [], attempt } = read.data;
  return {
    savedAt,
    values,
    leftOut,
    attempt: attempt ? { idempotencyKey: attempt.act, content: attempt.content } : null,
  };
}
