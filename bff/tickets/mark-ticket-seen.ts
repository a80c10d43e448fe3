import type { OperationHandler } from '#bff/run-operation';
import { editOwnTicket, type TicketRecord } from '#bff/tickets/edit-own-ticket';
import { responseRows } from '#bff/tickets/response-rows';
import { isUnreadReply } from '#bff/tickets/ticket-mapping';
import type { markTicketSeen } from '#contracts/tickets/tickets.api';

/** Marks the team's replies as seen, without an alert; where all are seen nothing is written (TICKET-35, TICKET-45). */
export const handleMarkTicketSeen: OperationHandler<typeof markTicketSeen> = async (context, input) => {
  await editOwnTicket(context, input.ticket, { changed: withAllSeen, generatesAlerts: false });
  return {};
};

function withAllSeen(record: TicketRecord): TicketRecord | undefined {
  const rows = responseRows(record);
  const isUnread = ({ response }: (typeof rows)[number]) => response !== undefined && isUnreadReply(response);
  if (!rows.some(isUnread)) return undefined;
  return {
    ...record,
    response: rows.map((one) => (isUnread(one) ? { ...(one.row as object), seen: true } : one.row)),
  };
}
