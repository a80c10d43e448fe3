import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type InfoState, isBillingUnsaved } from '#web/features/info-pages/info-state';

/** What was saved on the way here, and what failed; true after a reload and Back, too. */
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
      {isBillingUnsaved(billingData) && (
        <Alert
          color="mattone"
          icon={<IconAlertCircle aria-hidden />}
          title={
            billingData === 'not-saved'
              ? 'errore: i dati per la fatturazione non sono salvati'
              : 'errore: non sappiamo se i dati per la fatturazione sono salvati'
          }
        >
          Quello che hai scritto resta in bozza in questa scheda, tranne l’IBAN: dopo un ricaricamento della pagina va
          inserito di nuovo.
        </Alert>
      )}
    </>
  );
}
