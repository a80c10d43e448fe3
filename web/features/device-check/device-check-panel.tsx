import { Stack, Text } from '@mantine/core';
import { CameraPicture } from '#web/features/device-check/camera-picture.tsx';
import { CheckActions } from '#web/features/device-check/check-actions.tsx';
import { CheckStatus } from '#web/features/device-check/check-status.tsx';
import classes from '#web/features/device-check/device-check.module.css';
import { DeviceChoices } from '#web/features/device-check/device-choices.tsx';
import { SessionTips } from '#web/features/device-check/session-tips.tsx';
import { SoundMeter } from '#web/features/device-check/sound-meter.tsx';
import { SpeakerCheck } from '#web/features/device-check/speaker-check.tsx';
import { useDeviceCheck } from '#web/features/device-check/use-device-check';

/** The check and the advice; the devices are on between the press that begins and the end, never before. */
export function DeviceCheckPanel({ isOpen }: { readonly isOpen: boolean }) {
  const { check, start, end } = useDeviceCheck(isOpen);
  const running = check.step === 'running' ? check : undefined;
  const hasSound = running && running.stream.getAudioTracks().length > 0;
  return (
    <Stack gap="lg">
      <Text>Immagine e suono restano su questo dispositivo: nessuno li vede o li sente, e non vengono registrati.</Text>
      <div className={classes.check}>
        <CameraPicture stream={running?.stream} />
        <Stack gap="sm">
          <CheckStatus check={check} />
          <CheckActions check={check} onStart={start} onEnd={end} />
          {running && hasSound && <SoundMeter key={running.stream.id} stream={running.stream} />}
          {running && <DeviceChoices stream={running.stream} onChoose={(ask) => void start(ask, running.lack)} />}
          <SpeakerCheck />
        </Stack>
      </div>
      <SessionTips />
    </Stack>
  );
}
