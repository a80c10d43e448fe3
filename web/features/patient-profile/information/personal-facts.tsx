import { Text } from '@mantine/core';
import { civilDateFrom, italianDate } from '#contracts/kernel/civil-date';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { Fact } from '#web/ui/sections/fact.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';

interface PersonalFactsProps extends Pick<PatientProfileSlots, 'askTeam'> {
  readonly profile: OwnPatientProfile;
}

const genderNames = { uomo: 'Uomo', donna: 'Donna', altro: 'Altro' } as const;

/** What the patient cannot change here, why, and how to have it corrected (PATIENT-15..18). */
export function PersonalFacts({ profile, askTeam }: PersonalFactsProps) {
  const { firstName, lastName, birthDate, gender, printed } = profile;
  const born = birthDate === null ? undefined : civilDateFrom(birthDate);
  return (
    <SectionCard title="Informazioni personali">
      <dl className={classes.facts}>
        <Fact label="Nome" text={firstName} />
        <Fact label="Cognome" text={lastName} />
        <Fact label="Data di nascita" text={born ? italianDate(born) : ''} />
        <Fact label="Genere" text={gender === null ? '' : genderNames[gender]} />
      </dl>
      <Text size="sm" c="dimmed">
        Stanno su consensi e fatture già fatti, perciò da qui non si cambiano. C’è un errore?{' '}
        {askTeam('Scrivi all’assistenza')}: di’ quale dato è sbagliato e come va corretto.
      </Text>
      <dl className={classes.facts}>
        <Fact label="Luogo di nascita" text={printed.birthPlace} />
        <Fact label="Residenza" text={printed.residence} />
        <Fact label="CAP" text={printed.postalCode} />
      </dl>
      <Text size="sm" c="dimmed">
        Questi tre li stampa il consenso informato: li confermi o li cambi quando ne firmi uno.
      </Text>
    </SectionCard>
  );
}
