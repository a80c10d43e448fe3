import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/it';
import { ActionIcon, Box, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';
import { fullDateOf } from '#web/features/appointments/full-date-of';
import type { NewAppointmentValues } from '#web/features/appointments/new-appointment-values';
import { useToday } from '#web/ui/use-now';

/** The day, typed as `gg/mm/aaaa` or picked from the month that its button unfolds. */
export function DateField({ problem }: { readonly problem: string | undefined }) {
  const { field } = useController<NewAppointmentValues, 'date'>({ name: 'date' });
  const { setFocus } = useFormContext<NewAppointmentValues>();
  const [isUnfolded, setUnfolded] = useState(false);
  const picker = useId();
  const today = useToday();
  const day = civilDateFrom(field.value.trim());

  const pick = (picked: string | null) => {
    setUnfolded(false);
    if (picked) field.onChange(italianDate(picked as CivilDate));
    setFocus('date');
  };
  const leave = () => {
    if (day) field.onChange(italianDate(day));
    field.onBlur();
  };

  return (
    <div>
      <TextInput
        ref={field.ref}
        label="Data"
        placeholder="gg/mm/aaaa"
        description={day ? fullDateOf(day) : 'Giorno, mese e anno'}
        autoComplete="off"
        value={field.value}
        onChange={field.onChange}
        onBlur={leave}
        error={problem}
        rightSection={
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label="Scegli la data dal calendario"
            aria-expanded={isUnfolded}
            aria-controls={picker}
            onClick={() => setUnfolded((was) => !was)}
          >
            <IconCalendar aria-hidden size={20} />
          </ActionIcon>
        }
      />
      <Box id={picker}>
        {isUnfolded && (
          <DatePicker
            locale="it"
            value={day ?? null}
            defaultDate={day ?? today}
            minDate={today}
            onChange={pick}
            weekendDays={[]}
            ariaLabels={ariaLabels}
          />
        )}
      </Box>
    </div>
  );
}

const ariaLabels = {
  nextMonth: 'Mese successivo',
  previousMonth: 'Mese precedente',
  nextYear: 'Anno successivo',
  previousYear: 'Anno precedente',
  nextDecade: 'Decennio successivo',
  previousDecade: 'Decennio precedente',
};
