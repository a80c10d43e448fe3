import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';

/** How near the end of a document is: over, within a week, a month, or two. */
export type ExpiryStage = 'over' | 'week' | 'month' | 'two-months';

export interface ExpiryNotice {
  readonly stage: ExpiryStage;
  readonly text: string;
}

const stages = [
  { stage: 'over', mostDays: -1 },
  { stage: 'week', mostDays: 7 },
  { stage: 'month', mostDays: 30 },
  { stage: 'two-months', mostDays: 60 },
] as const;

const dayMs = 86_400_000;

/**
 * What there is to say of a document's expiry on that day; nothing while it is more than sixty days away, or unknown. A
 * document is good on its last day.
 */
export function expiryNotice(what: string, expiry: string | null, today: CivilDate): ExpiryNotice | undefined {
  const last = civilDateFrom(expiry ?? '');
  if (!last) return undefined;
  const days = Math.round((Date.parse(last) - Date.parse(today)) / dayMs);
  const found = stages.find(({ mostDays }) => days <= mostDays);
  return found && { stage: found.stage, text: `${what} ${whenText(days)}, il ${italianDate(last)}.` };
}

function whenText(days: number): string {
  if (days < -1) return `è scaduto ${-days} giorni fa`;
  if (days === -1) return 'è scaduto ieri';
  if (days === 0) return 'scade oggi';
  return days === 1 ? 'scade domani' : `scade tra ${days} giorni`;
}
