import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { priceText } from '#contracts/kernel/euro-cents';
import { amountsAfterFee } from '#contracts/profile/amount-after-fee';
import type { OwnProfile } from '#contracts/profile/profile.api';
import type { priceFields } from '#contracts/profile/profile-fields';
import { profileLabels } from '#web/features/profile/form/profile-texts';
import { useProfileField } from '#web/features/profile/form/use-profile-field';
import classes from '#web/features/profile/panels/price-line.module.css';
import { PriceField } from '#web/fields/phone-and-price/price-field.tsx';

interface PriceLineProps {
  readonly name: (typeof priceFields)[number];
  readonly isFixed: boolean;
  readonly plan: OwnProfile['plan'];
}

const familyNote = 'Le sedute familiari si tengono solo in presenza, non sulla piattaforma.';

/** One price: to be read once it stands, to be given where there is none (PROF-47), with what stays of it. */
export function PriceLine({ name, isFixed, plan }: PriceLineProps) {
  const { value, onBlur, ...field } = useProfileField(name);
  const isFamily = name === 'familyPrice';
  return (
    <div>
      {isFixed ? (
        <>
          <Text fw={500}>{profileLabels[name]}</Text>
          <Text className={classes.fixed}>
            <IconLock aria-hidden size={18} />
            <span>{value === null ? 'Prezzo non leggibile' : priceText(value)}</span>
            <Text span size="sm" c="dimmed">
              (fissato)
            </Text>
          </Text>
          {isFamily && <Text size="sm">{familyNote}</Text>}
        </>
      ) : (
        <PriceField
          label={profileLabels[name]}
          value={value}
          // An empty price is not missing yet: another one may follow.
          onBlur={() => value !== null && onBlur()}
          {...(isFamily && { description: familyNote })}
          {...field}
        />
      )}
      {!isFamily && value !== null && value > 0 && <Received cents={value} plan={plan} />}
    </div>
  );
}

/** What the professional receives of the price, by the plan chosen or, before one is, by both (CONST-05, CONST-13). */
function Received({ cents, plan }: { readonly cents: number; readonly plan: OwnProfile['plan'] }) {
  const premium = priceText(amountsAfterFee(cents, 'online+studio').most);
  const { least, most } = amountsAfterFee(cents, 'online');
  const basic = `da ${priceText(least)} (fino a 10 sedute al mese, quota 30%) a ${priceText(most)} (oltre 50, quota 18%)`;
  return (
    <Text size="sm" c="dimmed" mt={4}>
      {plan === 'online+studio' && <span>{`Ricevi ${premium} a seduta, tolta la quota di servizio del 18%.`}</span>}
      {plan === 'online' && <span>{`Ricevi ${basic}.`}</span>}
      {plan === null && <span>{`Con Premium ricevi ${premium} a seduta (quota 18%); con Basic ${basic}.`}</span>}{' '}
      <span>Sulla quota c’è l’IVA, in una fattura a parte.</span>
    </Text>
  );
}
