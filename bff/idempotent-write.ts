import { hasUnknownOutcome, LegacyUnreadable } from '#bff/legacy/legacy-failures';

/** When the platform is read for the result of a write: before it, after a success, or after a lost answer. */
export type ReadingMoment = 'before' | 'after-success' | 'after-lost-answer';

export interface IdempotentWriteSteps<Result> {
  /** The name of the call that writes. */
  readonly call: string;
  /** Reads the result of the write, if it was done; undefined when nothing shows it. */
  readonly findExisting: (moment: ReadingMoment) => Promise<Result | undefined>;
  /**
   * Writes. Returns the result when the platform's answer holds it, undefined when the answer carries no information.
   */
  readonly write: () => Promise<Result | undefined>;
}

/**
 * Runs a write that must not be done twice, and returns its result. `findExisting` is called before the write, and once
 * more when the answer was lost or carries no information. A lost answer that no reading settles fails with its own
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

/** The result found by a reading; throws `failure` when the reading finds nothing or fails. */
async function findOrFail<Result>(
  { findExisting }: IdempotentWriteSteps<Result>,
  moment: ReadingMoment,
  failure: unknown,
): Promise<Result> {
  const existing = await findExisting(moment).catch(() => undefined);
  if (existing === undefined) throw failure;
  return existing;
}
