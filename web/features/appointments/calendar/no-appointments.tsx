import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoAppointmentsProps {
  readonly reader: UserType;
  /** Whether nothing else on the screen says where to go on. */
  readonly withWayOn: boolean;
}

/** Nothing to come (CAL-30): what will appear here, and one way on. */
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
