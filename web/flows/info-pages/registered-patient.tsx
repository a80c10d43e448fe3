import { Alert } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { carriedFavouriteText, useCarriedFavourite } from '#web/features/therapists/favourites/carried-favourite.tsx';
import { useSession } from '#web/session/session-context';

interface RegisteredPatientProps {
  /** Set where registering did not sign in: the e-mail to sign in with. */
  readonly email: string;
  readonly hasMessage: boolean;
}

/** How a newly registered patient stands: signed in, with what they asked for before; or to sign in themselves. */
export function RegisteredPatient({ email, hasMessage }: RegisteredPatientProps) {
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
