import { useEffect, useState } from 'react';
import { heardFrom, soundLevel } from '#web/features/device-check/sound-level';

const measuredEveryMs = 100;
/** Longer than the time between two measures: no short sound falls between them. */
const samplesAtOnce = 8192;

/** How loud the stream is now, and whether anything was heard since it is listened to. */
export function useSoundLevel(stream: MediaStream): { readonly level: number; readonly wasHeard: boolean } {
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
