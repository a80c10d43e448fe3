import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate, romeTime } from '#contracts/kernel/rome-time';
import { ownWorkingHours, type WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import { NewAppointmentOpener } from '#web/features/appointments/booking/new-appointment-opener.tsx';
import { appointmentsOfOwner } from '#web/features/appointments/calendar/appointments-of-owner';
import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';
import { HourGridBox } from '#web/features/appointments/calendar/hours/visible/hour-grid-box.tsx';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const EntryDialog = lazyDialog(
  async () => (await import('#web/features/appointments/calendar/hours/entry-dialog.tsx')).EntryDialog,
);

interface HourCalendarGridProps {
  readonly appointments: readonly Appointment[];
  readonly owner: OwnerFilter;
  readonly days: readonly CivilDate[];
  readonly day: CivilDate;
  readonly now: Instant;
  readonly onDay: (day: CivilDate) => void;
}

/** While the working hours are unknown, nothing is shaded. */
const everyTime: WorkingTimes = { week: null, absences: [] };

/** The grid with the dialogs over it: entries, the form of a new appointment and the confirmation of a move. */
export function HourCalendarGrid({ appointments, owner, days, day, now, onDay }: HourCalendarGridProps) {
  const hours = useQuery(ownWorkingHours, {});
  const flow = useAppointmentFlow();
  const [tokens, setTokens] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [preset, setPreset] = useState({ date: '', time: '' });
  const close = () => setOpen(false);
  return (
    <>
      <NewAppointmentOpener preset={preset}>
        {(openForm) => (
          <HourGridBox
            appointments={appointmentsOfOwner(appointments, owner)}
            days={days}
            day={day}
            now={now}
            times={hours.data ?? everyTime}
            onDay={onDay}
            onEmptySlot={({ date, time }) => {
              setPreset({ date, time });
              openForm();
            }}
            onOpen={(those) => {
              setTokens(those.map(({ token }) => token));
              setOpen(true);
            }}
            onDrop={(appointment, to) =>
              flow.openDialog({
                kind: 'move',
                appointment,
                to: { date: romeDate(to.start), time: romeTime(to.start), slots: to.slots },
              })
            }
          />
        )}
      </NewAppointmentOpener>
      <EntryDialog opened={isOpen} tokens={tokens} appointments={appointments} now={now} flow={flow} onClose={close} />
      <AppointmentDialogs flow={flow} onGone={close} />
    </>
  );
}
