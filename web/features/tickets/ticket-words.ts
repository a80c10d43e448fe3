import type { Icon } from '@tabler/icons-react';
import { IconCircleCheck, IconHourglass, IconMessage2 } from '@tabler/icons-react';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { TicketStatus } from '#contracts/tickets/tickets.api';

/** What each state means to who opened the ticket, and its icon. */
export const statusLooks: Readonly<Record<TicketStatus, { readonly icon: Icon; readonly meaning: string }>> = {
  'in corso': { icon: IconMessage2, meaning: 'Ci stiamo lavorando' },
  'attesa operatore': { icon: IconHourglass, meaning: 'Tocca a noi rispondere' },
  chiusa: { icon: IconCircleCheck, meaning: 'Conclusa' },
};

/** How soon the team answers (HELP-17). */
export const replyTime = 'Rispondiamo entro 48 ore lavorative.';

/** What the interface shows of an id: its first four characters (TICKET-03, TICKET-25). */
export function shortId(id: string): string {
  return id.slice(0, 4);
}

/** A day, or a dash where the platform has none that can be read. */
export function dayText(instant: string | null): string {
  return instant === null ? '–' : shortDate(instantFromIso(instant));
}
