import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { completeBillingData } from '#contracts/billing/billing.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import type { BillingValues } from '#web/features/billing/billing-values';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { notifyDanger } from '#web/ui/messages/notify';

const notSaved = 'I dati non risultano salvati. Quello che hai scritto è rimasto in questa scheda, tranne l’IBAN.';

/** Saves the billing data and leads on, also when that failed, which is then told (COMPL-20, AMB-26). */
export function useCompleteBilling(onSaved: () => void) {
  const { check } = useSession();
  const { run, isRunning } = useCommand(completeBillingData);
  const navigate = useNavigate();
  const isDone = useRef(false);
  const complete = async (values: BillingValues) => {
    if (isDone.current) return;
    let state = {};
    try {
      if (!(await run(values))) return;
      onSaved();
      isDone.current = true;
      // Until the session is read anew it still says that these data are missing, and every audience leads back to them.
      await check();
    } catch (failure) {
      // Whose session ended is led to the login, and from there back here.
      if (problemOf(failure).code === 'unauthenticated') return;
      notifyDanger('errore', notSaved);
      state = { notSaved: true };
    }
    isDone.current = true;
    await navigate(paths.info('complete-profile'), { state });
  };
  return { complete, isRunning, isDone: () => isDone.current };
}
