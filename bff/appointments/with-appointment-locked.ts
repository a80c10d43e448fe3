import { type Context, sessionOf } from '#bff/context';

/**
 * Runs a task alone among those about the appointment. A caller has one place in its queue at a time, so that nobody,
 * whether the appointment is theirs or not, keeps its parties from it.
 */
export function withAppointmentLocked<Result>(
  context: Context,
  appointment: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const { publicToken } = sessionOf(context);
  return context.runExclusive([`appointments-of:${publicToken}`], () =>
    context.runExclusive([`appointment:${appointment}`], task),
  );
}
