import { Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { prefetchScreen } from '#web/app/screens';
import { isCurrent, navigationFor } from '#web/app/shell/navigation';
import classes from '#web/app/shell/sidebar.module.css';
import { UnreadTicketsBadge } from '#web/app/shell/unread-counts.tsx';
import { UnreadBadge } from '#web/app/shell/unread-messages.tsx';
import type { UserType } from '#web/session/session-context';

/** The sections of the dashboard; their skeleton while the user's type is unknown. */
export function Sidebar({ userType }: { readonly userType: UserType | undefined }) {
  const { pathname } = useLocation();
  if (!userType) return <SidebarSkeleton />;
  return (
    <nav aria-label="Sezioni" className={`${classes.sidebar} not-printed`}>
      <ul className={classes.items}>
        {navigationFor(userType).map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className={classes.item}
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              onPointerEnter={() => prefetchScreen(item.to)}
              onFocus={() => prefetchScreen(item.to)}
            >
              <item.icon aria-hidden size={22} stroke={1.75} />
              <span>{item.label}</span>
              {item.counts === 'messages' && <UnreadBadge />}
              {item.counts === 'tickets' && <UnreadTicketsBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SidebarSkeleton() {
  return (
    <div className={classes.sidebar} aria-hidden="true">
      <div className={`${classes.items} appears-late`}>
        {['a', 'b', 'c', 'd', 'e'].map((line) => (
          <Skeleton key={line} height={44} />
        ))}
      </div>
    </div>
  );
}
