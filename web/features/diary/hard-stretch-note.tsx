import { CloseButton, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from '#web/features/diary/diary-screen.module.css';

interface HardStretchNoteProps {
  /** For whom and which day: once dismissed it does not come back on that day, until the page is loaded anew. */
  readonly subject: string;
  /** The way to help that cannot wait. */
  readonly helpWay: ReactNode;
  /** The next appointment, if there is one. */
  readonly nextSession: ReactNode;
}

/** What was dismissed on this page; it is kept nowhere else. */
const dismissed = new Set<string>();

/** A quiet line after several hard entries. It infers nothing, and what led to it is stored nowhere. */
export function HardStretchNote({ subject, helpWay, nextSession }: HardStretchNoteProps) {
  const [isDismissed, setDismissed] = useState(dismissed.has(subject));
  if (isDismissed) return null;
  const dismiss = () => {
    dismissed.add(subject);
    setDismissed(true);
  };
  return (
    <Paper
      component="section"
      aria-label="Se sono giorni pesanti"
      p="md"
      radius="lg"
      withBorder
      className={classes.hard}
    >
      <Stack gap={4}>
        <Text>In questi giorni hai annotato momenti difficili. Se ti serve qualcuno adesso, c’è chi risponde.</Text>
        <div className={classes.ways}>
          {helpWay}
          {nextSession}
        </div>
      </Stack>
      <CloseButton aria-label="Nascondi questo messaggio" size="lg" onClick={dismiss} />
    </Paper>
  );
}
