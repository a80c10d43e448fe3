import { Anchor, Button, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinOpensAt, joinState } from '#contracts/appointments/join-state';
import { hourMs, type Instant, instantFromIso } from '#contracts/kernel/instant';
import { AppointmentTime } from '#web/features/appointments/entry/appointment-time.tsx';
import { kindName, shortKindName } from '#web/features/appointments/entry/kind-name';
import classes from '#web/features/appointments/entry/row/appointment-row.module.css';
import { RowMenu } from '#web/features/appointments/entry/row/row-menu.tsx';
import type { LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import { appointmentStatusText, nextAndWhere } from '#web/features/appointments/entry/state/appointment-status-text';
import { isChangeable } from '#web/features/appointments/entry/state/is-changeable';
import { StateButton } from '#web/features/appointments/entry/state/state-button.tsx';
import { isUnpaid, unpaidWords } from '#web/features/appointments/entry/state/unpaid';
import { kindAndPrice } from '#web/features/appointments/entry/title-and-price';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { paths } from '#web/routing/paths';
import { Portrait } from '#web/ui/portrait.tsx';

interface AppointmentRowProps {
  readonly appointment: Appointment;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  readonly place?: LabelReading['place'];
}

/**
 * One appointment of a therapist in one row: time, face, name, kind, state and one action, with the rest behind '⋯'.
 * The name leads to the patient's card. A next step that cannot wait follows the kind. In a chat the row shows the day
 * and the price instead of the person, who is named above.
 */
export function AppointmentRow({ appointment, now, flow, place = 'calendar' }: AppointmentRowProps) {
  const { kind, otherSide } = appointment;
  const text = appointmentStatusText(appointment, 'professional', now);
  const next = nextAndWhere(text);
  const when = useId();
  const reading = { reader: 'professional', now, place } as const;
  const isInChat = place === 'chat-card';
  return (
    <article aria-labelledby={when} className={isInChat ? `${classes.row} ${classes.inChat}` : classes.row}>
      <div className={classes.time}>
        <AppointmentTime id={when} appointment={appointment} underItsDay={!isInChat} />
      </div>
      {!isInChat && (
        <>
          <div className={classes.face}>
            <Portrait name={otherSide.name} pictureUrl={otherSide.pictureUrl} size={36} />
          </div>
          <Anchor
            component={Link}
            to={paths.patientCard(otherSide.token)}
            c="inherit"
            fw={600}
            className={classes.name}
            aria-describedby={when}
          >
            {otherSide.name}
          </Anchor>
        </>
      )}
      <Text size="xs" c="dimmed" className={classes.kind}>
        {isInChat ? (
          <span>{kindAndPrice(appointment)}</span>
        ) : (
          <>
            <span className={classes.wide}>{kindName[kind]}</span>
            <span className={classes.narrow}>{shortKindName[kind]}</span>
          </>
        )}
        {isUnpaid(appointment) && <span>{` · ${unpaidWords}`}</span>}
        {isDueNow(appointment, now) && (
          <span className={classes.next}>
            {' · '}
            <span>{next}</span>
          </span>
        )}
      </Text>
      <div className={classes.state} data-word={text.word}>
        <StateButton appointment={appointment} reading={reading} flow={flow} describedBy={when} size="compact-sm" />
      </div>
      <div className={classes.action}>
        {isChangeable(appointment, now) && (
          <Button
            variant="default"
            size="compact-sm"
            mih={36}
            aria-describedby={when}
            onClick={() => flow.openDialog({ kind: 'move', appointment })}
          >
            Modifica
          </Button>
        )}
      </div>
      <div className={classes.more}>
        <RowMenu appointment={appointment} reading={reading} flow={flow} describedBy={when} next={next} />
      </div>
    </article>
  );
}

/**
 * Whether what comes next cannot wait behind '⋯': the session is open or opens within the hour, or its start passed
 * unconfirmed.
 */
function isDueNow(appointment: Appointment, now: Instant): boolean {
  const joining = joinState(appointment, now);
  if (joining === 'allow') return true;
  if (joining === 'not-allow') return joinOpensAt(appointment) - now < hourMs;
  return appointment.status === 'pending' && now >= instantFromIso(appointment.startsAt);
}
