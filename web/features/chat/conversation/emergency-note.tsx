import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from '#web/features/chat/conversation/emergency-note.module.css';
import { isChatNoteRead, rememberChatNote } from '#web/session/chat-note';

/** A chat of fewer root ems than this is a phone's with large text. */
const narrowRem = 17;

/**
 * Tells a patient that no chat is monitored. Read in full when the device shows it for the first time, later one line
 * with the number to call, which opens the rest; beside large text it is that line from the start.
 */
export function EmergencyNote() {
  const [isWhole, setWhole] = useState(() => !isChatNoteRead() && !isTextLarge());
  useEffect(() => {
    if (isWhole) rememberChatNote();
  }, [isWhole]);
  return (
    <div className={classes.note}>
      <p className={classes.text}>
        {isWhole && 'La chat non è un servizio di emergenza e nessuno la sorveglia. '}
        In caso di pericolo chiama il <a href="tel:112">112</a>.
      </p>
      <button
        type="button"
        className={classes.button}
        aria-label="Avviso sulle emergenze"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        <IconChevronDown aria-hidden size={18} />
      </button>
    </div>
  );
}

/** Whether the note in full would take the room of the messages. */
function isTextLarge(): boolean {
  return window.innerWidth < narrowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
