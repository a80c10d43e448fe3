import { OperationFailed } from '#bff/operation-failed';
import type { addEntry } from '#contracts/diary/diary.api';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';

/** What a patient writes in an entry. */
export type EntryContent = Omit<OperationInput<typeof addEntry>, 'idempotencyKey'>;

/** An entry in the platform's fields (DIARY-11). */
export function entryRow({ mood, comment, date }: EntryContent) {
  return { status: mood, comment, date: italianDate(date) };
}

/** Refuses with `date_to_come` a day after today in Rome. */
export function refuseDateToCome(date: CivilDate, now: Instant): void {
  if (date > romeDate(now)) throw new OperationFailed('date_to_come');
}
