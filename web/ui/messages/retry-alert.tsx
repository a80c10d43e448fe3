import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface RetryAlertProps {
  readonly title: string;
  readonly advice: string;
  /** Tries again; without it the button submits the form around it. */
  readonly onRetry?: () => void;
  readonly isRunning?: boolean;
}

/**
 * Something that failed: what happened, what is safe, and a button to try again. It comes into sight by itself: in a
 * long dialog it would stand under the buttons.
 */
export function RetryAlert({ title, advice, onRetry, isRunning = false }: RetryAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    void alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={alert} role="alert" color="mattone" title={title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{advice}</Text>
        <Button type={onRetry ? 'button' : 'submit'} variant="default" loading={isRunning} onClick={onRetry}>
          Riprova
        </Button>
      </Stack>
    </Alert>
  );
}
