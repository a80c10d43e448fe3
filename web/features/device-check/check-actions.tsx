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

/** One button for the whole course, so that the focus never loses its place, and what else may be tried. */
export function CheckActions({ check, onStart, onEnd }: CheckActionsProps) {
  const main = useRef<HTMLButtonElement>(null);
  const { step } = check;
  const isAsking = step === 'asking';
  const press = () => {
    if (step === 'running') onEnd();
    else if (!isAsking) onStart(bothDevices);
  };
  /** The button pressed may be gone with the answer. */
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
