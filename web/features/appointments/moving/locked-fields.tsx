import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Fieldset, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';

/** Patient and kind of an existing appointment: shown, with the reason why they cannot be changed. */
export function LockedFields({ appointment: { kind, otherSide } }: { readonly appointment: Appointment }) {
  const reason = useId();
  return (
    <>
      <TextInput
        label="Paziente"
        size="md"
        readOnly
        variant="filled"
        value={otherSide.name}
        description="Non si cambia: per un’altra persona crea un nuovo appuntamento."
      />
      <Fieldset legend="Tipo di appuntamento" aria-describedby={reason}>
        <Stack gap="sm">
          <Text id={reason} size="sm" c="dimmed">
            Non si cambia: prezzo e pagamento sono legati al tipo. Per un altro tipo annulla e crea un nuovo
            appuntamento.
          </Text>
          <Checkbox
            size="md"
            label="Colloquio conoscitivo"
            disabled
            checked={kind === 'introductory-talk'}
            aria-describedby={reason}
            onChange={stay}
          />
          <Radio.Group label="Seduta terapeutica" value={kind} onChange={stay}>
            <Stack gap="xs" mt="xs">
              <Radio size="md" value="single" label="Singola" disabled aria-describedby={reason} />
              <Radio size="md" value="couple" label="Di coppia" disabled aria-describedby={reason} />
            </Stack>
          </Radio.Group>
        </Stack>
      </Fieldset>
    </>
  );
}

const stay = () => undefined;
