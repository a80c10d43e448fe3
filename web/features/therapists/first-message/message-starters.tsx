import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import classes from '#web/features/therapists/first-message/message-starters.module.css';

const starters = [
  'Buongiorno, vorrei un primo colloquio per capire se possiamo lavorare insieme.',
  'Buongiorno, vorrei sapere in quali giorni e orari riceve.',
  'Buongiorno, non so bene da dove cominciare: possiamo sentirci per un primo colloquio?',
] as const;

interface MessageStartersProps {
  readonly onChoose: (starter: string) => void;
}

/** Ways to begin, for whoever looks at an empty box: pressing one writes it there, and nothing is sent. */
export function MessageStarters({ onChoose }: MessageStartersProps) {
  const label = useId();
  return (
    <div>
      <p id={label} className={classes.label}>
        Non sai come iniziare? Premi una frase per scriverla, poi cambiala come vuoi.
      </p>
      <ul aria-labelledby={label} className={classes.starters}>
        {starters.map((starter) => (
          <li key={starter}>
            <UnstyledButton className={classes.starter} onClick={() => onChoose(starter)}>
              {starter}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
