import { Alert, Stack, Text } from '@mantine/core';
import { IconVideo, IconVideoOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CheckActions } from '#web/features/device-check/check-actions.tsx';
import classes from '#web/features/device-check/device-check.module.css';
import { DeviceChoices } from '#web/features/device-check/device-choices.tsx';
import { SessionTips } from '#web/features/device-check/session-tips.tsx';
import { SoundMeter } from '#web/features/device-check/sound-meter.tsx';
import { SpeakerCheck } from '#web/features/device-check/speaker-check.tsx';
import { lackWords, troubleWords } from '#web/features/device-check/trouble-words';
import { type DeviceCheck, useDeviceCheck } from '#web/features/device-check/use-device-check';

/** The check and the advice. The devices are on only between the press that starts the check and its end. */
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

/** The state of the check, announced politely when it changes. */
function CheckStatus({ check }: { readonly check: DeviceCheck }) {
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
        <Text size="sm">{checkStatusText(check)}</Text>
      )}
    </div>
  );
}

function checkStatusText(check: DeviceCheck): string {
  if (check.step === 'asking') return 'Il browser ti chiede il permesso: scegli «Consenti».';
  if (check.step !== 'running') return 'Quando cominci, il browser ti chiede il permesso.';
  if (check.isOther) return 'Il dispositivo scelto non risponde: ne usiamo un altro.';
  return 'La prova è in corso. Quando chiudi si spegne tutto.';
}

interface CameraPictureProps {
  /** The devices' stream; undefined before and after the check. */
  readonly stream: MediaStream | undefined;
}

/**
 * The camera's picture, mirrored; the frame has its size from the start, so that nothing moves while the user presses.
 */
function CameraPicture({ stream }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const hasPicture = stream !== undefined && stream.getVideoTracks().length > 0;
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);
  const Icon = stream ? IconVideoOff : IconVideo;
  return (
    <figure className={classes.figure}>
      <div className={classes.frame}>
        {hasPicture ? (
          <video ref={video} className={classes.mirror} aria-label="La tua immagine" autoPlay muted playsInline />
        ) : (
          <Icon aria-hidden size={40} stroke={1.5} />
        )}
      </div>
      <Text component="figcaption" size="sm" c="dimmed">
        {captionOf(stream, hasPicture)}
      </Text>
    </figure>
  );
}

function captionOf(stream: MediaStream | undefined, hasPicture: boolean): string {
  if (hasPicture) return 'La tua immagine, come allo specchio.';
  return stream ? 'Senza immagine: la prova continua con la voce.' : 'Qui vedrai la tua immagine.';
}
