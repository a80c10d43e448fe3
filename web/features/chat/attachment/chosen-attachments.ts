import type { QueryCache } from '#web/api/query-cache';
import type { ChosenAttachment } from '#web/features/chat/attachment/attachment';

type ChosenByChat = Map<string, readonly ChosenAttachment[]>;

const chosenBySession = new WeakMap<QueryCache, ChosenByChat>();

/** What is chosen in each chat and not sent yet, for as long as the session and the page last. */
export function chosenAttachments(cache: QueryCache): ChosenByChat {
  const chosen = chosenBySession.get(cache) ?? new Map();
  chosenBySession.set(cache, chosen);
  return chosen;
}
