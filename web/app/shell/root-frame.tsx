import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import classes from '#web/app/shell/root-frame.module.css';
import { SkipButton } from '#web/app/shell/skip-button.tsx';
import { useLandingAfterSession } from '#web/app/use-landing-after-session';
import { HelpStrip } from '#web/features/crisis-help/help-strip.tsx';
import { CookieNotice } from '#web/features/legal/cookie-notice.tsx';
import { wipeDrafts } from '#web/forms/tab-drafts';
import { tellOtherTabs } from '#web/session/other-tabs';
import { leaveBackEnd } from '#web/session/pending-leave';
import { useSession } from '#web/session/session-context';
import { SessionKeeper } from '#web/session/session-keeper.tsx';
import { useModalMark } from '#web/ui/dialogs/use-modal-mark';

/** The frame around every screen. */
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
          if (session.kind !== 'signed-in') return;
          void leaveBackEnd();
          tellOtherTabs('left');
        }}
      />
      <OfflineBar />
      <CookieNotice />
      <Outlet />
      <SessionKeeper />
    </>
  );
}

/** Says that the connection is lost, and that nothing on screen is. */
function OfflineBar() {
  const isOnline = useSyncExternalStore(hearConnection, () => navigator.onLine);
  return (
    <div role="status" className={classes.bar}>
      {!isOnline && (
        <p>Sei offline. Quello che vedi e scrivi resta qui: la pagina si aggiorna appena torna la connessione.</p>
      )}
    </div>
  );
}

function hearConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
