import { Text } from '@mantine/core';
import { profileLabels as labels } from '#web/features/profile/form/profile-texts';
import { useProfileField } from '#web/features/profile/form/use-profile-field';
import { StudioAddresses } from '#web/features/profile/panels/studio-addresses.tsx';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';

interface ContactsPanelProps {
  readonly email: string;
  readonly isPremium: boolean;
}

/** Where the professional is reached, and who sees it (PROF-25). */
export function ContactsPanel({ email, isPremium }: ContactsPanelProps) {
  return (
    <>
      <Text size="sm">
        {isPremium
          ? 'Con il piano Premium i pazienti vedono telefono, email e indirizzi dello studio.'
          : 'Telefono, email e indirizzi dello studio sono visibili ai pazienti solo con il piano Premium.'}
      </Text>
      <PhoneField label={labels.phone} {...useProfileField('phone')} />
      <div>
        <Text size="sm" c="dimmed">
          Email
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
      </div>
      <StudioAddresses arePublic={isPremium} />
    </>
  );
}
