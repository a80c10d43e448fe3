import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TicketDetail } from '#contracts/tickets/tickets.api';
import { blankComment, commentDraft } from '#web/features/tickets/detail/comment-draft';
import { useDraft } from '#web/forms/use-draft';
import { paths } from '#web/routing/paths';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/tickets/new-ticket/new-ticket-dialog.tsx');

interface TicketClosedProps {
  readonly ticket: TicketDetail;
  readonly suggestionsFor: (subject: string) => ReactNode;
}

/**
 * Instead of the box for comments: a new ticket that names this one. A comment that was written when the ticket was
 * closed is in the new one.
 */
export function TicketClosed({ ticket, suggestionsFor }: TicketClosedProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  const navigate = useNavigate();
  const unsent = useDraft(commentDraft(ticket.id), (kept) => kept ?? blankComment);
  const { text } = unsent.initial;
  const said = useRef<HTMLParagraphElement>(null);
  // The box that had the focus has just gone.
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus();
  }, []);
  const onOpened = (id: string) => {
    unsent.forget();
    void navigate(paths.ticket(id));
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status" ref={said} tabIndex={-1}>
        {text === ''
          ? 'Questo ticket è chiuso: non si possono aggiungere commenti.'
          : 'Questo ticket è stato chiuso e il tuo commento non è partito: lo trovi già scritto nel nuovo ticket.'}
      </Text>
      <Button variant="default" onClick={() => void load(() => setOpened(true))}>
        Apri un nuovo ticket su questo
      </Button>
      {module && (
        <module.NewTicketDialog
          opened={opened}
          occasion={{ earlier: { id: ticket.id, title: ticket.title, unsent: text } }}
          suggestionsFor={suggestionsFor}
          onOpened={onOpened}
          onClose={() => setOpened(false)}
        />
      )}
    </Stack>
  );
}
