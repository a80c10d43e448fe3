import * as z from 'zod';
import type { CalendarSubscription } from '#bff/calendar-export/calendar-subscription';
import { createTextSeal } from '#bff/server/session/text-seal';

/** Seals subscriptions into texts for an address, and opens them again. */
export interface CalendarSeal {
  seal(subscription: CalendarSubscription): string;
  /** Undefined for anything that was not sealed here, character for character. */
  open(sealed: string): CalendarSubscription | undefined;
}

const content = z.tuple([z.string().min(1), z.string().min(1)]);

/** Seals for this purpose only; addresses survive a rotation of the session's keys. */
export function createCalendarSeal(sessionKeys: readonly Buffer[]): CalendarSeal {
  const texts = createTextSeal(sessionKeys, 'ascolto calendar address');
  return {
    seal: ({ id, privateToken }) => texts.seal(JSON.stringify([id, privateToken])),
    open(sealed) {
      const text = texts.open(sealed);
      if (text === undefined) return undefined;
      const [id, privateToken] = content.parse(JSON.parse(text));
      return { id, privateToken };
    },
  };
}
