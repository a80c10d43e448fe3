import { newAct } from '#web/api/new-act';
import type { Attempt } from '#web/features/registration/wizard/registration-draft';

/**
 * The attempt to register with this content: the last one when it had the same, so that a retry after a lost answer is
 * recognised; a new one when something was changed, lest the earlier content pass for it.
 */
export function attemptFor(content: object, last: Attempt | null): Attempt {
  const written = JSON.stringify(content);
  return last?.content === written ? last : { act: newAct(), content: written };
}
