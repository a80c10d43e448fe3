import { Outlet } from 'react-router-dom';
import { BottomBar } from '#web/app/bottom-bar.tsx';
import { ConsentGate } from '#web/app/consent-gate.tsx';
import { Footer } from '#web/app/footer.tsx';
import { SessionQueries } from '#web/app/session-queries.tsx';
import classes from '#web/app/shell.module.css';
import { ShellHeader } from '#web/app/shell-header.tsx';
import { Sidebar } from '#web/app/sidebar.tsx';
import { mainId } from '#web/app/skip-button.tsx';
import { StepDialogsProvider } from '#web/app/step-dialogs-provider.tsx';
import { UnreadMessages } from '#web/app/unread-messages.tsx';
import { AcceptedWatcher } from '#web/features/appointments/accepted-watcher.tsx';
import { useSession } from '#web/session/session-context';
import { useIsPhone } from '#web/ui/use-is-phone';

/** The frame of the dashboard's screens: for the signed-in, for visitors, and while it is not known which. */
export function Shell() {
  const { session } = useSession();
  const isPhone = useIsPhone();
  const hasSidebar = session.kind !== 'visitor' && !isPhone;
  const user = session.kind === 'signed-in' ? session.user : undefined;
  return (
    <SessionQueries>
      <ConsentGate>
        <UnreadMessages isCounting={user !== undefined}>
          <div className={classes.shell} data-frame={hasSidebar ? 'sidebar' : user && 'bottom-bar'}>
            <ShellHeader />
            {hasSidebar && <Sidebar userType={user?.userType} />}
            <main id={mainId} tabIndex={-1} className={classes.main}>
              <StepDialogsProvider>
                <Outlet />
              </StepDialogsProvider>
            </main>
            <div className={classes.footer}>
              <Footer withSchemeChoice={session.kind === 'visitor'} />
            </div>
            {user && <AcceptedWatcher />}
            {user && isPhone && <BottomBar userType={user.userType} />}
          </div>
        </UnreadMessages>
      </ConsentGate>
    </SessionQueries>
  );
}
