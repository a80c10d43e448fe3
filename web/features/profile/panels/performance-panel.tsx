import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { italianDate } from '#contracts/kernel/civil-date';
import { languages } from '#contracts/options/languages';
import { pricesFixedUntil } from '#contracts/profile/prices-fixed-until';
import type { OwnProfile } from '#contracts/profile/profile.api';
import { priceFields } from '#contracts/profile/profile-fields';
import { profileLabels as labels } from '#web/features/profile/form/profile-texts';
import { useProfileField } from '#web/features/profile/form/use-profile-field';
import { PriceLine } from '#web/features/profile/panels/price-line.tsx';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';
import { administrationContact } from '#web/product';
import { useToday } from '#web/ui/use-today';

const languageGroups = [{ options: languages }];

/** Languages and prices (PROF-42). */
export function PerformancePanel({ profile }: { readonly profile: OwnProfile }) {
  const title = useId();
  return (
    <>
      <ChoicesField
        label={labels.languages}
        title="Scegli le lingue"
        groups={languageGroups}
        emptyHint="Senza una lingua non ti trova chi cerca per lingua."
        {...useProfileField('languages')}
      />
      <Stack gap="lg" role="group" aria-labelledby={title}>
        <div>
          <Title order={3} size="h5" id={title}>
            Prezzi delle sedute
          </Title>
          <PricesNote profile={profile} />
        </div>
        {priceFields.map((name) => (
          <PriceLine key={name} name={name} isFixed={profile.fixedPrices.includes(name)} plan={profile.plan} />
        ))}
      </Stack>
    </>
  );
}

/** How long the prices stay as they are, and who changes them (PROF-45, PROF-46). */
function PricesNote({ profile }: { readonly profile: OwnProfile }) {
  const today = useToday();
  const until = profile.registeredAt && pricesFixedUntil(profile.registeredAt);
  const hasFixed = profile.fixedPrices.length > 0;
  return (
    <Text size="sm" mt={4}>
      <span>I prezzi li scegli tu; restano invariati per 6 mesi.</span>{' '}
      {hasFixed && until && (
        <span>
          {today < until
            ? `I tuoi restano così fino al ${italianDate(until)}. `
            : `Per i tuoi i 6 mesi sono finiti il ${italianDate(until)}. `}
        </span>
      )}
      <span>
        {hasFixed ? 'Per cambiare un prezzo già fissato scrivi all’amministrazione: ' : 'Poi si cambiano scrivendo a '}
      </span>
      <Anchor href={`mailto:${administrationContact}`} underline="always" style={{ overflowWrap: 'anywhere' }}>
        {administrationContact}
      </Anchor>
      <span>. Un prezzo ancora vuoto puoi aggiungerlo qui.</span>
    </Text>
  );
}
