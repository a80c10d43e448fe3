import { UnstyledButton } from '@mantine/core';
import { IconDoorExit, IconHeartHandshake } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CrisisLines } from '#web/features/crisis-help/crisis-lines.tsx';
import classes from '#web/features/crisis-help/help-strip.module.css';
import { neutralPage } from '#web/features/crisis-help/neutral-page';
import { hearThreeEscapes } from '#web/features/crisis-help/three-escapes';
import { useHeightProperty } from '#web/theme/use-height-property';
import { useTopmostDialog } from '#web/ui/dialogs/open-dialogs';
import { useLazyModule } from '#web/ui/use-lazy-module';

/**
 * Replaces this page with a neutral one. The content is hidden at once, even if the other page is slow, and returns
 * only with a reload.
 */
function leaveAtOnce(): void {
  document.documentElement.style.visibility = 'hidden';
  document.title = 'Meteo';
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.replace(neutralPage);
}

const loadDialog = () => import('#web/features/crisis-help/crisis-dialog.tsx');

interface HelpStripProps {
  /** Ends the session, if there is one, before the page is left. */
  readonly onLeaveAtOnce: () => void;
}

/**
 * Help in an emergency and a quick exit, at the top of every screen and above every dialog: while one is open the strip
 * is inside it, so that its focus trap and screen readers reach both buttons.
 */
export function HelpStrip({ onLeaveAtOnce }: HelpStripProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const { home, strip } = useStripAboveDialogs();

  const leave = useEffectEvent(() => {
    onLeaveAtOnce();
    leaveAtOnce();
  });
  useEffect(() => hearThreeEscapes(window, () => leave()), []);

  const openHelp = async () => setPlain(!(await load(() => setOpened(true))));

  return (
    <div ref={home} className={`${classes.home} not-printed`}>
      {createPortal(
        <aside className={classes.strip} aria-label="Aiuto immediato">
          <UnstyledButton className={classes.button} onClick={openHelp}>
            <IconHeartHandshake aria-hidden size={20} />
            Ho bisogno di aiuto subito
          </UnstyledButton>
          <UnstyledButton className={classes.button} onClick={() => leave()}>
            <IconDoorExit aria-hidden size={20} />
            Esci subito
          </UnstyledButton>
          {isPlain && <CrisisLines />}
        </aside>,
        strip,
      )}
      {module && <module.CrisisDialog opened={opened} onClose={() => setOpened(false)} />}
    </div>
  );
}

/** The strip's own element, which moves into the topmost dialog and back with everything rendered in it. */
function useStripAboveDialogs() {
  const home = useRef<HTMLDivElement>(null);
  const [strip] = useState(() => document.createElement('div'));
  const dialog = useTopmostDialog();
  useLayoutEffect(() => {
    strip.className = dialog ? (classes['above'] ?? '') : '';
    (dialog ?? home.current)?.append(strip);
  }, [dialog, strip]);
  // Its place on the page, and the room dialogs leave for it, keep its height while it is elsewhere.
  useHeightProperty('--help-strip-height', strip);
  return { home, strip };
}
