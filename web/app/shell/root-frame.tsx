import { Outlet } from 'react-router-dom';
import { OfflineBar } from '#web/app/shell/offline-bar.tsx';
import { SkipButton } from '#web/app/shell/skip-button.tsx';
import { useLandingAfterSession } from '#web/app/use-landing-after-session';
import { HelpStrip } from '#web/features/crisis-help/help-strip.tsx';
import { CookieNotice } from '#web/features/legal/cookie-notice.tsx';
import { leaveBackEnd } from '#web/session/pending-leave';
import { useSession } from '#web/session/session-context';
import { SessionKeeper } from '#web/session/session-keeper.tsx';
import { wipeDrafts } from '#web/session/tab-drafts';
import { useModalMark } from '#web/ui/dialogs/use-modal-mark';

/** What stands around every screen. */
export function RootFrame() {
  const { session } = useSession();
  useLandingAfterSession();
  useModalMark();
  return (
    <>
      <SkipButton />
      <HelpStrip
        onLeaveAtOnce={() => {
          wipeDrafts();
          if (session.kind === 'signed-in') void leaveBackEnd();
        }}
      />
      <OfflineBar />
      <CookieNotice />
      <Outlet />
      <SessionKeeper />
    </>
  );
}
