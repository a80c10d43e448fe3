import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { RequestForm } from '#web/features/information-request/request-form.tsx';
import type { UserType } from '#web/session/session-context';

/** The question to the team as a part of a page; once sent, where the answer will come. */
export function RequestSection({ userType }: { readonly userType: UserType }) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentFrom, setSentFrom] = useState<string>();
  useEffect(() => {
    if (sentFrom !== undefined) heading.current?.focus();
  }, [sentFrom]);
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder maw={720}>
      <Stack>
        <Title order={2} size="h3" id={title} ref={heading} tabIndex={-1}>
          {sentFrom === undefined ? 'Scrivi a una persona' : 'La tua richiesta è partita'}
        </Title>
        {sentFrom === undefined ? (
          <RequestForm kind="info" userType={userType} onSent={setSentFrom} />
        ) : (
          <>
            <Text>
              Ti rispondiamo per email a <strong>{sentFrom}</strong>, entro 48 ore lavorative. La risposta non compare
              su questa pagina: se non arriva, guarda anche nello spam.
            </Text>
            <Button variant="default" w="fit-content" onClick={() => setSentFrom(undefined)}>
              Scrivi un’altra richiesta
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}
