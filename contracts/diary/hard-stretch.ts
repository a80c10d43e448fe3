import type { MoodDay } from '#contracts/diary/diary.api';
import { familyOf } from '#contracts/diary/moods';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { shiftDays } from '#contracts/kernel/rome-time';

/** How many days count, today included, and how many entries in them make a hard stretch. */
const stretchDays = 7;
const entriesOfAStretch = 3;

const hardFamilies: readonly (string | undefined)[] = ['agitated', 'heavy'];

/**
 * Whether the last seven days hold three entries of the families `agitated` and `heavy`. It is for the reader of the
 * diary alone, at the moment of reading: it is stored nowhere and told to nobody.
 */
export function isHardStretch(days: readonly MoodDay[], today: CivilDate): boolean {
  const first = shiftDays(today, 1 - stretchDays);
  const hard = days
    .filter(({ date }) => date >= first && date <= today)
    .flatMap(({ moods }) => moods.filter((mood) => hardFamilies.includes(familyOf(mood))));
  return hard.length >= entriesOfAStretch;
}
