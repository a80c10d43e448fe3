import { UnstyledButton } from '@mantine/core';
import { IconDoorExit, IconHeartHandshake } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { CrisisLines } from '#web/features/crisis-help/crisis-lines.tsx';
import classes from '#web/features/crisis-help/help-strip.module.css';
import { leaveAtOnce } from '#web/features/crisis-help/leave-at-once';
import { useFetchedPart } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/crisis-help/crisis-dialog.tsx');
const fetchedAfterMs = 2_000;

interface HelpStripProps {
  /** Ends the session, if there is one, before the page is left. */
  readonly onLeaveAtOnce: () => void;
}

/** Help that cannot wait and a quick way out, in the same place on every screen. */
export function HelpStrip({ onLeaveAtOnce }: HelpStripProps) {
  const { part, fetchPart } = useFetchedPart(loadDialog);
  const [opened, setOpened] = useState(false);
  const [isPlain, setPlain] = useState(false);

  // Fetched before it is needed: help must open without a connection too.
  useEffect(() => {
    const waiting = setTimeout(() => void loadDialog().catch(() => undefined), fetchedAfterMs);
    return () => clearTimeout(waiting);
  }, []);

  const openHelp = async () => setPlain(!(await fetchPart(() => setOpened(true))));

  return (
    <aside className={`${classes.strip} not-printed`} aria-label="Aiuto immediato">
      <UnstyledButton className={classes.button} onClick={openHelp}>
        <IconHeartHandshake aria-hidden size={20} />
        Ho bisogno di aiuto subito
      </UnstyledButton>
      <UnstyledButton
        className={classes.button}
        onClick={() => {
          onLeaveAtOnce();
          leaveAtOnce();
        }}
      >
        <IconDoorExit aria-hidden size={20} />
        Esci subito
      </UnstyledButton>
      {isPlain && <CrisisLines />}
      {part && <part.CrisisDialog opened={opened} onClose={() => setOpened(false)} />}
    </aside>
  );
}
