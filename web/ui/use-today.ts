import type { CivilDate } from '#contracts/kernel/civil-date';
import { romeDate } from '#contracts/kernel/rome-time';
import { useNow } from '#web/ui/use-now';

/** The day in Rome, which changes by itself at midnight. */
export function useToday(): CivilDate {
  return romeDate(useNow());
}
