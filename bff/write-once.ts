import { hasUnknownOutcome } from '#bff/legacy/legacy-failures';

/**
 * Does a write that must not be done twice. `find` reads whether it is done already: asked before writing, and again,
 * knowing so, when the answer to the write was lost. What stays unknown fails with that first failure.
 */
export async function writeOnce<Result>(steps: {
  readonly find: (wasAnswerLost: boolean) => Promise<Result | undefined>;
  readonly write: () => Promise<Result>;
}): Promise<Result> {
  const done = await steps.find(false);
  if (done !== undefined) return done;
  try {
    return await steps.write();
  } catch (failure) {
    if (!hasUnknownOutcome(failure)) throw failure;
    const doneAllTheSame = await steps.find(true).catch(() => undefined);
    if (doneAllTheSame === undefined) throw failure;
    return doneAllTheSame;
  }
}
