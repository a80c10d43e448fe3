import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, shortDate } from '#contracts/kernel/italian-format';

/** `30/11/2026, 18:30`. */
export function momentText(iso: string): string {
  const instant = instantFromIso(iso);
  return `${shortDate(instant)}, ${clockTime(instant)}`;
}
