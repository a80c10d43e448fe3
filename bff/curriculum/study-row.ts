import { OperationFailed } from '#bff/operation-failed';
import type { addStudy } from '#contracts/curriculum/curriculum.api';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';

type Study = OperationInput<typeof addStudy>;

/**
 * A study in the platform's fields, of whose date it keeps the year. Refuses with `date_to_come` a year or day after
 * today in Rome (AMB-54).
 */
export function studyRow({ date, title, institute }: Study, now: Instant) {
  // Text order is time order, also between a year and the days of it.
  if (date > romeDate(now).slice(0, date.length)) throw new OperationFailed('date_to_come');
  return { education: title, institute, passed_year: date.slice(0, 4) };
}
