import { OperationFailed } from '#bff/operation-failed';
import type { addWork } from '#contracts/curriculum/curriculum.api';
import type { OperationInput } from '#contracts/kernel/operation';

type Work = OperationInput<typeof addWork>;

/**
 * A work experience in the platform's fields. Refuses with `end_before_start` an end that is not after the start
 * (MODAL-25).
 */
export function workRow({ start, end, description }: Work) {
  if (end !== null && end <= start) throw new OperationFailed('end_before_start');
  return { start_date: start, end_date: end ?? '', ongoing: end === null, description };
}
