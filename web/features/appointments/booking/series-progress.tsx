import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '#web/features/appointments/booking/series-progress.module.css';
import { createdCount } from '#web/features/appointments/booking/series-words';
import type { SeriesBooking } from '#web/features/appointments/booking/use-book-series';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

interface SeriesProgressProps {
  readonly bookings: readonly SeriesBooking[];
  readonly isRunning: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The progress of a series and, at the end, what was created, what was not and why. */
export function SeriesProgress({ bookings, isRunning, onRetry, onClose }: SeriesProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading's text changes when the series ends
  useEffect(() => heading.current?.focus(), [isRunning]);
  const made = bookings.filter((booking) => booking.made).length;
  return (
    <Stack>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        {isRunning ? 'Creo gli appuntamenti' : createdCount(bookings)}
      </Title>
      {isRunning && (
        <>
          <output>{`Appuntamento ${Math.min(made + 1, bookings.length)} di ${bookings.length}`}</output>
          <ProgressBar step={made} of={bookings.length} isDrawnOnly />
        </>
      )}
      {!isRunning && (
        <Alert role="note" color="ocra" icon={<IconAlertTriangle aria-hidden />}>
          Quelli creati restano in calendario. «Riprova» chiede solo quelli che mancano.
        </Alert>
      )}
      <ul className={classes.list}>
        {bookings.map((booking) => (
          <li key={booking.date} className={classes.item}>
            <Outcome booking={booking} />
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

function Outcome({ booking: { text, made, failure } }: { readonly booking: SeriesBooking }) {
  const Icon = made ? IconCircleCheck : failure ? IconAlertTriangle : IconClock;
  return (
    <>
      <Icon aria-hidden size={20} className={classes.icon} />
      <span>
        <Text component="span" display="block" fw={600}>
          {text}
        </Text>
        <Text component="span" display="block" size="sm" c={failure ? 'var(--mantine-color-error)' : 'dimmed'}>
          {made ? 'Creato' : (failure?.title ?? 'Non ancora creato')}
        </Text>
      </span>
    </>
  );
}
