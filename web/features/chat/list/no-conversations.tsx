import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
import { PathDrawing } from '#web/ui/drawings/path-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoConversationsProps {
  readonly userType: UserType;
}

/** The first time: nobody has written yet. The text is the specification's, each role reading its own half (CHAT-10). */
export function NoConversations({ userType }: NoConversationsProps) {
  const isPatient = userType === 'patient';
  const others = isPatient ? 'i terapeuti' : 'i pazienti';
  const search = (
    <Button component={Link} to={paths.therapists}>
      Trova terapeuta
    </Button>
  );
  return (
    <EmptyState
      drawing={<PathDrawing />}
      title={`Le tue conversazioni con ${others} appariranno qui, non appena verrai contattato.`}
      action={isPatient && search}
    >
      {isPatient ? 'Puoi anche scrivere tu per primo: scegli un terapeuta e mandagli un messaggio.' : undefined}
    </EmptyState>
  );
}
