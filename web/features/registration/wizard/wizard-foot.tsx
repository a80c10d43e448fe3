import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { DraftNote } from '#web/forms/draft-note.tsx';
import classes from '#web/forms/wizard.module.css';
import { keepFocus } from '#web/ui/keep-focus';

interface WizardFootProps {
  readonly isLast: boolean;
  readonly isSending: boolean;
  /** `10:42`. */
  readonly savedAt: string | undefined;
  readonly onDiscard: () => void;
}

/** What is kept, and the way on: to the next step or to the account (REG-03, REG-04, REG-07, REG-08). */
export function WizardFoot({ isLast, isSending, savedAt, onDiscard }: WizardFootProps) {
  return (
    <div className={classes.foot}>
      {savedAt && (
        <DraftNote
          kept={`bozza salvata alle ${savedAt}`}
          lost="Si svuotano tutti i campi della registrazione."
          onDiscard={onDiscard}
        />
      )}
      <Button
        type="submit"
        size="lg"
        className={classes.next}
        loading={isSending}
        onMouseDown={keepFocus}
        onClick={pressOnce}
      >
        {isLast ? 'registrati' : 'avanti'}
      </Button>
    </div>
  );
}

/** The second press of a double click is not meant for the step that has just opened. */
function pressOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
