import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { openTicket, ticketFields } from '#contracts/tickets/tickets.api';
import {
  blankTicket,
  longestTitle,
  type TicketOccasion,
  type TicketValues,
  ticketDraft,
} from '#web/features/tickets/new-ticket/new-ticket-draft';
import { missingText, ticketFieldText } from '#web/features/tickets/new-ticket/ticket-field-texts';
import { TicketFailure } from '#web/features/tickets/ticket-failure.tsx';
import { replyTime } from '#web/features/tickets/ticket-words';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { useSignedInUser } from '#web/session/session-context';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { notifySuccess } from '#web/ui/messages/notify';

interface NewTicketDialogProps extends NewTicketFormProps {
  readonly opened: boolean;
}

/** The form of a new ticket; closed without sending, it opens again as it was (TICKET-14). */
export function NewTicketDialog({ opened, ...props }: NewTicketDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title="Apri nuovo ticket" size="lg" closeOnClickOutside={false}>
      <NewTicketForm {...props} />
    </Dialog>
  );
}

interface NewTicketFormProps {
  readonly occasion?: TicketOccasion;
  readonly suggestionsFor: (subject: string) => ReactNode;
  /** Called with the id of the new ticket. */
  readonly onOpened?: (id: string) => void;
  readonly onClose: () => void;
}

const ticketSchema = z.object({ ...ticketFields, receiveCall: z.boolean() });

function NewTicketForm({ occasion, suggestionsFor, onOpened, onClose }: NewTicketFormProps) {
  const { userType } = useSignedInUser();
  const draft = useDraft(ticketDraft(occasion), (kept) => kept ?? blankTicket(occasion));
  const form = useForm<TicketValues>({
    resolver: zodResolver(ticketSchema),
    defaultValues: draft.initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, (values) => values);
  const { submit, isSending, failed, clearFailure } = useSubmit(openTicket, {
    input: (values: TicketValues, idempotencyKey) => ({ ...values, idempotencyKey }),
    contentOf: (values) => values,
    draft,
    onDone: ({ ticket }) => {
      notifySuccess('Ticket salvate con successo', { advice: replyTime, travels: onOpened !== undefined });
      onClose();
      onOpened?.(ticket);
    },
  });
  const { title, description } = useWatch({ control: form.control });
  const hint = useId();
  const missing = missingText({ title, description });
  const { errors } = form.formState;
  return (
    <form noValidate aria-label="Apri nuovo ticket" onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <DraftNote
          draft={draft}
          lost="Si svuotano i campi."
          onDiscard={() => {
            form.reset(draft.blank);
            clearFailure();
          }}
        />
        <TicketFailure problem={failed?.problem} unknown={notKnown} />
        <TextInput
          label="Oggetto"
          description="Di che cosa si tratta, in poche parole"
          autoComplete="off"
          error={ticketFieldText(errors.title?.message, longestTitle)}
          {...form.register('title')}
        />
        {suggestionsFor(title ?? '')}
        <Textarea
          label="Descrizione"
          description={leaveOut[userType]}
          autosize
          minRows={4}
          maxRows={10}
          error={ticketFieldText(errors.description?.message, 4_000)}
          {...form.register('description')}
        />
        {userType === 'professional' && (
          <Checkbox label="Voglio ricevere un contatto telefonico" {...form.register('receiveCall')} />
        )}
        <DialogActions>
          <Text size="sm" c="dimmed" id={hint} style={{ flex: '1 1 0', minWidth: '10rem' }}>
            {missing ?? replyTime}
          </Text>
          <Button variant="default" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending} aria-describedby={hint}>
            Invia il ticket
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

const leaveOut = {
  patient: 'Non serve raccontare nulla della tua salute: basta che cosa non funziona, e dove.',
  professional: 'Non scrivere qui nomi o dati dei tuoi pazienti.',
};

const notKnown =
  'Non sappiamo se il ticket è arrivato. Guarda nell’elenco prima di inviarlo di nuovo: quello che hai scritto resta qui.';
