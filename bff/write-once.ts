import { hasUnknownOutcome, LegacyUnreadable } from '#bff/legacy/legacy-failures';

/** When the platform is read for what a write does: before it, after it said yes, or after its answer was lost. */
export type ReadingMoment = 'before' | 'after-success' | 'after-lost-answer';

export interface WriteOnceSteps<Result> {
  /** The name of the call that writes. */
  readonly call: string;
  /** Reads whether it is done: what was done, or undefined when nothing shows it. */
  readonly find: (moment: ReadingMoment) => Promise<Result | undefined>;
  /** Writes: what was done where the platform's answer itself holds it, undefined where the answer says nothing. */
  readonly write: () => Promise<Result | undefined>;
}

/**
 * Does a write that must not be done twice, and gives back what was done. `find` is asked before writing, and once more
 * when the answer was lost or says only that all is well. A lost answer that no reading settles fails with its own
 * failure, a success that no reading shows with `LegacyUnreadable`; both leave the outcome unknown.
 */
export async function writeOnce<Result>(steps: WriteOnceSteps<Result>): Promise<Result> {
  const done = await steps.find('before');
  if (done !== undefined) return done;
  let told: Result | undefined;
  try {
    told = await steps.write();
  } catch (failure) {
    if (!hasUnknownOutcome(failure)) throw failure;
    return shown(steps, 'after-lost-answer', failure);
  }
  if (told !== undefined) return told;
  return shown(steps, 'after-success', new LegacyUnreadable(steps.call, 'no reading shows its success', true));
}

/** What a reading shows of the write; one that shows nothing, or fails, leaves `failure`. */
async function shown<Result>(
  { find }: WriteOnceSteps<Result>,
  moment: ReadingMoment,
  failure: unknown,
): Promise<Result> {
  const done = await find(moment).catch(() => undefined);
  if (done === undefined) throw failure;
  return done;
}
