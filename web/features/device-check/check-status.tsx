import { Alert, Text } from '@mantine/core';
import { lackWords, troubleWords } from '#web/features/device-check/trouble-words';
import type { DeviceCheck } from '#web/features/device-check/use-device-check';

/** How the check stands, told without haste whenever it changes. */
export function CheckStatus({ check }: { readonly check: DeviceCheck }) {
  const trouble =
    (check.step === 'failed' && troubleWords(check.trouble)) ||
    (check.step === 'running' && check.lack && lackWords(check.lack));
  return (
    <div role="status">
      {trouble ? (
        <Alert role="none" color="ocra" title={trouble.title}>
          {trouble.advice}
        </Alert>
      ) : (
        <Text size="sm">{standingOf(check)}</Text>
      )}
    </div>
  );
}

function standingOf(check: DeviceCheck): string {
  if (check.step === 'asking') return 'Il browser ti chiede il permesso: scegli «Consenti».';
  if (check.step !== 'running') return 'Quando cominci, il browser ti chiede il permesso.';
  if (check.isOther) return 'Il dispositivo scelto non risponde: ne usiamo un altro.';
  return 'La prova è in corso. Quando chiudi si spegne tutto.';
}
