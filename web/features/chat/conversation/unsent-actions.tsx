import { Button } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { acceptedTypes } from '#web/features/chat/attachment/attach-buttons.tsx';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import classes from '#web/features/chat/conversation/message-bubble.module.css';
import { mayBeRetried } from '#web/features/chat/conversation/unsent-reason';

export interface UnsentActionsProps {
  readonly bubble: Bubble;
  readonly onRetry: () => void;
  readonly onDrop: (idempotencyKey: string) => void;
  /** Calls a file back that is leaving. */
  readonly onCancel: (idempotencyKey: string) => void;
  /** Takes the file of a message that has lost its own. */
  readonly onChosenAgain: (idempotencyKey: string, file: File) => void;
}

/** What can be done with a message that is not sent, and how far its file is. */
export function UnsentActions({ bubble, onRetry, onDrop, onCancel, onChosenAgain }: UnsentActionsProps) {
  const { key, delivery, unsentKey, attachment, percent } = bubble;
  if (delivery === 'sending' && attachment) {
    const { name } = attachment;
    return (
      <div className={classes.leaving}>
        {percent !== 100 && (
          <Button size="sm" variant="default" aria-label={`Annulla l’invio di ${name}`} onClick={() => onCancel(key)}>
            Annulla
          </Button>
        )}
        <progress aria-label={`Invio di ${name}`} max={100} {...(percent !== null && { value: percent })} />
        <span aria-hidden>{percent !== null && `${percent} %`}</span>
      </div>
    );
  }
  if (unsentKey === null) return null;
  return (
    <div className={classes.acts}>
      {mayBeRetried(bubble) && (
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[data-message]')?.focus();
            onRetry();
          }}
        >
          Riprova
        </Button>
      )}
      {delivery === 'lost' && <ChooseAgain onChosen={(file) => onChosenAgain(unsentKey, file)} />}
      <Button
        size="sm"
        variant="default"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[role="log"]')?.focus();
          onDrop(unsentKey);
        }}
      >
        Togli
      </Button>
    </div>
  );
}

function ChooseAgain({ onChosen }: { readonly onChosen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChosen(file);
    currentTarget.value = '';
  };
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        Scegli di nuovo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        aria-label="File da scegliere di nuovo"
        onChange={take}
      />
    </>
  );
}
