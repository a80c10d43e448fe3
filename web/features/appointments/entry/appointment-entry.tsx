import { Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { Instant } from '#contracts/kernel/instant';
import { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { useQuery } from '#web/api/use-query';
import { AppointmentActions } from '#web/features/appointments/entry/appointment-actions.tsx';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { AppointmentTime } from '#web/features/appointments/entry/appointment-time.tsx';
import { CancelledNote } from '#web/features/appointments/entry/cancelled-note.tsx';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { appointmentLabel } from '#web/features/appointments/entry/state/appointment-label';
import { AppointmentStatus } from '#web/features/appointments/entry/state/appointment-status.tsx';
import { appointmentStatusText, nextAndWhere } from '#web/features/appointments/entry/state/appointment-status-text';
import { kindAndPrice, titleAndPrice } from '#web/features/appointments/entry/title-and-price';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import type { UserType } from '#web/session/session-context';
import { Portrait } from '#web/ui/portrait.tsx';

interface AppointmentEntryProps {
  readonly appointment: Appointment;
  readonly reader: UserType;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  readonly place?: 'calendar' | 'chat-card';
  /** Whether a heading above already shows the day. */
  readonly underItsDay?: boolean;
  /** Whether a line above the list already says where its sessions take place. */
  readonly underItsPlace?: boolean;
}

/** One appointment in full: its time, kind and person, who has to do what next, and its state with what can be done. */
export function AppointmentEntry(props: AppointmentEntryProps) {
  const { appointment, reader, now, flow, place = 'calendar', underItsDay = false, underItsPlace = false } = props;
  const { kind, status, otherSide } = appointment;
  const text = appointmentStatusText(appointment, reader, now);
  const next = underItsPlace ? text.next : nextAndWhere(text);
  const { PaymentNote } = useAppointmentSlots();
  const when = useId();
  const reading = { reader, now, place };
  const isCancelled = status === 'denied';
  const label = appointmentLabel(appointment, reading);
  // The chat says with whom, and the message above the card what happened.
  const isInChat = place === 'chat-card';
  return (
    <Stack component="article" aria-labelledby={when} gap="sm">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        {!isInChat && <Portrait name={otherSide.name} pictureUrl={otherSide.pictureUrl} />}
        <div className={classes.words}>
          <AppointmentTime id={when} appointment={appointment} underItsDay={underItsDay} />
          <Text size="sm">{isInChat ? kindAndPrice(appointment) : `${kindName[kind]} con ${otherSide.name}`}</Text>
          {!isInChat && (
            <Text size="sm" c="dimmed">
              {titleAndPrice(appointment)}
            </Text>
          )}
        </div>
      </Group>
      {isCancelled && <AppointmentStatus status={status} word={label.text} />}
      {next && <Text size="sm">{next}</Text>}
      {reader === 'patient' && <PaymentNote appointment={appointment} />}
      {isCancelled && <CancelledNote appointments={[appointment]} reading={reading} describedBy={when} />}
      {!isCancelled && (
        <AppointmentActions appointment={appointment} reading={reading} flow={flow} describedBy={when} />
      )}
      {label.action === 'review' && place === 'calendar' && <ReviewHint appointment={appointment} />}
    </Stack>
  );
}

/** Says below 'Seduta conclusa' what a press is for, until the patient has reviewed the therapist's last session. */
function ReviewHint({ appointment: { kind, otherSide } }: { readonly appointment: Appointment }) {
  const { data } = useQuery(listReviewStatuses, kind === 'introductory-talk' ? null : {});
  const status = data?.statuses.find(({ therapist }) => therapist === otherSide.token);
  if (!status || status.hasReviewedLast) return null;
  return (
    <Text size="sm" c="dimmed">
      Lascia una recensione
    </Text>
  );
}
