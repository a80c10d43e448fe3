import { addReply } from '#mocks/tickets/support-desk';
import type { RenderedApp } from '#web/testing/render-app.tsx';

/** The team answers a ticket, as it does on the demonstration's support desk. */
export function answerTicket({ platform }: RenderedApp, id: string, text: string): void {
  addReply(platform, id, text);
}
