import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { AppointmentValues } from '#web/features/appointments/appointment-values';
import { timeFrom } from '#web/features/appointments/time-from';

/** The half hours most sessions begin at; any other time can be typed. */
const suggestions = Array.from({ length: 28 }, (_, index) => {
  const hour = String(8 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** The time, typed as one likes (`930`, `9.30`) or chosen from the half hours. */
export function TimeField({ problem }: { readonly problem: string | undefined }) {
  const { field } = useController<AppointmentValues, 'time'>({ name: 'time' });
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
      description="Per esempio 18:30"
      data={suggestions}
      value={field.value}
      onChange={field.onChange}
      onBlur={leave}
      error={problem}
      maxDropdownHeight={220}
      autoComplete="off"
    />
  );
}
