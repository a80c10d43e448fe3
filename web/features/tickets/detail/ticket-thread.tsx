import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { italianDate } from '#contracts/kernel/civil-date';
import type { TicketDetail } from '#contracts/tickets/tickets.api';
import { dayText } from '#web/features/tickets/ticket-words';
import classes from '#web/features/tickets/tickets.module.css';
import { useSignedInUser } from '#web/session/session-context';

interface TicketThreadProps {
  readonly ticket: TicketDetail;
  /** The positions of the replies that were new during this visit. */
  readonly newReplies: ReadonlySet<number>;
}

/** The description and all that was answered, in its order (TICKET-28, TICKET-29, TICKET-30, TICKET-31). */
export function TicketThread({ ticket, newReplies }: TicketThreadProps) {
  const { firstName, lastName } = useSignedInUser();
  const ownName = `${firstName} ${lastName}`.trim() || 'Tu';
  return (
    <>
      <ol className={classes.thread} aria-label="Conversazione">
        <Said who={ownName} day={dayText(ticket.openedAt)} text={ticket.description} />
        {ticket.responses.map(({ fromSupport, text, date }, at) => (
          <Said
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
            key={at}
            who={fromSupport ? 'Assistenza' : ownName}
            fromSupport={fromSupport}
            day={date === null ? '–' : italianDate(date)}
            text={text}
          >
            {newReplies.has(at) && (
              <Badge variant="light" tt="none">
                nuova
              </Badge>
            )}
          </Said>
        ))}
      </ol>
      {/* A reply that comes while the ticket is open is announced. */}
      <Text role="status" className="visually-hidden">
        {newReplies.size > 0 && newRepliesText(newReplies.size)}
      </Text>
    </>
  );
}

function newRepliesText(count: number): string {
  return count === 1 ? 'Una nuova risposta dell’assistenza' : `${count} nuove risposte dell’assistenza`;
}

interface SaidProps {
  readonly who: string;
  readonly day: string;
  readonly text: string;
  readonly fromSupport?: boolean;
  readonly children?: ReactNode;
}

function Said({ who, day, text, fromSupport = false, children }: SaidProps) {
  return (
    <li className={classes.said} data-from={fromSupport ? 'support' : 'own'}>
      <div className={classes.head}>
        <span className={classes.who}>{who}</span>
        <span>{day}</span>
        {children}
      </div>
      <p className={classes.text}>{text}</p>
    </li>
  );
}
