import type { SetupStepState } from '#contracts/setup/setup.api';
import type { SetupStep } from '#contracts/setup/setup-step';

/** A step that became done, named so that it is told once: another signing or purchase has another moment. */
export interface NewlyDone {
  readonly step: SetupStep;
  readonly name: string;
}

/**
 * The steps that were not done at one refresh and are done at the next, or are done anew: another plan bought, another
 * contract signed.
 */
export function newlyDone(before: readonly SetupStepState[], after: readonly SetupStepState[]): NewlyDone[] {
  const earlier = new Map(before.map((one) => [one.step, one]));
  return after.flatMap((one) => {
    const was = earlier.get(one.step);
    if (one.state !== 'done' || !was) return [];
    const isSame = was.state === 'done' && was.at === one.at;
    return isSame ? [] : [{ step: one.step, name: `${one.step} ${one.at}` }];
  });
}
