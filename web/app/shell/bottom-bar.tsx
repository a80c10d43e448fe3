import { Popover, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from '#web/app/shell/bottom-bar.module.css';
import { bottomBarFor, isCurrent, type NavigationItem } from '#web/app/shell/navigation';
import { UnreadTicketsBadge } from '#web/app/shell/unread-counts.tsx';
import { UnreadBadge } from '#web/app/shell/unread-messages.tsx';
import type { UserType } from '#web/session/session-context';

/** The most used sections of the dashboard, within reach of the thumb; shown on phones only. */
export function BottomBar({ userType }: { readonly userType: UserType }) {
  const { pathname } = useLocation();
  const { bar, more } = bottomBarFor(userType);
  return (
    <nav aria-label="Sezioni principali" className={`${classes.bar} not-printed`}>
      {bar.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={classes.item}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        >
          <item.icon aria-hidden size={24} stroke={1.75} />
          <span className={classes.label}>
            <span>{item.label}</span>
            {item.counts === 'messages' && <UnreadBadge />}
            {item.counts === 'tickets' && <UnreadTicketsBadge />}
          </span>
        </Link>
      ))}
      {more.length > 0 && <More items={more} pathname={pathname} />}
    </nav>
  );
}

function More({ items, pathname }: { readonly items: readonly NavigationItem[]; readonly pathname: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.item} onClick={() => setOpened(!opened)}>
          <IconDots aria-hidden size={24} stroke={1.75} />
          <span className={classes.label}>Altro</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Altre sezioni" className={classes.more}>
        {items.map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className={classes.moreItem}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
            onClick={() => setOpened(false)}
          >
            <item.icon aria-hidden size={22} stroke={1.75} />
            <span>{item.label}</span>
          </Link>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
