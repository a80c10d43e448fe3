import { Anchor, Checkbox } from '@mantine/core';
import { useId } from 'react';
import { keepFocus } from '#web/ui/focus/keep-focus';

interface AcceptanceBoxProps {
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly isPreparing: boolean;
  /** Asks for the document. */
  readonly onRead: () => void;
}

const documentName = 'consenso informato (PDF)';

/** The box that accepts the consent. A button in its label opens the document, and neither ticks nor signs. */
export function AcceptanceBox({ isTicked, onChange, isPreparing, onRead }: AcceptanceBoxProps) {
  const status = useId();
  return (
    <div>
      <Checkbox
        checked={isTicked}
        wrapperProps={{ onMouseDown: keepFocus }}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <>
            <span>Ho letto il</span>{' '}
            {/* A button within a label is named by the label, unless it has a name of its own. */}
            <Anchor
              component="button"
              ref={keepFromLabel}
              type="button"
              underline="always"
              aria-label={documentName}
              aria-describedby={status}
              onClick={onRead}
            >
              {documentName}
            </Anchor>{' '}
            <span>e lo accetto</span>
          </>
        }
      />
      <output id={status} className="visually-hidden">
        {isPreparing && 'Preparo il documento…'}
      </output>
    </div>
  );
}

/** Stops the press on the button, before the label around takes it as its own. */
function keepFromLabel(button: HTMLButtonElement | null) {
  const stop = (event: Event) => event.preventDefault();
  button?.addEventListener('click', stop);
  return () => button?.removeEventListener('click', stop);
}
