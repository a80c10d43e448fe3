import { ConsentGate } from '#web/app/consent-gate.tsx';
import { SessionQueries } from '#web/app/session-queries.tsx';
import { BillingScreen } from '#web/features/billing/billing-screen.tsx';

/** The billing data, outside the dashboard's frame and so with queries of its own. */
export function BillingPage() {
  return (
    <SessionQueries>
      <ConsentGate>
        <BillingScreen />
      </ConsentGate>
    </SessionQueries>
  );
}
