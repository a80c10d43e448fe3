import { OperationFailed } from '#bff/operation-failed';
import type { addWork } from '#contracts/curriculum/curriculum.api';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';

type Work = OperationInput<typeof addWork>;

/**
 * A work experience in the platform's fields. Refuses with `date_to_come` a start after today in Rome, with
 * `end_before_start` an end that is not after the start, and with `end_to_come` one after today (MODAL-25).
 */
export function workRow({ start, end, description }: Work, now: Instant) {
  const today = romeDate(now);
  if (start > today) throw new OperationFailed('date_to_come');
  if (end !== null && end <= start) throw new OperationFailed('end_before_start');
  if (end !== null && end > today) throw new OperationFailed('end_to_come');
  return { start_date: start, end_date: end ?? '', ongoing: end === null, description };
}
