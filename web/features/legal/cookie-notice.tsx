import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import classes from '#web/features/legal/cookie-notice.module.css';
import { paths } from '#web/routing/paths';
import { deviceStorage } from '#web/storage/browser-storage';

const key = 'ascolto-cookie-notice';

/** A notice, not a wall, because technical cookies need no consent; once dismissed it never returns in this browser. */
export function CookieNotice() {
  const [isRead, setRead] = useState(() => deviceStorage.get(key) !== null);
  if (isRead) return null;
  return (
    <section className={`${classes.notice} not-printed`} aria-label="Cookie">
      <p className={classes.text}>
        Usiamo solo cookie tecnici: nessun tracciamento. <Link to={paths.cookies}>Quali e perché</Link>
      </p>
      <Button
        size="sm"
        variant="default"
        onClick={() => {
          deviceStorage.set(key, 'read');
          setRead(true);
          // The button is gone: the page's heading is where the rest is read from.
          document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
        }}
      >
        Ho capito
      </Button>
    </section>
  );
}
