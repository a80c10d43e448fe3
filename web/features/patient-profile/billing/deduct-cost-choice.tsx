import { Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { usePatientField } from '#web/features/patient-profile/form/use-patient-form';

interface DeductCostChoiceProps {
  readonly changedAt: string | null;
}

/** Whether the cost goes to the Sistema Tessera Sanitaria, with what that means for the deduction (PATIENT-33). */
export function DeductCostChoice({ changedAt }: DeductCostChoiceProps) {
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
        {changedAt
          ? `Scelta del ${shortDate(instantFromIso(changedAt))}. `
          : value === null
            ? 'Non hai ancora scelto. '
            : 'La data di questa scelta non è nota. '}
        I dati li invia il terapeuta: la scelta vale per le fatture che farà da ora.
      </Text>
    </Stack>
  );
}
