import * as z from 'zod/mini';
import { draftsOf, keepDraft, readDraft } from '#web/forms/tab-drafts';

/** The draft of one form: its name, its schema, and how an older version is converted. */
export interface DraftKind<Value> {
  readonly name: string;
  /** Raised whenever the schema changes; a draft of another version goes through `migrate`. */
  readonly version: number;
  readonly schema: z.ZodMiniType<Value>;
  /**
   * Converts a value of an older version. Without it, or when its result does not fit the schema, the draft is dropped.
   */
  readonly migrate?: (older: unknown) => unknown;
}

/** A draft as found: `unreadable` when something was kept that no longer fits the form. */
export type FoundDraft<Value> =
  | { readonly kind: 'none' | 'unreadable'; readonly value?: never }
  | { readonly kind: 'kept'; readonly value: Value };

const envelope = z.object({ version: z.number(), value: z.unknown() }).check(z.refine((stored) => 'value' in stored));
const typedEnvelope = z.object({ isTyped: z.literal(true) });
const valuesOnly = z.object({ values: z.unknown() });

/** The migration for drafts that were kept as `{ values }`. */
export function migrateValues(older: unknown): unknown {
  return valuesOnly.safeParse(older).data?.values;
}

/** Reads the draft of this owner in this tab; the drafts of other owners are never found. */
export function findDraft<Value>(
  { name, version, schema, migrate }: DraftKind<Value>,
  owner: string,
): FoundDraft<Value> {
  const text = readDraft(owner, name);
  if (text === '') return { kind: 'none' };
  const stored = parsed(text);
  const current = envelope.safeParse(stored);
  const value =
    current.success && current.data.version === version
      ? current.data.value
      : migrate?.(current.success ? current.data.value : stored);
  const read = schema.safeParse(value);
  return read.success ? { kind: 'kept', value: read.data } : { kind: 'unreadable' };
}

/**
 * Keeps the value in this tab until it is forgotten, its owner signs out or the tab closes. With `isTyped` it is what
 * somebody has entered in a form, which signing out would lose.
 */
export function storeDraft<Value>(
  { name, version }: DraftKind<Value>,
  owner: string,
  value: Value,
  isTyped = false,
): void {
  keepDraft(owner, name, JSON.stringify({ version, value, isTyped }));
}

/** Whether a form of this owner holds, in this tab, what was entered and neither saved nor discarded. */
export function hasTypedDraft(owner: string): boolean {
  return draftsOf(owner).some(({ text }) => typedEnvelope.safeParse(parsed(text)).success);
}

export function forgetDraft({ name }: Pick<DraftKind<unknown>, 'name'>, owner: string): void {
  keepDraft(owner, name, '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
