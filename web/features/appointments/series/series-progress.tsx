import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { adviceOnRetry, doneCount, type ProgressWords } from '#web/features/appointments/series/progress-words';
import classes from '#web/features/appointments/series/series-progress.module.css';
import type { Task, TaskState } from '#web/features/appointments/series/task-state';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const sendAgain = '«Riprova» lo manda, senza rifare il resto.';
const writeYourself = 'scrivigli tu.';

interface SeriesProgressProps {
  readonly tasks: readonly TaskState<Task>[];
  readonly isRunning: boolean;
  readonly words: ProgressWords;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The progress of several tasks and, at the end, what was done, what was not and why. */
export function SeriesProgress({ tasks, isRunning, words, onRetry, onClose }: SeriesProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading's text changes when the series ends
  useEffect(() => heading.current?.focus(), [isRunning]);
  const lacksNotice = tasks.some((task) => task.lacksNotice);
  const lost = tasks.find((task) => task.isLost)?.failure;
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <Stack>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        {isRunning ? words.running : (lost?.title ?? doneCount(words, tasks))}
      </Title>
      {isRunning && (
        <>
          <output>{`Appuntamento ${Math.min(done + 1, tasks.length)} di ${tasks.length}`}</output>
          <Text size="sm" c="dimmed">
            Puoi chiudere: si va avanti lo stesso, e alla fine te lo diciamo.
          </Text>
          <ProgressBar step={done} of={tasks.length} isDrawnOnly />
        </>
      )}
      {!isRunning && (
        <Alert role="note" color="ocra" icon={<IconAlertTriangle aria-hidden />}>
          {lost && (
            <span>{`${lost.advice} ${doneCount(words, tasks)}: quelli che seguono sono rimasti com’erano. `}</span>
          )}
          {!lost && done < tasks.length && <span>{`${adviceOnRetry(words, tasks)} `}</span>}
          {lacksNotice && (
            <span>{`Il paziente non ha ancora ricevuto l’avviso in chat: ${lost ? writeYourself : sendAgain}`}</span>
          )}
        </Alert>
      )}
      <ul className={classes.list}>
        {tasks.map((task) => (
          <li key={task.id} className={classes.item}>
            <Outcome task={task} words={words} />
          </li>
        ))}
      </ul>
      {!isRunning && (
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Chiudi
          </Button>
          {!lost && <Button onClick={onRetry}>Riprova</Button>}
        </DialogActions>
      )}
    </Stack>
  );
}

function Outcome({
  task: { text, isDone, lacksNotice, failure },
  words,
}: {
  readonly task: TaskState<Task>;
  readonly words: ProgressWords;
}) {
  const Icon = isDone ? IconCircleCheck : failure ? IconAlertTriangle : IconClock;
  return (
    <>
      <Icon aria-hidden size={20} className={classes.icon} />
      <span>
        <Text component="span" display="block" fw={600}>
          {text}
        </Text>
        <Text component="span" display="block" size="sm" c={failure ? 'var(--mantine-color-error)' : 'dimmed'}>
          {lacksNotice ? `${words.one}, senza avviso in chat` : isDone ? words.one : (failure?.title ?? words.waiting)}
        </Text>
      </span>
    </>
  );
}
