import type { DiaryEntry } from '#contracts/diary/diary.api';
import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';

/** The period to export; the whole diary where `isWhole`. */
export interface ChosenPeriod {
  readonly isWhole: boolean;
  readonly from: string;
  readonly to: string;
}

/** Why a period cannot be exported. */
export type PeriodFault = 'no-from' | 'no-to' | 'turned-round';

export function periodFault({ isWhole, from, to }: ChosenPeriod): PeriodFault | undefined {
  if (isWhole) return undefined;
  if (civilDateFrom(from) !== from) return 'no-from';
  if (civilDateFrom(to) !== to) return 'no-to';
  return from > to ? 'turned-round' : undefined;
}

/** The entries of a period, in their order; one whose date cannot be read belongs to the whole diary alone. */
export function entriesIn(entries: readonly DiaryEntry[], { isWhole, from, to }: ChosenPeriod): DiaryEntry[] {
  return entries.filter(({ date }) => isWhole || (date !== null && date >= from && date <= to));
}

/** The name of a file of that period. */
export function fileNameOf({ isWhole, from, to }: ChosenPeriod): string {
  return isWhole ? 'diario' : `diario-${from}-${to}`;
}

/** The period in words. */
export function periodText({ isWhole, from, to }: ChosenPeriod): string {
  return isWhole ? 'Tutte le note' : `Dal ${italianDate(from as CivilDate)} al ${italianDate(to as CivilDate)}`;
}
