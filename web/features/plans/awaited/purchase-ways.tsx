import { Button } from '@mantine/core';
import { giveUpPurchase, type OwnPlan } from '#contracts/plans/plans.api';
import { problemOf } from '#web/api/call-failed';
import { isSignedOut } from '#web/api/is-signed-out';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { keepFocusNearby } from '#web/ui/dialogs/use-focus-survivor';
import { notifyFailure, notifyNote } from '#web/ui/messages/notify';

interface PurchaseWaysProps {
  readonly purchase: NonNullable<OwnPlan['openPurchase']>;
  /** Whether the page was never shown, since the browser blocked its tab. */
  readonly isBlocked?: boolean;
  /** Called when the page is opened again. */
  readonly onLeave?: () => void;
}

/** What can be done about an awaited purchase: give it up, which frees it at once, or go on paying. */
export function PurchaseWays({ purchase: { key, paymentPage }, isBlocked = false, onLeave }: PurchaseWaysProps) {
  const { run, isRunning } = useCommand(giveUpPurchase);
  const giveUp = async () => {
    try {
      if (!(await run({ key }))) return;
      keepFocusNearby();
      notifyNote('Non aspettiamo più il pagamento', { advice: ifPaid });
    } catch (failure) {
      const problem = problemOf(failure);
      if (!isSignedOut(problem.code)) notifyFailure(giveUpPurchase, problemText(problem));
    }
  };
  return (
    <>
      <Button variant="default" loading={isRunning} onClick={() => void giveUp()}>
        Ho cambiato idea
      </Button>
      <Button component="a" href={paymentPage} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
        <span>{isBlocked ? 'Apri la pagina di pagamento' : 'Torna alla pagina di pagamento'}</span>
        <span className="visually-hidden"> (nuova scheda)</span>
      </Button>
    </>
  );
}

const ifPaid =
  'Non ti è stato addebitato nulla, se non hai confermato su PayPal. Se hai pagato, il piano si attiva da solo.';
