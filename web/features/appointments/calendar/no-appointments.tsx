import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';
import { ownerNames } from '#web/features/appointments/calendar/owner-names';
import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
import { WallCalendarDrawing } from '#web/ui/drawings/wall-calendar-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoAppointmentsProps {
  readonly reader: UserType;
  /** Whether to offer a next step, when nothing else on the screen does. */
  readonly withWayOn: boolean;
}

/** The empty state: what will appear here, and a next step. */
export function NoAppointments({ reader, withWayOn }: NoAppointmentsProps) {
  if (reader === 'professional') {
    return (
      <EmptyState drawing={<WallCalendarDrawing />} title="Non hai ancora appuntamenti in programma">
        Quando ne crei uno lo trovi qui. Puoi invitare un paziente che ti ha scritto in chat.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<WallCalendarDrawing />}
      title="Non hai ancora appuntamenti in programma"
      action={
        withWayOn && (
          <Button component={Link} to={paths.therapists} variant="default">
            Trova un terapeuta
          </Button>
        )
      }
    >
      Quando un terapeuta ti propone un appuntamento lo trovi qui, pronto da confermare.
    </EmptyState>
  );
}

interface FilteredOutProps {
  readonly owner: OwnerFilter;
  /** Of when: `da oggi in poi`. */
  readonly when: string;
  readonly onShowAll: () => void;
}

/** There are appointments, but the filter lets none of them through. */
export function FilteredOut({ owner, when, onShowAll }: FilteredOutProps) {
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">{`Nessun appuntamento ${when} con il filtro «${ownerNames[owner]}».`}</Text>
      <Button variant="default" size="compact-md" onClick={onShowAll}>
        Mostra tutti
      </Button>
    </Group>
  );
}

interface FilterNoteProps {
  readonly owner: OwnerFilter;
  readonly onShowAll: () => void;
}

/** Says that the filter, which is folded away, leaves something out; nothing while it does not. */
export function FilterNote({ owner, onShowAll }: FilterNoteProps) {
  if (owner === 'all') return null;
  return (
    <Group gap="xs">
      <Text size="sm">{`Filtro «${ownerNames[owner]}»: gli altri appuntamenti non si vedono.`}</Text>
      <Button variant="default" size="compact-md" onClick={onShowAll}>
        Mostra tutti
      </Button>
    </Group>
  );
}
