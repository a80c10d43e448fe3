import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstMessageDraft } from '#web/features/therapists/first-message/first-message-draft';
import { putIntoChat } from '#web/features/therapists/first-message/put-into-chat';
import type { Detail } from '#web/features/therapists/profile/detail';
import { findDraft, forgetDraft } from '#web/forms/draft-store';
import { paths } from '#web/routing/paths';
import { forgetIntention, intentionOf } from '#web/session/intention';
import { useSession } from '#web/session/session-context';

/**
 * Leads a patient who began to write before signing in back to the message, once: to the form, or to the chat there is
 * already, with the text in its send box. Nothing is sent. Consents come first.
 */
export function useCarriedMessage({ token, chat }: Pick<Detail, 'token' | 'chat'>, openForm: () => void): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const author = user?.userType === 'patient' && user.missingConsents.length === 0 ? user.token : undefined;
  const carryOn = useEffectEvent((owner: string) => {
    const intention = intentionOf(owner);
    if (intention?.kind !== 'message' || intention.therapist !== token) return;
    forgetIntention(owner);
    if (chat === null) return openForm();
    const draft = firstMessageDraft(token);
    const text = findDraft(draft, owner).value;
    if (text) putIntoChat(owner, chat, text);
    forgetDraft(draft, owner);
    void navigate(paths.conversation(chat));
  });
  useEffect(() => {
    if (author !== undefined) carryOn(author);
  }, [author]);
}
