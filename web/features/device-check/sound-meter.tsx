import { Text } from '@mantine/core';
import { useId } from 'react';
import classes from '#web/features/device-check/device-check.module.css';
import { heardFrom } from '#web/features/device-check/sound-level';
import { useSoundLevel } from '#web/features/device-check/use-sound-level';

/** How loud one is heard, drawn at every moment; told in words once, when something was heard at last. */
export function SoundMeter({ stream }: { readonly stream: MediaStream }) {
  const { level, wasHeard } = useSoundLevel(stream);
  const name = useId();
  return (
    <div>
      <Text size="sm" fw={600} id={name}>
        Livello del microfono
      </Text>
      <meter
        aria-labelledby={name}
        aria-valuetext={level < heardFrom ? 'Silenzio' : 'Ti sentiamo'}
        min={0}
        max={100}
        low={heardFrom}
        optimum={100}
        value={level}
        className={classes.meter}
      />
      <Text size="sm" role="status">
        {wasHeard ? 'Ti sentiamo.' : 'Non sentiamo ancora niente: di’ qualche parola.'}
      </Text>
    </div>
  );
}
