import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { Detail } from '#web/features/therapists/profile/detail';
import { Disclosure } from '#web/features/therapists/results/disclosure.tsx';
import { roleLabel } from '#web/features/therapists/results/role-label';

interface VerifiedBadgeProps {
  readonly therapist: Pick<Detail, 'role' | 'register'>;
}

/** That the profile was verified, and what that means: every therapist shown was accepted after that check (THER-08, THER-09). */
export function VerifiedBadge({ therapist: { role, register } }: VerifiedBadgeProps) {
  return (
    <Disclosure
      label={
        <>
          <IconRosetteDiscountCheck aria-hidden size={20} />
          Profilo verificato
        </>
      }
    >
      <p>
        Prima di pubblicare il profilo l’amministrazione ha controllato i documenti del professionista e l’iscrizione
        all’Albo degli Psicologi, e ha accettato la sua richiesta come {roleLabel(role)}.
      </p>
      <p>
        Regione dell’Albo: <strong>{register.region ?? 'non indicata'}</strong>
        <br />
        Numero di iscrizione: <strong>{register.number ?? 'non indicato'}</strong>
      </p>
      <p>Puoi controllare tu stesso l’iscrizione nell’Albo pubblico dell’Ordine degli Psicologi.</p>
    </Disclosure>
  );
}
