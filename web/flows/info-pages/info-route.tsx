import { useLocation } from 'react-router-dom';
import { InfoScreen } from '#web/features/info-pages/info-screen.tsx';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import { ConsentGate } from '#web/flows/consents/consent-gate.tsx';
import { RegisteredPatient } from '#web/flows/info-pages/registered-patient.tsx';
import { useWayBack } from '#web/flows/info-pages/use-way-back';
import { emailIn } from '#web/routing/wanted-address';

/** The message pages, with a way to write to customer service; to a new patient, with the way back to where it began. */
export function InfoRoute() {
  const email = emailIn(useLocation().state);
  const wayBack = useWayBack();
  return (
    <ConsentGate>
      <InfoScreen
        contact={(userType) => (
          <InformationRequestLink userType={userType}>contatta l’assistenza clienti</InformationRequestLink>
        )}
        registeredPatient={<RegisteredPatient email={email} hasMessage={wayBack?.hasMessage ?? false} />}
        wayBack={wayBack}
      />
    </ConsentGate>
  );
}
