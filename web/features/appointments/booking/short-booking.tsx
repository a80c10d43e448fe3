import { Text } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { bookingPriceCents } from '#contracts/appointments/booking-price';
import { priceText } from '#contracts/kernel/euro-cents';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { InviteeField } from '#web/features/appointments/booking/invitee-field.tsx';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import { suggestedInvitees } from '#web/features/appointments/booking/suggested-invitees';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import type { BookingKnowledge } from '#web/features/appointments/form/new-appointment-problems';
import { wantedTime } from '#web/features/appointments/form/wanted-time';

interface ShortBookingProps {
  readonly known: BookingKnowledge;
  readonly problem: string | undefined;
  readonly onChoose: (patient: string) => void;
}

/** A time that is known asks for the patient alone: the rest is taken from their last session, and said. */
export function ShortBooking({ known, problem, onChoose }: ShortBookingProps) {
  const { control } = useFormContext<NewAppointmentValues>();
  const values = useWatch({ control }) as NewAppointmentValues;
  const { data } = useAppointments();
  const appointments = data?.appointments ?? [];
  const wanted = wantedTime(values);
  const chosen = known.invitees.find(({ patient }) => patient === values.patient);
  return (
    <>
      {wanted && <Text fw={600}>{shortDateAndTimes(wanted.start, wanted.end)}</Text>}
      <InviteeField
        groups={
          wanted
            ? suggestedInvitees(known.invitees, appointments, wanted.start)
            : [{ group: '', invitees: known.invitees }]
        }
        problem={problem}
        isFirst
        isAlone
        onChoose={onChoose}
      />
      {chosen && values.kind !== '' && (
        <output>
          <Text fw={600}>{`Appuntamento per ${chosen.name}`}</Text>
          <Text size="sm">{`${kindName[values.kind]} · ${priceWords(values, known)} · titolo «${values.title}»`}</Text>
        </output>
      )}
    </>
  );
}

function priceWords({ kind }: NewAppointmentValues, { prices }: BookingKnowledge): string {
  const cents = kind === '' ? null : bookingPriceCents(kind, prices);
  return cents === null ? 'nel profilo manca il prezzo' : priceText(cents);
}
