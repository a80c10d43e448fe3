import { Checkbox, Fieldset, NativeSelect, Stack, Text } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import type { SeriesDate } from '#web/features/appointments/booking/series-dates';
import { seriesLength } from '#web/features/appointments/booking/weekly-dates';

const { min, max } = seriesLength;
const lengths = Array.from({ length: max - min + 1 }, (_, index) => {
  const times = String(index + min);
  return { value: times, label: `${times} volte` };
});

/** Whether a therapy session repeats every week, and on which days; an introductory talk takes place once. */
export function SeriesFields({ dates }: { readonly dates: readonly SeriesDate[] }) {
  const { register, control } = useFormContext<NewAppointmentValues>();
  const [kind, repeats] = useWatch({ control, name: ['kind', 'repeats'] });
  if (kind === 'introductory-talk') {
    return (
      <Text size="sm" c="dimmed">
        Il colloquio conoscitivo è uno solo per paziente: non si ripete.
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      <Checkbox size="md" label="Ripeti ogni settimana" {...register('repeats')} />
      {repeats && (
        <>
          <NativeSelect label="Quante volte in tutto" size="md" data={lengths} {...register('times')} />
          <SeriesDays dates={dates} />
        </>
      )}
    </Stack>
  );
}

function SeriesDays({ dates }: { readonly dates: readonly SeriesDate[] }) {
  const { field } = useController<NewAppointmentValues, 'choices'>({ name: 'choices' });
  if (dates.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Scrivi data e ora: qui vedi tutte le date.
      </Text>
    );
  }
  return (
    <Fieldset legend="Date della serie">
      <Stack gap="xs">
        {dates.map(({ date, text, isPossible, objection, isChosen }) => (
          <Checkbox
            key={date}
            label={text}
            description={objection && `${objection}.`.replace('..', '.')}
            checked={isChosen}
            disabled={!isPossible}
            onChange={(event) => field.onChange({ ...field.value, [date]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
