import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from '#web/features/chat/conversation/emergency-note.module.css';
import { isChatNoteRead, rememberChatNote } from '#web/session/chat-note';

/**
 * Tells a patient that no chat is monitored. Read in full when the device shows it for the first time, later one line
 * with the number to call, which opens the rest.
 */
export function EmergencyNote() {
  const [isWhole, setWhole] = useState(() => !isChatNoteRead());
  useEffect(rememberChatNote, []);
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
