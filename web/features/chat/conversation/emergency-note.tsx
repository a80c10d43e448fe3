import classes from '#web/features/chat/conversation/emergency-note.module.css';

/** Said in every chat: nobody watches it around the clock. */
export function EmergencyNote() {
  return (
    <p className={classes.note}>
      La chat non è un servizio di emergenza e nessuno la sorveglia. In caso di pericolo chiama il{' '}
      <a href="tel:112">112</a>.
    </p>
  );
}
