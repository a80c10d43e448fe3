import { Alert, Button, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '#web/forms/use-draft';
import classes from '#web/forms/wizard.module.css';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';

interface DraftNoteProps {
  readonly draft: Pick<Draft<unknown>, 'isResumed' | 'isDropped' | 'discard'>;
  /** Instead of 'Abbiamo ripreso quello che avevi scritto.' */
  readonly resumed?: string;
  /** Says what is lost when the draft is discarded: 'Si svuotano tutti i campi.' */
  readonly lost: string;
  /** Resets the form to what it holds without a draft, and clears the last failure. */
  readonly onDiscard: () => void;
}

/**
 * For the top of a form: says that it began with a draft, which can be discarded, or that an earlier draft could not be
 * read. It remains as long as the form is open, so that nothing moves under a press.
 */
export function DraftNote({ draft, resumed = resumedText, lost, onDiscard }: DraftNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  if (draft.isDropped) return <DroppedDraftNote />;
  if (!draft.isResumed) return null;
  const discard = () =>
    discardIn(note.current?.closest('form'), () => {
      draft.discard();
      onDiscard();
    });
  return (
    <Alert ref={note} role="none" color="laguna" py="xs">
      <KeptDraft lost={lost} onDiscard={discard}>
        <Text component="output" size="sm">
          {resumed}
        </Text>
      </KeptDraft>
    </Alert>
  );
}

const resumedText = 'Abbiamo ripreso quello che avevi scritto.';

/** Discards what a form has kept. The focus, which is in the question, goes to the form's first field. */
export function discardIn(form: HTMLFormElement | null | undefined, discard: () => void): void {
  // What asked is gone by the time the focus moves.
  flushSync(discard);
  focusStart(form);
}

/** Moves the focus to the first field; in a form without fields, to its first button. */
function focusStart(form: HTMLFormElement | null | undefined): void {
  const field = form?.querySelector<HTMLElement>(['input', 'select', 'textarea'].map(usable).join());
  (field ?? form?.querySelector<HTMLElement>(usable('button')))?.focus();
}

const usable = (control: string) => `${control}:not([disabled], [type="hidden"])`;

interface KeptDraftProps {
  /** What is lost when it is discarded. */
  readonly lost: string;
  readonly onDiscard: () => void;
  /** What is kept: 'bozza salvata alle 10:42'. Left out where the form has said it. */
  readonly children?: ReactNode;
}

/** Says that what was typed is kept in this tab, and lets it be discarded once that is confirmed. */
export function KeptDraft({ lost, onDiscard, children }: KeptDraftProps) {
  const { module, load } = useConfirmDialog();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes.draft}>
      {children}
      <Button variant="subtle" size="compact-sm" color="gray" onClick={() => load(() => setAsked(true))}>
        Elimina bozza
      </Button>
      {module && (
        <module.ConfirmDialog
          opened={isAsked}
          title="Eliminare la bozza?"
          confirmLabel="Sì, elimina la bozza"
          dismissLabel="No, tienila"
          isRunning={false}
          onDismiss={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            onDiscard();
          }}
        >
          <Text>{`${lost} Non si può annullare.`}</Text>
        </module.ConfirmDialog>
      )}
    </div>
  );
}

/** Says that an earlier draft could not be read and was dropped. */
export function DroppedDraftNote() {
  return (
    <Alert role="status" color="ocra">
      <Text size="sm">Non siamo riusciti a riprendere la bozza di prima: ricomincia da qui.</Text>
    </Alert>
  );
}
