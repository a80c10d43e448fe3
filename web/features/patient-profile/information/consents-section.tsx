import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { type MandatoryConsent, mandatoryConsents } from '#contracts/consents/consents.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { usePatientField } from '#web/features/patient-profile/form/use-patient-form';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { ConsentBoxes, type ConsentField } from '#web/fields/consents/consent-boxes.tsx';
import type { ConsentName } from '#web/fields/consents/consent-texts';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/patient-profile/information/revoke-dialog.tsx');

interface ConsentsSectionProps extends Pick<PatientProfileSlots, 'askTeam'> {
  readonly profile: OwnPatientProfile;
  /** Asks whether to close the account. */
  readonly onClose: () => void;
}

/**
 * The four mandatory consents, each fixed once it is given, with its date and the way to take it back; the newsletter
 * changes freely (PATIENT-36..41, C-39).
 */
export function ConsentsSection({ profile, askTeam, onClose }: ConsentsSectionProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [revoking, setRevoking] = useState<MandatoryConsent>();
  const [isOpen, setOpen] = useState(false);
  const revoke = (consent: MandatoryConsent) => {
    setRevoking(consent);
    void load(() => setOpen(true));
  };
  const fields: Readonly<Record<ConsentName, ConsentField>> = {
    terms: useConsentField('terms', profile, revoke),
    privacy: useConsentField('privacy', profile, revoke),
    personalData: useConsentField('personalData', profile, revoke),
    serviceFee: useConsentField('serviceFee', profile, revoke),
    newsletter: useNewsletterField(profile),
  };
  return (
    <SectionCard title="Consensi">
      <ConsentBoxes asked={mandatoryConsents} withNewsletter audience="patient" fieldOf={(name) => fields[name]} />
      {module && revoking && (
        <module.RevokeDialog
          consent={revoking}
          opened={isOpen}
          askTeam={askTeam}
          onDismiss={() => setOpen(false)}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </SectionCard>
  );
}

/** A mandatory consent: locked once it is saved. */
function useConsentField(
  name: MandatoryConsent,
  { consents }: OwnPatientProfile,
  onRevoke: (consent: MandatoryConsent) => void,
): ConsentField {
  const { ref, value, onChange, onBlur, error } = usePatientField(name);
  const given = consents.find(({ consent }) => consent === name);
  return {
    ref,
    isTicked: value,
    onChange,
    onBlur,
    error,
    ...(given && {
      lockedBecause: givenWords(given),
      below: (
        <Button variant="default" size="sm" onClick={() => onRevoke(name)}>
          Revoca il consenso
        </Button>
      ),
    }),
  };
}

function useNewsletterField({ newsletterChangedAt: at }: OwnPatientProfile): ConsentField {
  const { ref, value, onChange, onBlur, error } = usePatientField('newsletter');
  const below = at && (
    <Text size="sm" c="dimmed">
      {`Ultima modifica: ${shortDate(instantFromIso(at))}`}
    </Text>
  );
  return { ref, isTicked: value, onChange, onBlur, error, below };
}

/** `Dato il 24/04/2026, versione 1 dei testi.` */
function givenWords({ givenAt, version }: OwnPatientProfile['consents'][number]): string {
  const when = givenAt === null ? 'Dato; il giorno non è registrato' : `Dato il ${shortDate(instantFromIso(givenAt))}`;
  return `${when}${version === null ? '' : `, versione ${version} dei testi`}. Non si toglie da questa casella.`;
}
