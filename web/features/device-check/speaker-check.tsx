import { Button, Text } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { playTone } from '#web/features/device-check/play-tone';

/** Two soft notes on demand; whether they were heard is not asked. */
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
