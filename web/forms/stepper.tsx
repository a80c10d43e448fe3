import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '#web/forms/stepper.module.css';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

interface StepperProps {
  /** Names the steps: 'Passi della registrazione'. */
  readonly label: string;
  readonly tabs: readonly string[];
  /** The step shown, from 0; the number of steps once all are done. */
  readonly index: number;
  /** Without it no step leads back. */
  readonly onGoTo?: (index: number) => void;
}

/**
 * The steps of a form and the current one. An earlier step is a way back; a later one is reached by the form's button
 * only.
 */
export function Stepper({ label, tabs, index, onGoTo }: StepperProps) {
  const reason = useId();
  return (
    <nav aria-label={label}>
      <ol className={classes.tabs}>
        {tabs.map((tab, at) => (
          <li key={tab} className={classes.item}>
            <UnstyledButton
              className={classes.tab}
              aria-current={at === index ? 'step' : undefined}
              aria-disabled={at > index || !onGoTo || undefined}
              aria-describedby={at > index ? reason : undefined}
              onClick={() => {
                if (at < index) onGoTo?.(at);
              }}
            >
              {at < index && <IconCheck aria-hidden size={18} />}
              <span>{tab}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <ProgressBar step={Math.min(index + 1, tabs.length)} of={tabs.length} />
      <p id={reason} hidden>
        Si apre quando il passo prima è completo, con il pulsante in fondo.
      </p>
    </nav>
  );
}
