import { mandatoryConsents } from '#contracts/consents/consents.api';
import type { ProfileValues } from '#contracts/profile/profile.api';
import { useProfileField } from '#web/features/profile/form/use-profile-field';
import { ConsentBoxes, type ConsentField } from '#web/fields/consents/consent-boxes.tsx';
import type { ConsentName } from '#web/fields/consents/consent-texts';

const lockedBecause = 'L’hai già dato: da qui non si può togliere.';

/**
 * The four mandatory consents, each fixed once it is saved, and the newsletter, which changes freely (PROF-55, AMB-07).
 */
export function ConsentsPanel({ values }: { readonly values: ProfileValues }) {
  const fields: Readonly<Record<ConsentName, ConsentField>> = {
    terms: useConsentField('terms', values.terms),
    privacy: useConsentField('privacy', values.privacy),
    personalData: useConsentField('personalData', values.personalData),
    serviceFee: useConsentField('serviceFee', values.serviceFee),
    newsletter: useConsentField('newsletter', false),
  };
  return (
    <ConsentBoxes asked={mandatoryConsents} withNewsletter audience="professional" fieldOf={(name) => fields[name]} />
  );
}

function useConsentField(name: ConsentName, isGiven: boolean): ConsentField {
  const { ref, value, onChange, onBlur, error } = useProfileField(name);
  return { ref, isTicked: value, onChange, onBlur, error, ...(isGiven && { lockedBecause }) };
}
