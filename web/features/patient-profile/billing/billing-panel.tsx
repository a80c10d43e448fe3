import { Radio, Stack, Text } from '@mantine/core';
import { compactCode } from '#contracts/billing/compact-code';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { taxCodeDoubt } from '#contracts/payments/tax-code-doubt';
import { taxCodeDoubtText } from '#web/copy/tax-code-doubt-text';
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

interface DeductCostChoiceProps {
  readonly changedAt: string | null;
}

/** Whether the cost goes to the Sistema Tessera Sanitaria, with what that means for the deduction (PATIENT-33). */
function DeductCostChoice({ changedAt }: DeductCostChoiceProps) {
  const { ref, name, value, onChange, onBlur } = usePatientField('deductCost');
  return (
    <Stack gap="sm">
      <Radio.Group
        name={name}
        label="Il costo delle tue sedute va inviato al Sistema Tessera Sanitaria?"
        description="Chi non si oppone trova la spesa nella dichiarazione precompilata; chi si oppone può detrarre lo stesso il 19 %, inserendola nella dichiarazione con fattura e pagamento tracciabile."
        value={value === null ? '' : value ? 'send' : 'object'}
        onChange={(chosen) => onChange(chosen === 'send')}
        onBlur={onBlur}
      >
        <Stack gap="xs" mt="sm">
          <Radio ref={ref} value="send" label="Sì, va inviato" />
          <Radio value="object" label="No, mi oppongo all’invio" />
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        <span>
          {changedAt
            ? `Scelta del ${shortDate(instantFromIso(changedAt))}. `
            : value === null
              ? 'Non hai ancora scelto. '
              : 'È quello che risulta sulla piattaforma; quando l’hai scelto non è segnato. '}
        </span>
        I dati li invia il terapeuta: la scelta vale per le fatture che farà da ora.
      </Text>
    </Stack>
  );
}
