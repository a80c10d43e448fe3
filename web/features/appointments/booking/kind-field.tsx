import { Checkbox, Fieldset, Input, Radio, Stack } from '@mantine/core';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { AppointmentKind } from '#contracts/appointments/appointments.api';
import { bookingPriceCents, type SessionPrices } from '#contracts/appointments/booking-price';
import { priceText } from '#contracts/kernel/euro-cents';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';

interface KindFieldProps {
  readonly prices: SessionPrices;
  readonly problem: string | undefined;
}

/** The introductory talk or a therapy session, with the price of each: one choice across both controls. */
export function KindField({ prices, problem }: KindFieldProps) {
  const { field } = useController<AppointmentValues, 'kind'>({ name: 'kind' });
  const error = useId();
  const isTalk = field.value === 'introductory-talk';
  return (
    <Fieldset legend="Tipo di appuntamento" aria-describedby={problem ? error : undefined} onBlur={field.onBlur}>
      <Stack gap="sm">
        <Checkbox
          ref={field.ref}
          size="md"
          label={`Colloquio conoscitivo (${priced('introductory-talk', prices)})`}
          checked={isTalk}
          onChange={(event) => field.onChange(event.currentTarget.checked ? 'introductory-talk' : '')}
        />
        <Radio.Group label="Seduta terapeutica" value={isTalk ? '' : field.value} onChange={field.onChange}>
          <Stack gap="xs" mt="xs">
            <KindRadio kind="single" name="Singola" prices={prices} />
            <KindRadio kind="couple" name="Di coppia" prices={prices} />
          </Stack>
        </Radio.Group>
        {problem && (
          <Input.Error size="md" id={error}>
            {problem}
          </Input.Error>
        )}
      </Stack>
    </Fieldset>
  );
}

interface KindRadioProps {
  readonly kind: AppointmentKind;
  readonly name: string;
  readonly prices: SessionPrices;
}

function KindRadio({ kind, name, prices }: KindRadioProps) {
  const hasPrice = bookingPriceCents(kind, prices) !== null;
  return <Radio size="md" value={kind} label={`${name} (${priced(kind, prices)})`} disabled={!hasPrice} />;
}

function priced(kind: AppointmentKind, prices: SessionPrices): string {
  const cents = bookingPriceCents(kind, prices);
  return cents === null ? 'nel profilo manca il prezzo' : priceText(cents);
}
