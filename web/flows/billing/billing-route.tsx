import { BillingScreen } from '#web/features/billing/billing-screen.tsx';
import { ConsentGate } from '#web/flows/consents/consent-gate.tsx';
import { SessionQueries } from '#web/session/session-queries.tsx';

/** The billing data, outside the dashboard's frame and so with queries of its own. */
export function BillingRoute() {
  return (
    <SessionQueries>
      <ConsentGate>
        <BillingScreen />
      </ConsentGate>
    </SessionQueries>
  );
}
