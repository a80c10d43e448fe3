import { useFormContext } from 'react-hook-form';
import { priceRanges } from '#contracts/registration/registration-options';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import type { ProfessionalValues } from '#web/features/registration/professional/professional-values';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { PriceField } from '#web/fields/phone-and-price/price-field.tsx';
import { PlanBenefitsLink } from '#web/ui/plan-benefits/plan-benefits-link.tsx';

type PriceName = 'singlePrice' | 'couplePrice' | 'familyPrice';

/** The three prices, of which one is enough (REG-95, REG-96); what binds the professional is said beforehand. */
export function PricesFields() {
  return (
    <StepSection
      title="Prezzi delle sedute"
      note="Indica almeno un prezzo. I prezzi restano fissi per 6 mesi dalla creazione del profilo."
    >
      <div>
        <PlanBenefitsLink />
      </div>
      <PriceOf name="singlePrice" range={priceRanges.single} />
      <PriceOf name="couplePrice" range={priceRanges.couple} />
      <PriceOf
        name="familyPrice"
        range={priceRanges.family}
        description="Le sedute familiari si tengono solo in presenza, non sulla piattaforma."
      />
    </StepSection>
  );
}

interface PriceOfProps {
  readonly name: PriceName;
  readonly range: { readonly min: number; readonly max: number };
  readonly description?: string;
}

function PriceOf({ name, ...words }: PriceOfProps) {
  const { getFieldState, trigger } = useFormContext<ProfessionalValues>();
  const { value, onChange, onBlur, ...field } = useProfessionalField(name);
  const change = (cents: number | null) => {
    onChange(cents);
    // That a price is missing is said at the first one, whichever is given then.
    if (getFieldState('singlePrice').error) void trigger('singlePrice');
  };
  return (
    <PriceField
      label={labels[name]}
      value={value}
      onChange={change}
      // One left empty is not missing yet: another may follow.
      onBlur={() => value !== null && onBlur()}
      {...words}
      {...field}
    />
  );
}
