import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { visibleText } from '#contracts/kernel/visible-text';
import { commentTicket, ticketComment } from '#contracts/tickets/tickets.api';
import { blankComment, type CommentValues, commentDraft } from '#web/features/tickets/detail/comment-draft';
import { ticketFieldText } from '#web/features/tickets/new-ticket/ticket-field-texts';
import { TicketFailure } from '#web/features/tickets/ticket-failure.tsx';
import { replyTime } from '#web/features/tickets/ticket-words';
import classes from '#web/features/tickets/tickets.module.css';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { notifySuccess } from '#web/ui/messages/notify';

const commentSchema = z.object({ text: ticketComment });

/** The box for a comment; sent empty, nothing happens and nothing is said (TICKET-32, TICKET-34, TICKET-37). */
export function CommentForm({ ticket }: { readonly ticket: string }) {
  const draft = useDraft(commentDraft(ticket), (kept) => kept ?? blankComment);
  const form = useForm<CommentValues>({
    resolver: zodResolver(commentSchema),
    defaultValues: draft.initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, (values) => values);
  const { submit, isSending, failed, clearFailure } = useSubmit(commentTicket, {
    input: ({ text }: CommentValues, idempotencyKey) => ({ ticket, text, idempotencyKey }),
    contentOf: (values) => values,
    isRepeatable: true,
    onDone: (_, sent) => {
      // What was typed while the comment was on its way is another one, and its draft is kept.
      if (commentSchema.safeParse(form.getValues()).data?.text === sent.text) {
        draft.discard();
        form.reset(blankComment);
      }
      notifySuccess('commento aggiungi con successo');
    },
  });
  const { text = '' } = useWatch({ control: form.control });
  const hint = useId();
  return (
    <form noValidate aria-label="Aggiungi un commento" onSubmit={form.handleSubmit(submit)} data-composer>
      <Stack gap="sm">
        <DraftNote
          draft={draft}
          lost="Si svuota il commento."
          onDiscard={() => {
            form.reset(blankComment);
            clearFailure();
          }}
        />
        <TicketFailure problem={failed?.problem} unknown={notKnown} />
        <Textarea
          label="Il tuo commento"
          autosize
          minRows={3}
          maxRows={10}
          error={ticketFieldText(form.formState.errors.text?.message, 4_000)}
          {...form.register('text')}
        />
        <div className={classes.send}>
          <Text size="sm" c="dimmed" id={hint}>
            {visibleText.test(text) ? replyTime : 'Per inviare scrivi il commento.'}
          </Text>
          <Button
            type="submit"
            leftSection={<IconSend aria-hidden size={20} />}
            loading={isSending}
            aria-describedby={hint}
          >
            Invia il commento
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const notKnown =
  'Non sappiamo se il commento è arrivato. Guarda qui sopra prima di inviarlo di nuovo: quello che hai scritto resta qui.';
