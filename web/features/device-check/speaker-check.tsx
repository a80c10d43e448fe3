import { Button, Text } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const notes = [523.25, 659.25];
const noteSeconds = 0.45;
const softness = 0.12;

/** Plays two soft notes; the returned function ends them early. */
function playTone(): () => void {
  const context = new AudioContext();
  const end = () => {
    if (context.state !== 'closed') void context.close();
  };
  void context.resume();
  for (const [place, frequency] of notes.entries()) {
    const from = context.currentTime + place * noteSeconds;
    const oscillator = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: 0 });
    // A note that begins or ends abruptly clicks.
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(softness, from + 0.05);
    gain.gain.linearRampToValueAtTime(0, from + noteSeconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + noteSeconds);
    if (place === notes.length - 1) oscillator.addEventListener('ended', end);
  }
  return end;
}

/** Plays two soft notes on demand; whether the user heard them is not asked. */
export function SpeakerCheck() {
  const [wasPlayed, setPlayed] = useState(false);
  const endTone = useRef<() => void>(undefined);
  useEffect(() => () => endTone.current?.(), []);
  const play = () => {
    endTone.current?.();
    endTone.current = playTone();
    setPlayed(true);
  };
  return (
    <div>
      <Button variant="default" leftSection={<IconVolume aria-hidden size={18} />} onClick={play}>
        Prova l’altoparlante
      </Button>
      <Text size="sm" role="status" mt={wasPlayed ? 'xs' : 0}>
        {wasPlayed && 'Due note leggere. Se non le senti, alza il volume o controlla le cuffie.'}
      </Text>
    </div>
  );
}
