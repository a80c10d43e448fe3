import { Text } from '@mantine/core';
import { IconVideo, IconVideoOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '#web/features/device-check/device-check.module.css';

interface CameraPictureProps {
  /** What is on; undefined before and after the check. */
  readonly stream: MediaStream | undefined;
}

/** What the camera sees, as in a mirror; the frame has its place from the start, so that nothing moves under a finger. */
export function CameraPicture({ stream }: CameraPictureProps) {
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
