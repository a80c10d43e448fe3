import { hasUnknownOutcome, LegacyUnreadable } from '#bff/legacy/legacy-failures';

/** When the platform is read for what a write does: before it, after it said yes, or after its answer was lost. */
export type ReadingMoment = 'before' | 'after-success' | 'after-lost-answer';

export interface IdempotentWriteSteps<Result> {
  /** The name of the call that writes. */
  readonly call: string;
  /** Reads whether it is done: what was done, or undefined when nothing shows it. */
  readonly findExisting: (moment: ReadingMoment) => Promise<Result | undefined>;
  /** Writes: what was done where the platform's answer itself holds it, undefined where the answer says nothing. */
  readonly write: () => Promise<Result | undefined>;
}

/**
 * Does a write that must not be done twice, and gives back what was done. `findExisting` is asked before writing, and once
 * more when the answer was lost or says only that all is well. A lost answer that no reading settles fails with its own
 * failure, a success that no reading shows with `LegacyUnreadable`; both leave the outcome unknown.
 */
export async function idempotentWrite<Result>(steps: IdempotentWriteSteps<Result>): Promise<Result> {
  const existing = await steps.findExisting('before');
  if (existing !== undefined) return existing;
  let written: Result | undefined;
  try {
    written = await steps.write();
  } catch (failure) {
    if (!hasUnknownOutcome(failure)) throw failure;
    return findOrFail(steps, 'after-lost-answer', failure);
  }
  if (written !== undefined) return written;
  return findOrFail(steps, 'after-success', new LegacyUnreadable(steps.call, 'no reading shows its success', true));
}

/** What a reading shows of the write; one that shows nothing, or fails, leaves `failure`. */
async function findOrFail<Result>(
  { findExisting }: IdempotentWriteSteps<Result>,
  moment: ReadingMoment,
  failure: unknown,
): Promise<Result> {
  const existing = await findExisting(moment).catch(() => undefined);
  if (existing === undefined) throw failure;
  return existing;
}
