import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { romeClockShows } from '#contracts/kernel/rome-time';
import { type AppointmentValues, typedMoment } from '#web/features/appointments/form/appointment-values';
import { timeFrom } from '#web/features/appointments/form/time-from';

/** The half hours at which most sessions begin; any other time can be typed. */
const suggestions = Array.from({ length: 28 }, (_, index) => {
  const hour = String(8 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

const firstIsMeant = 'Quella notte quest’ora c’è due volte: si intende la prima.';

/** The time, typed freely (`930`, `9.30`) or chosen from the half hours. */
export function TimeField({ problem }: { readonly problem: ReactNode }) {
  const { field } = useController<AppointmentValues, 'time'>({ name: 'time' });
  const date = useWatch<AppointmentValues, 'date'>({ name: 'date' });
  const leave = () => {
    const time = timeFrom(field.value);
    if (time) field.onChange(time);
    field.onBlur();
  };
  return (
    <Autocomplete
      ref={field.ref}
      label="Ora"
      size="md"
      placeholder="hh:mm"
      description={isShownTwice({ date, time: field.value }) ? firstIsMeant : 'Per esempio 18:30'}
      // Once a half hour is typed in full there is nothing to offer, and the list would lie over the fields below.
      data={suggestions.includes(field.value) ? [] : suggestions}
      value={field.value}
      onChange={field.onChange}
      onBlur={leave}
      error={problem}
      maxDropdownHeight={220}
      autoComplete="off"
    />
  );
}

function isShownTwice(values: Pick<AppointmentValues, 'date' | 'time'>): boolean {
  const { date, time } = typedMoment(values);
  return date !== undefined && time !== undefined && romeClockShows(date, time) === 'twice';
}
