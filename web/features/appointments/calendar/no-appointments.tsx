import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
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
      <EmptyState title="Non hai ancora appuntamenti in programma">
        Qui trovi i prossimi cinque. Un paziente che ti ha scritto in chat si può invitare a un appuntamento.
      </EmptyState>
    );
  }
  return (
    <EmptyState
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
