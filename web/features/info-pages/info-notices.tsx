import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { InfoState } from '#web/features/info-pages/info-state';
import { paths } from '#web/routing/paths';

/** What was saved on the way here, what failed, and where the user can complete it. */
export function InfoNotices({ missingDocuments, billingData }: InfoState) {
  return (
    <>
      {missingDocuments.length > 0 && (
        <Alert color="ocra" icon={<IconInfoCircle aria-hidden />} title="Alcuni file sono ancora da aggiungere">
          <p>
            La registrazione è arrivata, ma questi file no. Potrai aggiungerli dal tuo profilo professionale, dopo il
            primo accesso.
          </p>
          <ul>
            {missingDocuments.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
      {billingData === 'saved' && (
        <Alert
          color="salvia"
          role="status"
          icon={<IconCircleCheck aria-hidden />}
          title="I dati per la fatturazione sono salvati"
        >
          Li useremo per le fatture e per i pagamenti delle sedute.
        </Alert>
      )}
      {(billingData === 'not-saved' || billingData === 'unknown') && (
        <Alert
          color="mattone"
          icon={<IconAlertCircle aria-hidden />}
          title={
            billingData === 'not-saved'
              ? 'errore: i dati per la fatturazione non sono salvati'
              : 'errore: non sappiamo se i dati per la fatturazione sono salvati'
          }
        >
          Quello che hai scritto è rimasto in questa scheda, l’IBAN finché non la ricarichi.{' '}
          <Link to={paths.completeProfile}>Torna ai dati per la fatturazione</Link>
        </Alert>
      )}
    </>
  );
}
