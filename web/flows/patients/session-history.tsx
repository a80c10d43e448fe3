import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import { joinState } from '#contracts/appointments/join-state';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { NoteOfRecord } from '#contracts/patients/patients.api';
import { dateAndTimes, startAndEnd } from '#web/features/appointments/entry/appointment-times';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { unconfirmedNotice } from '#web/features/appointments/entry/state/appointment-label';
import { AppointmentStatus } from '#web/features/appointments/entry/state/appointment-status.tsx';
import { appointmentStatusText } from '#web/features/appointments/entry/state/appointment-status-text';
import { isUnpaid, unpaidWords } from '#web/features/appointments/entry/state/unpaid';
import { priceWords } from '#web/features/appointments/entry/title-and-price';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import type { SessionsProps } from '#web/features/patients/card/patient-card.tsx';
import { momentText } from '#web/features/patients/moment-text';
import { noteDraft } from '#web/features/patients/notes/note-draft';
import classes from '#web/flows/patients/session-history.module.css';
import { useDraftOwner } from '#web/forms/draft-owner';
import { findDraft } from '#web/forms/draft-store';
import { WallCalendarDrawing } from '#web/ui/drawings/wall-calendar-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { notifyRefusal } from '#web/ui/messages/notify';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { type RecordColumn, RecordTable } from '#web/ui/records/record-table.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { useNow } from '#web/ui/use-now';

/** The sessions with a patient, newest first, each with its notes (CARD-23, CARD-24). */
export function SessionHistory(props: SessionsProps) {
  const now = useNow();
  const query = useAppointments();
  return (
    <QueryRegion query={query} what="le sedute">
      {({ appointments }) => {
        const own = appointments.filter(({ own: isOwn, otherSide }) => isOwn && otherSide.token === props.patient);
        return <Sessions {...props} sessions={own.toReversed()} now={now} />;
      }}
    </QueryRegion>
  );
}

interface SessionList extends SessionsProps {
  /** Newest first. */
  readonly sessions: readonly Appointment[];
  readonly now: Instant;
}

function Sessions(props: SessionList) {
  const { sessions, now } = props;
  useAskedNote(props);
  const next = sessions.findLast(({ status, endsAt }) => status !== 'denied' && instantFromIso(endsAt) > now);
  if (sessions.length === 0) {
    return (
      <EmptyState drawing={<WallCalendarDrawing />} title="Nessuna seduta con questo paziente">
        Quando ne crei una nel calendario, la ritrovi qui.
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <Text>
        Prossima seduta: <strong>{next ? dateAndTimes(next) : 'nessuna in programma'}</strong>
      </Text>
      <RecordTable
        label="Sedute"
        columns={sessionColumns(props, next)}
        rows={sessions.map((session) => ({ ...session, id: session.token }))}
        nameOf={dateAndTimes}
        moreLabel="Mostra altre"
      />
    </Stack>
  );
}

type Columns = readonly [RecordColumn<Appointment>, ...RecordColumn<Appointment>[]];

function sessionColumns(
  { patient, now, notes, onRead, onAddNote }: SessionList,
  next: Appointment | undefined,
): Columns {
  return [
    {
      header: 'Data',
      cell: ({ token, startsAt }) => (
        <>
          <span className={classes.unbroken}>{shortDate(instantFromIso(startsAt))}</span>
          {token === next?.token && (
            <Text component="span" size="sm" c="dimmed" fw={400} display="block">
              La prossima
            </Text>
          )}
        </>
      ),
    },
    { header: 'Ora', cell: (session) => <span className={classes.unbroken}>{startAndEnd(session)}</span> },
    { header: 'Tipo', cell: ({ kind }) => kindName[kind] },
    {
      header: 'Prezzo',
      cell: (session) => (
        <>
          <span className={classes.unbroken}>{priceWords(session.priceCents) ?? 'Non noto'}</span>
          {isOver(session, now) && isUnpaid(session) && (
            <Text component="span" size="sm" display="block">
              {unpaidWords}
            </Text>
          )}
        </>
      ),
    },
    { header: 'Stato', cell: (session) => <SessionStatus session={session} now={now} /> },
    {
      header: 'Note',
      cell: (session) => <SessionNotes {...{ patient, session, now, notes, onRead, onAddNote }} />,
    },
  ];
}

function notesOf({ token }: Appointment, notes: readonly NoteOfRecord[]): readonly NoteOfRecord[] {
  return notes.filter(({ session }) => session?.token === token);
}

/** Opens the note of the session that the address names, once: the one that is written, or else a new one. */
function useAskedNote({ sessions, notes, onRead, onAddNote }: SessionList): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('seduta');
  const open = useEffectEvent((token: string) => {
    setSearch(
      (before) => {
        before.delete('seduta');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    const session = findAppointment(sessions, token);
    if (!session) return;
    const [written] = notesOf(session, notes);
    if (written) onRead(written.id);
    else onAddNote(session);
  });
  useEffect(() => {
    if (asked !== null) open(asked);
  }, [asked]);
}

function isOver(session: Appointment, now: Instant): boolean {
  return joinState(session, now) === 'complete';
}

/** The status in a word; a cancelled one explains itself to who presses it, as in the calendar. */
function SessionStatus({ session, now }: { readonly session: Appointment; readonly now: Instant }) {
  const { word } = appointmentStatusText(session, 'professional', now);
  if (session.status !== 'denied') return <AppointmentStatus status={session.status} word={word} />;
  const explain = () => notifyRefusal(unconfirmedNotice, 'Questa seduta è stata annullata.');
  return <TextButton onPress={explain}>{word}</TextButton>;
}

interface SessionNotesProps extends SessionsProps {
  readonly session: Appointment;
  readonly now: Instant;
}

/** The notes of the session; of one that is over, the way to write one or to go on with its draft. */
function SessionNotes({ patient, session, now, notes, onRead, onAddNote }: SessionNotesProps) {
  const owner = useDraftOwner();
  const own = notesOf(session, notes);
  const isHeld = isOver(session, now);
  if (own.length === 0 && !isHeld) return <span className={classes.none}>Nessuna</span>;
  const hasDraft = findDraft(noteDraft(patient, { note: undefined, session }), owner).kind === 'kept';
  return (
    <Stack gap={4} align="flex-start">
      {own.map(({ id, title }) => (
        <TextButton key={id} onPress={() => onRead(id)}>
          {title}
        </TextButton>
      ))}
      {isHeld && (
        <Button
          variant="subtle"
          size="sm"
          px="0.5rem"
          ml="-0.5rem"
          className={classes.unbroken}
          leftSection={hasDraft ? undefined : <IconPlus aria-hidden size={16} />}
          aria-label={`${hasDraft ? 'Riprendi la bozza della' : 'Aggiungi nota alla'} seduta del ${momentText(session.startsAt)}`}
          onClick={() => onAddNote(session)}
        >
          {hasDraft ? 'Riprendi la bozza' : 'Aggiungi nota'}
        </Button>
      )}
    </Stack>
  );
}
