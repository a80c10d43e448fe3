import classes from '#web/features/chat/conversation/message-content.module.css';

/** A message's words as they were written: markup is text, and Arabic or Hebrew runs from the right. */
export function MessageWords({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className={classes.text}>
      {text}
    </p>
  );
}
