import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listTickets, type TicketStatus, type TicketSummary, ticketStatuses } from '#contracts/tickets/tickets.api';
import { useQuery } from '#web/api/use-query';
import { TicketTable } from '#web/features/tickets/list/ticket-table.tsx';
import { replyTime } from '#web/features/tickets/ticket-words';
import { suggestedTicket, useSuggestedText } from '#web/forms/suggested-text';
import { useSignedInUser } from '#web/session/session-context';
import { LetterDrawing } from '#web/ui/drawings/letter-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/tickets/new-ticket/new-ticket-dialog.tsx');

interface TicketsScreenProps {
  /** What may answer a question already, for the subject that is being typed. */
  readonly suggestionsFor: (subject: string) => ReactNode;
}

/** 'Assistenza': the user's tickets, and the way to open another (TICKET-02), which is open for a suggested subject. */
export function TicketsScreen({ suggestionsFor }: TicketsScreenProps) {
  const query = useQuery(listTickets, {}, { live: true });
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  const subject = useSuggestedText(useSignedInUser().token, suggestedTicket);
  const openSuggested = useEffectEvent(() => {
    if (subject !== '') void load(() => setOpened(true));
  });
  useEffect(() => openSuggested(), []);
  const newTicket = (
    <Button leftSection={<IconPlus aria-hidden size={20} />} onClick={() => void load(() => setOpened(true))}>
      nuovo ticket
    </Button>
  );
  return (
    <Screen title="Assistenza" actions={newTicket}>
      <Stack gap="lg">
        <Text c="dimmed">Qui scrivi al nostro team e leggi le risposte. {replyTime}</Text>
        <QueryRegion query={query} what="i tuoi ticket">
          {({ tickets }) =>
            tickets.length === 0 ? (
              <EmptyState drawing={<LetterDrawing />} title="Non sono presenti ticket. Apri un nuovo ticket.">
                Ogni ticket tiene insieme la tua domanda e le nostre risposte.
              </EmptyState>
            ) : (
              <Filtered tickets={tickets} />
            )
          }
        </QueryRegion>
      </Stack>
      {module && (
        <module.NewTicketDialog
          opened={opened}
          {...(subject !== '' && { occasion: { subject } })}
          suggestionsFor={suggestionsFor}
          onClose={() => setOpened(false)}
        />
      )}
    </Screen>
  );
}

/** The tickets of one state, or all; the choice stands in the address. */
function Filtered({ tickets }: { readonly tickets: readonly TicketSummary[] }) {
  const [params, setParams] = useSearchParams();
  const chosen = ticketStatuses.find((status) => status === params.get('stato'));
  const shown = tickets.filter(({ status }) => chosen === undefined || status === chosen);
  const choose = (status: string) => setParams(status === '' ? {} : { stato: status }, { replace: true });
  return (
    <Stack>
      <NativeSelect
        label="Mostra"
        maw={320}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: `tutti (${tickets.length})` },
          ...ticketStatuses.map((status) => ({ value: status, label: `${status} (${countOf(tickets, status)})` })),
        ]}
      />
      <Text role="status" className="visually-hidden">
        {shown.length === 1 ? '1 ticket' : `${shown.length} ticket`}
      </Text>
      {shown.length > 0 && <TicketTable tickets={shown} />}
      {shown.length === 0 && (
        <EmptyState
          title={`Nessun ticket è in stato «${chosen}»`}
          action={
            <Button variant="default" onClick={() => choose('')}>
              Mostra tutti
            </Button>
          }
        />
      )}
    </Stack>
  );
}

function countOf(tickets: readonly TicketSummary[], status: TicketStatus): number {
  return tickets.filter((ticket) => ticket.status === status).length;
}
