import { useState } from 'react';
import { type Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { useCommand } from '#web/api/use-command';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { moveFailure, moveFailures } from '#web/features/appointments/moving/move-failures';
import { moving } from '#web/features/appointments/series/progress-words';
import { type SeriesMove, seriesMoves } from '#web/features/appointments/series/series-moves';
import { type OneByOne, useOneByOne } from '#web/features/appointments/series/use-one-by-one';

interface MovingSeries {
  readonly progress: OneByOne<SeriesMove>;
  /** Moves the first and those that follow it as the values say. */
  readonly move: (first: Appointment, following: readonly Appointment[], values: AppointmentValues) => void;
}

/** Moves appointments one after the other, of which the patient is told once; `onMoved` runs when all are moved. */
export function useMoveSeries(onMoved: () => void): MovingSeries {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { run } = useCommand(moveAppointment, { writes: appointmentWrites });
  const progress = useOneByOne<SeriesMove>({
    operation: moveAppointment,
    words: moving,
    run: async ({ input }) => (await run(input)) !== undefined,
    failureOf: moveFailure,
    isRefusal: ({ code }) => code in moveFailures && !isLoss(code) && code !== 'both_remain',
    isLoss: ({ code }) => isLoss(code),
    onComplete: onMoved,
  });
  return {
    progress,
    move: (first, following, values) => progress.start(seriesMoves(first, following, values, idempotencyKey)),
  };
}

/** Half way through the move the appointment could neither be moved nor put back. */
function isLoss(code: string): boolean {
  return code === 'not_restored';
}
