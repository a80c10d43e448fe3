import { ownBillingData } from '#contracts/billing/billing.api';
import { useQuery } from '#web/api/use-query';
import { BillingWizard } from '#web/features/billing/billing-wizard.tsx';
import classes from '#web/forms/wizard.module.css';
import { useSession } from '#web/session/session-context';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** The billing data of a professional: their saved data is loaded, then the wizard is shown. */
export function BillingScreen() {
  const { session } = useSession();
  const query = useQuery(ownBillingData, {});
  // The frame around leads an ended session to its login.
  if (session.kind !== 'signed-in') return null;
  return (
    <div className={classes.wizard}>
      <Screen title="Dati per la fatturazione">
        <QueryRegion query={query} what="i tuoi dati">
          {(known) => <BillingWizard known={known} />}
        </QueryRegion>
      </Screen>
    </div>
  );
}
