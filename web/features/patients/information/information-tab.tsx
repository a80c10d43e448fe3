import { Stack, Text, Title } from '@mantine/core';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import type { Treatment } from '#contracts/patients/patients.api';
import classes from '#web/features/patients/information/information.module.css';
import { MinorChecks } from '#web/features/patients/information/minor-checks.tsx';
import { ReceivedConsents } from '#web/features/patients/information/received-consents.tsx';

interface InformationTabProps {
  readonly patient: string;
  readonly treatment: Treatment;
}

type Personal = NonNullable<Treatment['personal']>;

/** Who the patient is, which only they can change, and the consents they gave (CARD-25, CARD-26). */
export function InformationTab({ patient, treatment }: InformationTabProps) {
  const { personal, consents, isMinor, minorChecks } = treatment;
  return (
    <Stack gap="xl">
      <section aria-labelledby="patient-data">
        <Title order={3} size="h4" id="patient-data">
          Dati personali
        </Title>
        {personal === null ? (
          <Text size="sm" maw="60ch">
            Restano di chi ti scrive finché non conferma un appuntamento con te, lo paga o firma il consenso informato.
            Poi li trovi qui; per codice fiscale e indirizzo il colloquio conoscitivo non basta. Anamnesi e note puoi
            scriverle già.
          </Text>
        ) : (
          <PersonalFacts personal={personal} />
        )}
      </section>
      <ReceivedConsents patient={patient} consents={consents} />
      <MinorChecks patient={patient} isMinor={isMinor} checks={minorChecks} />
    </Stack>
  );
}

function PersonalFacts({ personal }: { readonly personal: Personal }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        Li scrive il paziente nel suo profilo, e qui non si possono cambiare. Se qualcosa non torna, chiedigli di
        correggerlo.
      </Text>
      <dl className={classes.facts}>
        {factsOf(personal).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={value === '' || undefined}>{value || 'Non indicato'}</dd>
          </div>
        ))}
      </dl>
      {personal.forInvoices === null && (
        <Text size="sm" mt="sm" maw="60ch">
          Codice fiscale e indirizzo non servono per il colloquio conoscitivo: li trovi qui quando conferma o paga una
          seduta con te, o firma il consenso informato.
        </Text>
      )}
    </>
  );
}

function factsOf(personal: Personal): readonly (readonly [string, string])[] {
  const { firstName, lastName, birthDate, gender, phone, email, forInvoices } = personal;
  return [
    ['Nome', firstName],
    ['Cognome', lastName],
    ['Data di nascita', birthDate === null ? '' : italianDate(birthDate as CivilDate)],
    ['Genere', gender ?? ''],
    ['Telefono', phone],
    ['Email', email],
    ...(forInvoices === null
      ? []
      : [['Codice fiscale', forInvoices.taxCode] as const, ['Indirizzo per la fattura', forInvoices.address] as const]),
  ];
}
