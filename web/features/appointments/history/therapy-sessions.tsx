import { Anchor, Badge, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { clockTime, weekdayAndDate } from '#contracts/kernel/italian-format';
import type { OperationOutput } from '#contracts/kernel/operation';
import { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { useQuery } from '#web/api/use-query';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { AppointmentActions } from '#web/features/appointments/entry/appointment-actions.tsx';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { AppointmentStatus } from '#web/features/appointments/entry/state/appointment-status.tsx';
import { appointmentStatusText, nextAndWhere } from '#web/features/appointments/entry/state/appointment-status-text';
import { priceWords } from '#web/features/appointments/entry/title-and-price';
import { type AppointmentFlow, useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { sessionsInOrder } from '#web/features/appointments/history/sessions-in-order';
import { paths } from '#web/routing/paths';
import { ChairsDrawing } from '#web/ui/drawings/chairs-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { RecordTable } from '#web/ui/records/record-table.tsx';
import { useNow } from '#web/ui/use-now';

type Status = OperationOutput<typeof listReviewStatuses>['statuses'][number];

/** The patient's therapy sessions, past and coming, with what there is to do about each (PATIENT-08). */
export function TherapySessions() {
  const query = useAppointments();
  return (
    <QueryRegion query={query} what="le sedute">
      {({ appointments }) => <Sessions appointments={appointments} />}
    </QueryRegion>
  );
}

function Sessions({ appointments }: { readonly appointments: readonly Appointment[] }) {
  const now = useNow();
  const { data } = useQuery(listReviewStatuses, {});
  const flow = useAppointmentFlow();
  const { sessions, next } = sessionsInOrder(appointments, now);
  if (sessions.length === 0) return <NoSessions />;
  const statusOf = ({ token }: Appointment) => data?.statuses.find(({ appointment }) => appointment === token);
  return (
    <>
      <RecordTable
        label="Sedute di psicoterapia"
        rows={sessions.map((session) => ({ ...session, id: session.token }))}
        nameOf={(session) => dayOf(session)}
        moreLabel="Mostra altre"
        columns={[
          {
            header: 'Seduta',
            cell: (session) => (
              <>
                <span>{dayOf(session)}</span> {session.token === next && <Badge tt="none">Prossima</Badge>}
                <Text size="sm" c="dimmed">
                  {kindName[session.kind]}
                </Text>
              </>
            ),
          },
          { header: 'Terapeuta', cell: ({ otherSide }) => <Therapist {...otherSide} /> },
          { header: 'Prezzo', cell: ({ priceCents }) => <Price cents={priceCents} /> },
          {
            header: 'Stato',
            cell: (session) => (
              <>
                <SessionState session={session} now={now} flow={flow} />
                <ReviewState
                  status={statusOf(session)}
                  day={dayOf(session)}
                  onReview={() => flow.openDialog({ kind: 'review', appointment: session })}
                />
              </>
            ),
          },
        ]}
      />
      <AppointmentDialogs flow={flow} />
    </>
  );
}

function NoSessions() {
  return (
    <EmptyState
      drawing={<ChairsDrawing />}
      title="Non ci sono ancora sedute"
      action={
        <Anchor component={Link} to={paths.therapists} underline="always">
          Trova un terapeuta
        </Anchor>
      }
    >
      Quando un terapeuta ti propone una seduta la trovi qui, con il suo stato.
    </EmptyState>
  );
}

function Therapist({ token, name }: Appointment['otherSide']) {
  const id = useId();
  return (
    <>
      <Anchor component={Link} id={id} to={paths.therapist(token)} underline="always">
        {name}
      </Anchor>
      <br />
      <ChatLink person={token} label="Scrivi" describedBy={id} />
    </>
  );
}

interface SessionStateProps {
  readonly session: Appointment;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
}

/** The state in a word; where it waits for the patient, until when, and the way to confirm it as on the home. */
function SessionState({ session, now, flow }: SessionStateProps) {
  const id = useId();
  const { PaymentNote } = useAppointmentSlots();
  const text = appointmentStatusText(session, 'patient', now);
  const status = <AppointmentStatus status={session.status} word={text.word} />;
  if (session.status !== 'pending') return status;
  return (
    <>
      {status}
      <Text id={id} size="sm" my="xs">
        <span className="visually-hidden">{dayOf(session)}. </span>
        <span>{nextAndWhere(text)}</span>
      </Text>
      <PaymentNote appointment={session} />
      {!isConfirmationExpired(session, now) && (
        <AppointmentActions
          appointment={session}
          reading={{ reader: 'patient', now, place: 'calendar' }}
          flow={flow}
          describedBy={id}
          withOtherWays={false}
        />
      )}
    </>
  );
}

interface ReviewStateProps {
  /** Of the session held last with its therapist; undefined for any other. */
  readonly status: Status | undefined;
  readonly day: string;
  readonly onReview: () => void;
}

/** Whether the patient reviewed the therapist after the session held last; of earlier ones nothing is known. */
function ReviewState({ status, day, onReview }: ReviewStateProps) {
  if (!status) return null;
  if (status.hasReviewedLast) return <Text size="sm">Recensita</Text>;
  return (
    <Anchor
      component="button"
      type="button"
      display="block"
      underline="always"
      ta="start"
      mih="2.75rem"
      onClick={onReview}
    >
      Lascia una recensione<span className="visually-hidden"> sulla seduta del {day}</span>
    </Anchor>
  );
}

function Price({ cents }: { readonly cents: Appointment['priceCents'] }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{priceWords(cents) ?? 'non noto'}</span>;
}

/** `lun 23 novembre 2026, 18:30`. */
function dayOf({ startsAt }: Appointment): string {
  const at = instantFromIso(startsAt);
  return `${weekdayAndDate(at)}, ${clockTime(at)}`;
}
