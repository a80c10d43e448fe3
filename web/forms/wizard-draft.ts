import * as z from 'zod/mini';
import type { DraftKind } from '#web/forms/draft-store';
import type { Attempt } from '#web/forms/use-submit';

export interface WizardDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** The names of the fields that were filled in and are never kept. */
  readonly leftOut: readonly string[];
  readonly attempt: Attempt | null;
}

/**
 * The draft of a wizard with these blank values; a kept value of another type than its blank one makes it unreadable.
 */
export function wizardDraftKind(name: string, blank: object, neverKept: readonly string[]): DraftKind<WizardDraft> {
  const types = Object.entries(partedValues(blank, neverKept).values).map(([field, value]) => [field, sameType(value)]);
  const schema = z.object({
    savedAt: z.number(),
    values: z.object(Object.fromEntries(types)),
    leftOut: z.array(z.string()),
    attempt: z.nullable(z.object({ idempotencyKey: z.string(), content: z.string() })),
  });
  return { name, version: 2, schema, migrate: fromFirstVersion };
}

function sameType(blank: unknown): z.ZodMiniType {
  if (typeof blank === 'string') return z.optional(z.string());
  if (typeof blank === 'boolean') return z.optional(z.boolean());
  return z.optional(Array.isArray(blank) ? z.array(z.unknown()) : z.unknown());
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

interface FirstVersion {
  readonly savedAt: number;
  readonly leftOut: readonly string[];
  readonly attempt: { readonly act: string; readonly content: string } | null;
}

/**
 * Converts the first version: its fields were beside its version or only `values`, and an attempt's key was called
 * `act`.
 */
function fromFirstVersion(older: unknown): unknown {
  const { attempt, ...kept } = { savedAt: 0, leftOut: [], attempt: null, ...(older as Partial<FirstVersion>) };
  return { ...kept, attempt: attempt && { idempotencyKey: attempt.act, content: attempt.content } };
}
