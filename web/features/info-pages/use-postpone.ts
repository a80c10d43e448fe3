import { useNavigate } from 'react-router-dom';
import { postponeBillingData } from '#contracts/billing/billing.api';
import { useCommand } from '#web/api/use-command';
import { useSession } from '#web/session/session-context';
import { notifyNote } from '#web/ui/messages/notify';

const notRemembered = 'Non siamo riusciti a prendere nota: al prossimo accesso te lo chiederemo di nuovo.';

/** Puts the billing data off and leads on, whether or not that could be remembered; of a visitor nothing is. */
export function usePostpone(to: string) {
  const { session, check } = useSession();
  const { run, isRunning } = useCommand(postponeBillingData);
  const navigate = useNavigate();
  const postpone = async () => {
    const isProfessional = session.kind === 'signed-in' && session.user.userType === 'professional';
    if (isProfessional) {
      try {
        if (!(await run({}))) return;
        await check();
      } catch {
        notifyNote(notRemembered);
      }
    }
    await navigate(to);
  };
  return { postpone: () => void postpone(), isRunning };
}
