import { Text } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import classes from '#web/features/device-check/device-check.module.css';
import { heardFrom, soundLevel } from '#web/features/device-check/sound-level';

const measuredEveryMs = 100;
/** Longer than the time between two measures: no short sound falls between them. */
const samplesAtOnce = 8192;

/** How loud the stream is now, and whether anything was heard since it is listened to. */
function useSoundLevel(stream: MediaStream): { readonly level: number; readonly wasHeard: boolean } {
  const [level, setLevel] = useState(0);
  const [wasHeard, setHeard] = useState(false);
  useEffect(() => {
    const context = new AudioContext();
    void context.resume();
    const analyser = new AnalyserNode(context, { fftSize: samplesAtOnce });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(samplesAtOnce);
    const measuring = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const now = soundLevel(samples);
      setLevel(now);
      if (now >= heardFrom) setHeard(true);
    }, measuredEveryMs);
    return () => {
      clearInterval(measuring);
      void context.close();
    };
  }, [stream]);
  return { level, wasHeard };
}

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
