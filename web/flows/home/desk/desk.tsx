import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinState } from '#contracts/appointments/join-state';
import { appointmentsOfDay } from '#contracts/appointments/month-grid';
import { listConversations } from '#contracts/chat/chat.api';
import { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { useQuery } from '#web/api/use-query';
import { NewAppointmentButton } from '#web/features/appointments/booking/new-appointment-button.tsx';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { AppointmentEntries } from '#web/features/appointments/entry/row/appointment-entries.tsx';
import { RowSkeleton } from '#web/features/appointments/entry/row/row-skeleton.tsx';
import { type AppointmentFlow, useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { upcomingAppointments } from '#web/features/appointments/journey/upcoming';
import classes from '#web/flows/home/desk/desk.module.css';
import { asksForInvoices, type ToDo, toDo } from '#web/flows/home/desk/to-do';
import { reminder, toDoWords } from '#web/flows/home/desk/to-do-words';
import { paths } from '#web/routing/paths';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

/**
 * A therapist's hours of today, each with its state and its act; what is over is folded. An empty day says what comes
 * next.
 */
export function TodaysHours() {
  const query = useAppointments();
  const now = useNow();
  const flow = useAppointmentFlow();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Paper component="section" aria-labelledby={title} px="md" py="sm" radius="lg" withBorder>
      <Title order={2} size="h3" id={title} ref={heading} tabIndex={-1}>
        Oggi
      </Title>
      <QueryRegion query={query} what="gli appuntamenti di oggi" skeleton={<RowSkeleton rows={1} />}>
        {({ appointments }) => {
          const todays = appointmentsOfDay(appointments, romeDate(now));
          return todays.length > 0 ? (
            <HoursOfDay appointments={todays} now={now} flow={flow} />
          ) : (
            <Text className={classes.empty}>{emptyDay(upcomingAppointments(appointments, now)[0])}</Text>
          );
        }}
      </QueryRegion>
      <AppointmentDialogs flow={flow} onGone={() => heading.current?.focus()} />
    </Paper>
  );
}

interface HoursOfDayProps {
  readonly appointments: readonly Appointment[];
  readonly now: Instant;
  readonly flow: AppointmentFlow;
}

/** What is ahead; several sessions that are over take one line, so that what waits below stays in sight. */
function HoursOfDay({ appointments, now, flow }: HoursOfDayProps) {
  const over = appointments.filter((appointment) => joinState(appointment, now) === 'complete');
  const isFolded = over.length > 1;
  const shown = isFolded ? appointments.filter((appointment) => !over.includes(appointment)) : appointments;
  return (
    <>
      {isFolded && (
        <Disclosure label={`${over.length} sedute concluse`}>
          <AppointmentEntries appointments={over} now={now} flow={flow} underTheirDay />
        </Disclosure>
      )}
      {shown.length > 0 && <AppointmentEntries appointments={shown} now={now} flow={flow} underTheirDay />}
    </>
  );
}

function emptyDay(next: Appointment | undefined): string {
  if (!next) return 'Nessun appuntamento oggi, e nessuno in programma.';
  return `Nessun appuntamento oggi. Il prossimo: ${dateAndTimes(next)}, con ${next.otherSide.name}.`;
}

/** How many lines are shown at once. */
const shownAtFirst = 6;

interface ToDoListProps {
  /** Whether something else on the screen is to be done: an empty list would contradict it, and is left out. */
  readonly isBesideOthers: boolean;
}

/** What waits for a therapist, each with the way to do it. */
export function ToDoList({ isBesideOthers }: ToDoListProps) {
  const query = useAppointments();
  const now = useNow();
  const { data: conversations, problem } = useQuery(listConversations, {}, { live: true });
  const { data: revenue } = useQuery(previousMonthRevenue, asksForInvoices(now) ? {} : null);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const title = useId();
  const showAll = () => {
    setWhole(true);
    list.current?.focus();
  };
  const itemsAmong = (appointments: readonly Appointment[]) =>
    toDo({ appointments, chats: conversations?.chats, revenue, now });
  if (isBesideOthers && query.data && itemsAmong(query.data.appointments).length === 0) return null;
  return (
    <Paper component="section" aria-labelledby={title} px="md" py="sm" radius="lg" withBorder>
      <Title order={2} size="h3" id={title}>
        Da fare
      </Title>
      <QueryRegion query={query} what="ciò che c’è da fare" skeleton={<RowSkeleton rows={2} />}>
        {({ appointments }) => {
          const items = itemsAmong(appointments);
          return (
            <>
              {items.length > 0 && (
                <ul ref={list} tabIndex={-1} aria-labelledby={title} className={classes.list}>
                  {items.slice(0, isWhole ? undefined : shownAtFirst).map((item) => (
                    <ToDoItem key={keyOf(item)} item={item} now={now} />
                  ))}
                </ul>
              )}
              {items.length > shownAtFirst && !isWhole && (
                <Button variant="default" size="compact-md" mt="xs" onClick={showAll}>
                  {`Mostra tutto (${items.length})`}
                </Button>
              )}
              {items.length === 0 && conversations && (
                <Text className={classes.empty}>Nessuno aspetta una prima risposta o deve ancora confermare.</Text>
              )}
              {problem && !conversations && (
                <Text size="sm" className={classes.empty}>
                  Non riusciamo a leggere le conversazioni: chi aspetta una risposta lo trovi in chat.
                </Text>
              )}
            </>
          );
        }}
      </QueryRegion>
    </Paper>
  );
}

function keyOf(item: ToDo): string {
  if (item.kind === 'answer') return item.writer.chat;
  return item.kind === 'remind' ? item.first.token : item.kind;
}

function ToDoItem({ item, now }: { readonly item: ToDo; readonly now: Instant }) {
  const subject = useId();
  const words = toDoWords(item, now);
  return (
    <li className={classes.item}>
      <Text id={subject} size="sm" fw={600} className={classes.subject}>
        {words.subject}
      </Text>
      <Text size="xs" c="dimmed" className={classes.detail}>
        {words.detail}
      </Text>
      <div className={classes.act}>{actOf(item, subject)}</div>
    </li>
  );
}

function actOf(item: ToDo, describedBy: string): ReactNode {
  switch (item.kind) {
    case 'answer':
      return <Act to={paths.conversation(item.writer.chat)} label="Rispondi" describedBy={describedBy} />;
    case 'remind': {
      const { token } = item.first.otherSide;
      return <ChatLink person={token} label="Ricorda in chat" message={reminder(item)} describedBy={describedBy} />;
    }
    case 'invoices':
      return <Act to={paths.performance} label="Prestazioni" describedBy={describedBy} />;
    case 'propose':
      return <NewAppointmentButton />;
  }
}

interface ActProps {
  readonly to: string;
  readonly label: string;
  readonly describedBy: string;
}

function Act({ to, label, describedBy }: ActProps) {
  return (
    <Anchor component={Link} to={to} size="sm" py="xs" aria-describedby={describedBy}>
      {label}
    </Anchor>
  );
}
