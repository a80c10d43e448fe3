import { Outlet } from 'react-router-dom';
import { BottomBar } from '#web/app/shell/bottom-bar.tsx';
import { Footer } from '#web/app/shell/footer.tsx';
import classes from '#web/app/shell/shell.module.css';
import { ShellHeader } from '#web/app/shell/shell-header.tsx';
import { Sidebar } from '#web/app/shell/sidebar.tsx';
import { mainId } from '#web/app/shell/skip-button.tsx';
import { UnreadCountsProvider } from '#web/app/shell/unread-counts.tsx';
import { UnreadMessages } from '#web/app/shell/unread-messages.tsx';
import { AcceptedWatcher } from '#web/features/appointments/acceptance/accepted-watcher.tsx';
import { LateOutboxKeeper } from '#web/features/chat/outbox/late-outbox-keeper.tsx';
import { AwaitedPayments } from '#web/features/payments/awaited-payments.tsx';
import { SetupWatcher } from '#web/features/setup/setup-watcher.tsx';
import { AppointmentSlotsProvider } from '#web/flows/confirmation/appointment-slots-provider.tsx';
import { ConsentGate } from '#web/flows/consents/consent-gate.tsx';
import { CarriedFavourite } from '#web/flows/intention/carried-favourite.tsx';
import { SetupWaysProvider } from '#web/flows/setup/setup-ways.tsx';
import { useSession } from '#web/session/session-context';
import { SessionQueries } from '#web/session/session-queries.tsx';
import { useRememberedFocus } from '#web/ui/dialogs/use-focus-survivor';
import { useIsPhone } from '#web/ui/use-is-phone';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** The frame of the dashboard's screens: for users, for visitors, and while the session is unknown. */
export function Shell() {
  useRememberedFocus();
  const { session } = useSession();
  const isPhone = useIsPhone();
  const hasSidebar = session.kind !== 'visitor' && !isPhone;
  const user = session.kind === 'signed-in' ? session.user : undefined;
  return (
    <SessionQueries>
      <ConsentGate>
        <SetupWaysProvider>
          <UnreadMessages isCounting={user !== undefined}>
            <UnreadCountsProvider>
              <div className={classes.shell} data-frame={hasSidebar ? 'sidebar' : user && 'bottom-bar'}>
                <ShellHeader />
                {hasSidebar && <Sidebar userType={user?.userType} />}
                {/* Another place than the one that waited: who turns out to be a visitor has no menu beside it. */}
                <main
                  key={session.kind === 'unknown' ? 'waiting' : 'known'}
                  id={mainId}
                  tabIndex={-1}
                  className={classes.main}
                >
                  <AppointmentSlotsProvider>
                    <Outlet />
                  </AppointmentSlotsProvider>
                </main>
                <div className={classes.footer}>
                  <Footer withSchemeChoice={session.kind === 'visitor'} />
                </div>
                {user && <AcceptedWatcher />}
                {user?.userType === 'patient' && <AwaitedPayments />}
                {user?.userType === 'professional' && <SetupWatcher owner={user.token} />}
                {user && <CarriedFavourite key={user.token} owner={user.token} />}
                {user && <LateOutboxKeeper author={user.token} />}
                {session.kind !== 'unknown' && <LateParts />}
                {user && isPhone && <BottomBar userType={user.userType} />}
              </div>
            </UnreadCountsProvider>
          </UnreadMessages>
        </SetupWaysProvider>
      </ConsentGate>
    </SessionQueries>
  );
}

const importParts = () => import('#web/app/shell/late-parts.tsx');

/** The parts of every page whose code comes after the page. */
function LateParts() {
  const { module } = useLoadedModule(importParts);
  return module && <module.LateParts />;
}
