import { Alert } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toPerson } from '#web/copy/to-person';
import { InfoScreen } from '#web/features/info-pages/info-screen.tsx';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import { carriedFavouriteText, useCarriedFavourite } from '#web/features/therapists/favourites/carried-favourite.tsx';
import { ConsentGate } from '#web/flows/consents/consent-gate.tsx';
import { SetupSteps } from '#web/flows/setup/setup-steps.tsx';
import { SetupWaysProvider } from '#web/flows/setup/setup-ways.tsx';
import { paths } from '#web/routing/paths';
import { wantedAddress } from '#web/routing/wanted-address';
import { intentionOf } from '#web/session/intention';
import { loginEmail } from '#web/session/login-email';
import { useSession } from '#web/session/session-context';
import { SessionQueries } from '#web/session/session-queries.tsx';

/**
 * The message pages, with a way to write to customer service; to a new patient, with the way back to where it began.
 */
export function InfoRoute() {
  const [email] = useState(loginEmail);
  const wayBack = useWayBack();
  return (
    <SessionQueries>
      <SetupWaysProvider>
        <ConsentGate>
          <InfoScreen
            contact={(userType) => (
              <InformationRequestLink userType={userType}>contatta l’assistenza clienti</InformationRequestLink>
            )}
            timeline={(leadsTo) => <SetupSteps besides={leadsTo} />}
            registeredPatient={<RegisteredPatient email={email} hasMessage={wayBack?.hasMessage ?? false} />}
            wayBack={wayBack}
          />
        </ConsentGate>
      </SetupWaysProvider>
    </SessionQueries>
  );
}

interface RegisteredPatientProps {
  /** Set where registering did not sign in: the e-mail to sign in with. */
  readonly email: string;
  readonly hasMessage: boolean;
}

/** How a newly registered patient stands: signed in, with what they asked for before; or to sign in themselves. */
function RegisteredPatient({ email, hasMessage }: RegisteredPatientProps) {
  const { session } = useSession();
  const carried = useCarriedFavourite();
  if (session.kind === 'visitor' && email !== '') {
    return (
      <Alert role="status" color="ocra" icon={<IconInfoCircle aria-hidden />} title="Il tuo account c’è, ora accedi">
        La registrazione è riuscita, l’accesso automatico no. Accedi con {email}, che trovi già scritta, e con la
        password che hai scelto.
      </Alert>
    );
  }
  if (session.kind !== 'signed-in') return null;
  return (
    <Alert role="status" color="salvia" icon={<IconCircleCheck aria-hidden />} title="Hai già fatto l’accesso">
      <p>Non serve accedere di nuovo: questa sessione finisce quando esci o chiudi il browser.</p>
      {carried && <p>{carriedFavouriteText(carried)}</p>}
      {hasMessage && <p>Il tuo messaggio non è ancora partito: lo ritrovi sul profilo, lo rileggi e lo invii tu.</p>}
    </Alert>
  );
}

interface WayBack {
  readonly label: string;
  readonly to: string;
  /** Unless it has been sent since, there is a message to be read again and sent. */
  readonly hasMessage: boolean;
}

/**
 * Where a patient whom registering has signed in goes on: to where it began, or home. Undefined while not signed in.
 */
function useWayBack(): WayBack | undefined {
  const { session } = useSession();
  const wanted = wantedAddress(useLocation().state);
  const owner = session.kind === 'signed-in' ? session.user.token : undefined;
  // As it was when the page opened: a heart is set meanwhile, and the way back is still the therapist.
  const intention = useMemo(() => (owner === undefined ? undefined : intentionOf(owner)), [owner]);
  if (owner === undefined) return undefined;
  const hasMessage = intention?.kind === 'message';
  if (intention)
    return { label: `Torna ${toPerson(intention.name)}`, to: paths.therapist(intention.therapist), hasMessage };
  if (wanted) return { label: 'Torna alla pagina che cercavi', to: wanted, hasMessage };
  return { label: 'Vai alla dashboard', to: paths.dashboard, hasMessage };
}
