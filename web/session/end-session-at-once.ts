import { wipeDrafts } from '#web/forms/tab-drafts';
import { dropUnloadQuestions } from '#web/forms/use-unload-question';
import { forgetChatNote } from '#web/session/chat-note';
import { forgetAudience } from '#web/session/last-audience';
import { tellOtherTabs } from '#web/session/other-tabs';
import { leaveBackEnd } from '#web/session/pending-leave';

/**
 * Removes every trace of the user from this tab and ends the session, without a question, before another page replaces
 * this one. The other tabs read the session once the request that ends it is under way.
 */
export function endSessionAtOnce(isSignedIn: boolean): void {
  dropUnloadQuestions();
  wipeDrafts();
  forgetAudience();
  forgetChatNote();
  if (isSignedIn) void leaveBackEnd();
  tellOtherTabs('left');
}
