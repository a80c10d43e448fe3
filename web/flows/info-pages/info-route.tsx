import { InfoScreen } from '#web/features/info-pages/info-screen.tsx';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import { ConsentGate } from '#web/flows/consents/consent-gate.tsx';

/** The message pages, with a way to write to customer service. */
export function InfoRoute() {
  return (
    <ConsentGate>
      <InfoScreen
        contact={(userType) => (
          <InformationRequestLink userType={userType}>contatta l’assistenza clienti</InformationRequestLink>
        )}
      />
    </ConsentGate>
  );
}
