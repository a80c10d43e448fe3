import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type ActWords, doneCount } from '#web/features/appointments/series/act-words';
import classes from '#web/features/appointments/series/series-progress.module.css';
import type { Act, ActState } from '#web/features/appointments/series/use-one-by-one';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

interface SeriesProgressProps {
  readonly acts: readonly ActState<Act>[];
  readonly isRunning: boolean;
  readonly words: ActWords;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The progress of several acts and, at the end, what was done, what was not and why. */
export function SeriesProgress({ acts, isRunning, words, onRetry, onClose }: SeriesProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading's text changes when the series ends
  useEffect(() => heading.current?.focus(), [isRunning]);
  const done = acts.filter(({ isDone }) => isDone).length;
  return (
    <Stack>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        {isRunning ? words.running : doneCount(words, acts)}
      </Title>
      {isRunning && (
        <>
          <output>{`Appuntamento ${Math.min(done + 1, acts.length)} di ${acts.length}`}</output>
          <ProgressBar step={done} of={acts.length} isDrawnOnly />
        </>
      )}
      {!isRunning && (
        <Alert role="note" color="ocra" icon={<IconAlertTriangle aria-hidden />}>
          {words.kept} «Riprova» chiede solo quelli che mancano.
        </Alert>
      )}
      <ul className={classes.list}>
        {acts.map((act) => (
          <li key={act.id} className={classes.item}>
            <Outcome act={act} words={words} />
          </li>
        ))}
      </ul>
      {!isRunning && (
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Chiudi
          </Button>
          <Button onClick={onRetry}>Riprova</Button>
        </DialogActions>
      )}
    </Stack>
  );
}

function Outcome({ act: { text, isDone, failure }, words }: { readonly act: ActState<Act>; readonly words: ActWords }) {
  const Icon = isDone ? IconCircleCheck : failure ? IconAlertTriangle : IconClock;
  return (
    <>
      <Icon aria-hidden size={20} className={classes.icon} />
      <span>
        <Text component="span" display="block" fw={600}>
          {text}
        </Text>
        <Text component="span" display="block" size="sm" c={failure ? 'var(--mantine-color-error)' : 'dimmed'}>
          {isDone ? words.one : (failure?.title ?? words.waiting)}
        </Text>
      </span>
    </>
  );
}
