import { useState } from 'react';
import { isNewcomer } from '#web/features/tutorial/is-newcomer';
import { useIsDrawn } from '#web/features/tutorial/use-is-drawn';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { useSession } from '#web/session/session-context';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const WelcomeDialog = lazyDialog(async () => (await import('#web/features/tutorial/welcome-dialog.tsx')).WelcomeDialog);

/** Greets a new patient once per session, with the two ways to begin. */
export function Welcome() {
  const { isDue, close } = useWelcome();
  return <WelcomeDialog opened={isDue} onClose={close} />;
}

const name = 'welcome';

/** Whether to greet a newcomer in this session, which is identified by its end; signing out forgets it. */
function useWelcome(): { readonly isDue: boolean; readonly close: () => void } {
  const { session, ends } = useSession();
  const isDrawn = useIsDrawn();
  const [isClosed, setClosed] = useState(false);
  const user = session.kind === 'signed-in' ? session.user : undefined;
  if (!user || !ends) return { isDue: false, close: () => undefined };
  return {
    isDue: isDrawn && !isClosed && isNewcomer(user) && readDraft(user.token, name) !== ends.endsAt,
    close: () => {
      keepDraft(user.token, name, ends.endsAt);
      setClosed(true);
    },
  };
}
