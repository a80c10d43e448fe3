import { Alert, Button, Stack, Text } from '@mantine/core';

interface RetryAlertProps {
  readonly title: string;
  readonly advice: string;
  /** Tries again; without it the button submits the form around it. */
  readonly onRetry?: () => void;
  readonly isRunning?: boolean;
}

/** Something that failed: what happened, what is safe, and a button to try again. */
export function RetryAlert({ title, advice, onRetry, isRunning = false }: RetryAlertProps) {
  return (
    <Alert role="alert" color="mattone" title={title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{advice}</Text>
        <Button type={onRetry ? 'button' : 'submit'} variant="default" loading={isRunning} onClick={onRetry}>
          Riprova
        </Button>
      </Stack>
    </Alert>
  );
}
