import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface ChangedElsewhereProps {
  readonly title: string;
  /** What was saved elsewhere. */
  readonly stands: string;
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
  readonly onJoin: () => void;
}

/** What another window saved while this one was writing, beside what is written here: neither is lost unasked. */
export function ChangedElsewhere({ title, stands, onKeepMine, onTakeOther, onJoin }: ChangedElsewhereProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="ocra" title={title}>
      <Stack gap="sm">
        <Text size="sm">Non abbiamo salvato nulla. Qui sopra c’è il tuo testo; questo è quello salvato ora:</Text>
        <Text
          component="blockquote"
          m={0}
          ps="md"
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', borderInlineStart: '3px solid currentColor' }}
        >
          {stands}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onKeepMine}>
            Tieni il mio
          </Button>
          <Button variant="default" onClick={onTakeOther}>
            Riprendi quello salvato
          </Button>
          <Button variant="default" onClick={onJoin}>
            Metti insieme i due testi
          </Button>
        </Group>
        <Text size="sm">Poi premi di nuovo «Salva informazioni».</Text>
      </Stack>
    </Alert>
  );
}
