import { Anchor, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { markTicketSeen, readTicket, type TicketDetail } from '#contracts/tickets/tickets.api';
import { useCommand } from '#web/api/use-command';
import { useQuery } from '#web/api/use-query';
import { CommentForm } from '#web/features/tickets/detail/comment-form.tsx';
import { TicketClosed } from '#web/features/tickets/detail/ticket-closed.tsx';
import { TicketFacts } from '#web/features/tickets/detail/ticket-facts.tsx';
import { TicketThread } from '#web/features/tickets/detail/ticket-thread.tsx';
import { shortId } from '#web/features/tickets/ticket-words';
import classes from '#web/features/tickets/tickets.module.css';
import { paths } from '#web/routing/paths';
import { LedOn } from '#web/session/led-on.tsx';
import { notifyNote } from '#web/ui/messages/notify';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';

interface TicketScreenProps {
  /** What may answer a question already, for the subject that is being typed. */
  readonly suggestionsFor: (subject: string) => ReactNode;
}

/** One ticket, by the `id` in the address; one that is not the user's leads back to the list (TICKET-23, TICKET-38). */
export function TicketScreen({ suggestionsFor }: TicketScreenProps) {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  // Of another form than ids it would not even be asked for.
  if (!/^[\w.-]{1,128}$/.test(id)) return <NotThere />;
  return <KnownTicket key={id} id={id} suggestionsFor={suggestionsFor} />;
}

function KnownTicket({ id, suggestionsFor }: TicketScreenProps & { readonly id: string }) {
  const query = useQuery(readTicket, { ticket: id }, { live: true });
  const newReplies = useMarkSeen(id, query.data);
  if (query.problem?.code === 'not_found') return <NotThere />;
  return (
    <Screen title={`Ticket ${shortId(id)}`}>
      <Stack gap="lg">
        <Anchor component={Link} to={`${paths.tickets}/`} className={classes.back}>
          <IconArrowLeft aria-hidden size={18} />
          Tutti i ticket
        </Anchor>
        <QueryRegion query={query} what="il ticket">
          {(ticket) => (
            <>
              <TicketFacts ticket={ticket} />
              <TicketThread ticket={ticket} newReplies={newReplies} />
              {ticket.status === 'chiusa' ? (
                <TicketClosed ticket={ticket} suggestionsFor={suggestionsFor} />
              ) : (
                <CommentForm ticket={id} />
              )}
            </>
          )}
        </QueryRegion>
      </Stack>
    </Screen>
  );
}

function NotThere() {
  useEffect(() => notifyNote('Non troviamo quel ticket', { advice: 'Qui ci sono tutti i tuoi.', travels: true }), []);
  return <LedOn to={paths.tickets} />;
}

/**
 * Marks the replies of the ticket on screen as seen, silently: one that fails is tried again when the ticket is opened
 * again (TICKET-35, TICKET-36). Gives the positions of those that were new during this visit.
 */
function useMarkSeen(id: string, ticket: TicketDetail | undefined): ReadonlySet<number> {
  const { run } = useCommand(markTicketSeen);
  const [newReplies, setNewReplies] = useState<ReadonlySet<number>>(new Set());
  const unseen = (ticket?.responses ?? []).flatMap(({ fromSupport, seen }, at) => (fromSupport && !seen ? [at] : []));
  const isNew = (at: number) => !newReplies.has(at);
  if (unseen.some(isNew)) setNewReplies(new Set([...newReplies, ...unseen]));
  const mark = useEffectEvent(() => {
    run({ ticket: id }).catch(() => undefined);
  });
  // By what is new, so that a mark that failed is not repeated at every reading.
  const lastNew = Math.max(-1, ...newReplies);
  useEffect(() => {
    if (lastNew >= 0) mark();
  }, [lastNew]);
  return newReplies;
}
