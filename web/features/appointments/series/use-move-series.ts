import { useState } from 'react';
import { type Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { useCommand } from '#web/api/use-command';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { moveFailure, moveFailures } from '#web/features/appointments/moving/move-failures';
import { doneCount, moving } from '#web/features/appointments/series/progress-words';
import { type SeriesMove, seriesMoves } from '#web/features/appointments/series/series-moves';
import { useIsOpen } from '#web/features/appointments/series/use-is-open';
import { type OneByOne, type TaskState, useOneByOne } from '#web/features/appointments/series/use-one-by-one';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

interface MovingSeries {
  readonly progress: OneByOne<SeriesMove>;
  /** Moves the first and those that follow it as the values say. */
  readonly move: (first: Appointment, following: readonly Appointment[], values: AppointmentValues) => void;
  /** Moves those that are not moved yet. */
  readonly retry: () => void;
}

/** Moves appointments one after the other; `onMoved` runs when all are moved. */
export function useMoveSeries(onMoved: () => void): MovingSeries {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { run } = useCommand(moveAppointment, { writes: appointmentWrites });
  const progress = useOneByOne<SeriesMove>({
    run: async ({ input }) => (await run(input)) !== undefined,
    failureOf: moveFailure,
    isRefusal: ({ code }) => code in moveFailures,
  });
  const isOpen = useIsOpen();

  const start = async (moves: readonly TaskState<SeriesMove>[]) => {
    const all = await progress.start(moves);
    if (!all) return;
    if (all.every(({ isDone }) => isDone)) {
      notifySuccess(`Spostati ${all.length} appuntamenti della serie`);
      onMoved();
    } else if (!isOpen.current) {
      const advice = 'Gli altri restano dov’erano: guarda il calendario prima di riprovare.';
      notifyFailure(moveAppointment, { title: doneCount(moving, all), advice });
    }
  };
  return {
    progress,
    move: (first, following, values) => void start(seriesMoves(first, following, values, idempotencyKey)),
    retry: () => void start(progress.tasks),
  };
}
