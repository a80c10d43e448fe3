import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { Instant } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import classes from '#web/features/appointments/form/appointment-form.module.css';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { wantedTime } from '#web/features/appointments/form/wanted-time';
import { changesTo } from '#web/features/appointments/moving/move-values';
import { outOfOrderWith } from '#web/features/appointments/moving/talk-order';

interface MoveSummaryProps {
  readonly id: string;
  readonly seen: Appointment;
  readonly values: AppointmentValues;
}

/** The old time, the new one and the consequences, shown before saving. */
export function MoveSummary({ id, seen, values }: MoveSummaryProps) {
  const wanted = wantedTime(values);
  const isMoved = wanted && changesTo(seen, values).isTimeNew;
  return (
    <output id={id} className={classes.summary}>
      <span className={classes.move}>
        <Time label="Adesso" text={dateAndTimes(seen)} />
        {isMoved && <IconArrowRight aria-hidden size={20} className={classes.arrow} />}
        {isMoved && <Time label="Nuovo orario" text={shortDateAndTimes(wanted.start, wanted.end)} />}
      </span>
      {isMoved && <OutOfOrder seen={seen} start={wanted.start} />}
      <Text component="span" size="sm">
        {consequence(seen)}
      </Text>
    </output>
  );
}

/** A remark on a first talk that would no longer be the first; it does not prevent saving. */
function OutOfOrder({ seen, start }: { readonly seen: Appointment; readonly start: Instant }) {
  const { data } = useAppointments();
  const other = outOfOrderWith(seen, start, data?.appointments ?? []);
  if (!other) return null;
  const isTalk = seen.kind === 'introductory-talk';
  return (
    <Text component="span" size="sm">
      {isTalk
        ? `Così il colloquio conoscitivo viene dopo la prima seduta, che è ${dateAndTimes(other)}.`
        : `Così la seduta viene prima del colloquio conoscitivo, che è ${dateAndTimes(other)}.`}
    </Text>
  );
}

function Time({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <span className={classes.time}>
      <Text component="span" size="sm" c="dimmed">
        {label}{' '}
      </Text>
      <Text component="span" fw={600}>
        {text}
      </Text>
    </span>
  );
}

function consequence({ status, priceCents }: Appointment): string {
  const told = 'Il paziente riceve un avviso in chat.';
  if (status === 'pending') return `${told} L’appuntamento resta in attesa di conferma.`;
  return priceCents === 0
    ? `${told} L’appuntamento resta confermato.`
    : `${told} La seduta resta confermata e non si paga di nuovo.`;
}
