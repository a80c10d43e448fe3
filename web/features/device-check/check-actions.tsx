import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { bothDevices, type DeviceAsk, voiceAlone } from '#web/features/device-check/device-ask';
import type { DeviceCheck } from '#web/features/device-check/use-device-check';

interface CheckActionsProps {
  readonly check: DeviceCheck;
  readonly onStart: (ask: DeviceAsk) => void;
  readonly onEnd: () => void;
}

const labels: Readonly<Record<DeviceCheck['step'], string>> = {
  idle: 'Inizia la prova',
  asking: 'In attesa del permesso',
  running: 'Termina la prova',
  failed: 'Riprova',
};

/** The buttons of the check. The main one is the same element in every state, so that the focus is never lost. */
export function CheckActions({ check, onStart, onEnd }: CheckActionsProps) {
  const main = useRef<HTMLButtonElement>(null);
  const { step } = check;
  const isAsking = step === 'asking';
  const press = () => {
    if (step === 'running') onEnd();
    else if (!isAsking) onStart(bothDevices);
  };
  /** The pressed button may disappear with the answer, so the focus goes to the main one. */
  const startFromMain = (ask: DeviceAsk) => {
    main.current?.focus();
    onStart(ask);
  };
  return (
    <Group gap="xs">
      <Button
        ref={main}
        data-autofocus
        variant={step === 'running' ? 'default' : 'filled'}
        aria-disabled={isAsking || undefined}
        data-disabled={isAsking}
        onClick={press}
      >
        {labels[step]}
      </Button>
      {step === 'running' && check.lack && (
        <Button variant="default" onClick={() => startFromMain(bothDevices)}>
          Riprova
        </Button>
      )}
      {step === 'failed' && check.trouble === 'refused' && (
        <Button variant="default" onClick={() => startFromMain(voiceAlone)}>
          Prova solo la voce
        </Button>
      )}
    </Group>
  );
}
