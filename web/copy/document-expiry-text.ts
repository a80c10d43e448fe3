import { italianDate } from '#contracts/kernel/civil-date';
import type { DocumentExpiry } from '#contracts/profile/document-expiry';

/** When a document expires or expired: 'Il documento scade domani, il 24/11/2026.' */
export function documentExpiryText(what: string, { daysLeft, lastDay }: DocumentExpiry): string {
  return `${what} ${whenText(daysLeft)}, il ${italianDate(lastDay)}.`;
}

function whenText(daysLeft: number): string {
  if (daysLeft < -1) return `ha superato la scadenza ${-daysLeft} giorni fa`;
  if (daysLeft === -1) return 'ha superato la scadenza ieri';
  if (daysLeft === 0) return 'scade oggi';
  return daysLeft === 1 ? 'scade domani' : `scade tra ${daysLeft} giorni`;
}
