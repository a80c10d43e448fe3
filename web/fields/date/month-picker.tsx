import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/it';
import { DatePicker } from '@mantine/dates';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { useToday } from '#web/ui/use-now';

interface MonthPickerProps {
  readonly day: CivilDate | undefined;
  readonly min: CivilDate | undefined;
  readonly max: CivilDate | undefined;
  readonly defaultMonth: CivilDate | undefined;
  readonly onPick: (day: CivilDate) => void;
}

/** A month to pick a day from. Without a day yet, one far away is reached by its year, not month by month. */
export function MonthPicker({ day, min, max, defaultMonth, onPick }: MonthPickerProps) {
  const today = useToday();
  const limits = { ...(min && { minDate: min }), ...(max && { maxDate: max }) };
  return (
    <DatePicker
      {...limits}
      mt="xs"
      locale="it"
      value={day ?? null}
      defaultDate={day ?? defaultMonth ?? today}
      defaultLevel={day || !defaultMonth ? 'month' : 'decade'}
      onChange={(picked) => picked && onPick(picked as CivilDate)}
      weekendDays={[]}
      ariaLabels={ariaLabels}
    />
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
