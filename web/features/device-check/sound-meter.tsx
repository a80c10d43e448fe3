import { Text } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import classes from '#web/features/device-check/device-check.module.css';
import { heardFrom, soundLevel } from '#web/features/device-check/sound-level';

const measuredEveryMs = 100;
/** Longer than the pause between two measurements, so that no short sound is missed. */
const samplesAtOnce = 8192;

/** The present loudness of the stream, and whether it was ever as loud as a voice. */
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

/** The microphone's level, drawn all the time; in words it is announced once, when a voice is first heard. */
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
