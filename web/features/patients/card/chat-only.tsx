import { Button, Group, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SeenPatient } from '#web/features/patients/card/patient-card.tsx';
import { paths } from '#web/routing/paths';
import { ChairsDrawing } from '#web/ui/drawings/chairs-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Portrait } from '#web/ui/portrait.tsx';

/** Somebody who only wrote: name and picture, until there is an appointment (CARD-29). */
export function ChatOnly({ patient: { name, pictureUrl, chat } }: { readonly patient: SeenPatient }) {
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <Portrait name={name} pictureUrl={pictureUrl} size={56} />
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
      </Group>
      <EmptyState
        drawing={<ChairsDrawing />}
        title="La scheda si apre con il primo appuntamento"
        action={
          chat !== null && (
            <Button component={Link} to={paths.conversation(chat)} variant="default">
              Apri la chat
            </Button>
          )
        }
      >
        Finora vi siete solo scritti: i dati di chi ti scrive restano suoi finché non fissate un incontro.
      </EmptyState>
    </>
  );
}
