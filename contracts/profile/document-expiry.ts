import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';

/** How near the end of a document is: over, or within a week, a month, two months. */
export type ExpiryStage = 'over' | 'week' | 'month' | 'two-months';

export interface DocumentExpiry {
  readonly stage: ExpiryStage;
  /** Whole days until the last day: 0 on it, negative after it. */
  readonly daysLeft: number;
  readonly lastDay: CivilDate;
}

const stages = [
  { stage: 'over', mostDays: -1 },
  { stage: 'week', mostDays: 7 },
  { stage: 'month', mostDays: 30 },
  { stage: 'two-months', mostDays: 60 },
] as const;

const dayMs = 86_400_000;

/**
 * What to warn of a professional's identity document or tax code card on that day; `expiry` is `yyyy-MM-dd`. Nothing
 * while it is more than sixty days away, or unknown. A document is good on its last day (PROF-19, PROF-20).
 */
export function documentExpiry(expiry: string | null, today: CivilDate): DocumentExpiry | undefined {
  const lastDay = civilDateFrom(expiry ?? '');
  if (!lastDay) return undefined;
  const daysLeft = Math.round((Date.parse(lastDay) - Date.parse(today)) / dayMs);
  const found = stages.find(({ mostDays }) => daysLeft <= mostDays);
  return found && { stage: found.stage, daysLeft, lastDay };
}
