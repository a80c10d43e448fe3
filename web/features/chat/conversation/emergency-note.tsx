import { IconChevronDown } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from '#web/features/chat/conversation/emergency-note.module.css';
import { isChatNoteRead, rememberChatNote } from '#web/session/chat-note';

/** A window of fewer root ems than these, in width or height, is a phone's with large text. */
const narrowRem = 17;
const lowRem = 21;

/**
 * Tells a patient that no chat is monitored. Read in full when the device shows it for the first time, later one line
 * with the number to call, which opens the rest; beside large text it is that line until it is opened.
 */
export function EmergencyNote() {
  const [isFirst] = useState(() => !isChatNoteRead());
  const [chosen, choose] = useState<boolean>();
  const note = useRef<HTMLDivElement>(null);
  const isLarge = useIsTextLarge(note);
  const isWhole = chosen ?? (isFirst && !isLarge);
  useEffect(() => {
    if (isWhole) rememberChatNote();
  }, [isWhole]);
  return (
    <div ref={note} className={classes.note} data-emergency>
      <p className={classes.text}>
        <span>
          In caso di pericolo chiama il <a href="tel:112">112</a>.
        </span>
        {isWhole && <span> La chat non è un servizio di emergenza e nessuno la sorveglia.</span>}
      </p>
      <button
        type="button"
        className={classes.button}
        aria-label="Avviso sulle emergenze"
        aria-expanded={isWhole}
        onClick={() => choose(!isWhole)}
      >
        <IconChevronDown aria-hidden size={18} />
      </button>
    </div>
  );
}

/** Whether the note in full would take the room of the messages; text can grow while it is shown. */
function useIsTextLarge(note: RefObject<HTMLElement | null>): boolean {
  const [isLarge, setLarge] = useState(isTextLarge);
  useEffect(() => {
    const resized = new ResizeObserver(() => setLarge(isTextLarge()));
    if (note.current) resized.observe(note.current);
    return () => resized.disconnect();
  }, [note]);
  return isLarge;
}

function isTextLarge(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth < narrowRem * rem || window.innerHeight < lowRem * rem;
}
