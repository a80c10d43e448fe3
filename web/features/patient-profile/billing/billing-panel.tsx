import { Text } from '@mantine/core';
import { compactCode } from '#contracts/billing/compact-code';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { taxCodeDoubt } from '#contracts/payments/tax-code-doubt';
import { taxCodeDoubtText } from '#web/copy/tax-code-doubt-text';
import { DeductCostChoice } from '#web/features/patient-profile/billing/deduct-cost-choice.tsx';
import { patientLabels } from '#web/features/patient-profile/form/patient-texts';
import { usePatientField } from '#web/features/patient-profile/form/use-patient-form';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { CodeField } from '#web/fields/code-field.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';

interface BillingPanelProps {
  readonly profile: OwnPatientProfile;
  readonly slots: PatientProfileSlots;
}

/** The tab 'fatturazione': what invoices need, and what becomes of the cost at the tax office. */
export function BillingPanel({ profile, slots }: BillingPanelProps) {
  const { deductCostChangedAt, birthDate } = profile;
  return (
    <div className={classes.tab}>
      <SectionCard title="Dati per le fatture">
        <AddressField label={patientLabels.address} {...usePatientField('address')} />
        <CodeField
          {...usePatientField('taxCode')}
          label={patientLabels.taxCode}
          tidy={compactCode}
          doubtOf={(code) => taxCodeDoubtText(taxCodeDoubt(code, birthDate))}
        />
        <Text size="sm" c="dimmed">
          Li vede il terapeuta che ti fa la fattura, e nessun altro.
        </Text>
      </SectionCard>
      <SectionCard title="Detrazione della spesa sanitaria">
        <DeductCostChoice changedAt={deductCostChangedAt} />
      </SectionCard>
      <SectionCard title="Bonus psicologo">
        <Text>
          Il bonus psicologo lo assegna l’INPS, e si usa con un terapeuta che aderisce. Qui un codice non si può ancora
          inserire.
        </Text>
        <div>{slots.askTeam('Chiedi a una persona come usarlo')}</div>
      </SectionCard>
    </div>
  );
}
