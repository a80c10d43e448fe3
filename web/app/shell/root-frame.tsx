import { useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useIsBehind } from '#web/api/live/behind';
import { useIsOnline } from '#web/api/use-is-online';
import classes from '#web/app/shell/root-frame.module.css';
import progressClasses from '#web/app/shell/route-progress.module.css';
import { SkipButton } from '#web/app/shell/skip-button.tsx';
import { useLandingAfterSession } from '#web/app/use-landing-after-session';
import { HelpStrip } from '#web/features/crisis-help/help-strip.tsx';
import { CookieNotice } from '#web/features/legal/cookie-notice.tsx';
import { endSessionAtOnce } from '#web/session/end-session-at-once';
import { useSession } from '#web/session/session-context';
import { SessionKeeper } from '#web/session/session-keeper.tsx';
import { useHeightProperty } from '#web/theme/use-height-property';
import { ClockNotice } from '#web/ui/messages/clock-notice.tsx';

/** The frame around every screen. */
export function RootFrame() {
  const { session } = useSession();
  useLandingAfterSession();
  return (
    <>
      <SkipButton />
      <HelpStrip onLeaveAtOnce={() => endSessionAtOnce(session.kind === 'signed-in')} />
      <RouteProgress />
      <OfflineBar />
      <CookieNotice />
      {session.kind === 'signed-in' && <ClockNotice />}
      <Outlet />
      <SessionKeeper />
    </>
  );
}

/** A thin line as soon as another screen is asked for, until its code has come and it is shown. */
function RouteProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="not-printed">
      {state !== 'idle' && (
        <>
          <div className={progressClasses.line} />
          <span className="visually-hidden">Caricamento della pagina</span>
        </>
      )}
    </div>
  );
}

/** Says in one line that the connection is lost, or that nothing can be renewed; opened, what comes next. */
function OfflineBar() {
  const isOnline = useIsOnline();
  const isBehind = useIsBehind();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useHeightProperty('--offline-bar-height', bar);
  return (
    <div role="status" ref={setBar} className={classes.bar}>
      {!isOnline && (
        <details>
          <summary>Sei offline. Tieni aperta questa pagina.</summary>
          <p>Quello che vedi e scrivi resta qui: la pagina si aggiorna appena torna la connessione.</p>
        </details>
      )}
      {isOnline && isBehind && (
        <details>
          <summary>Quello che vedi può non essere aggiornato.</summary>
          <p>Il servizio non risponde: riproviamo noi.</p>
        </details>
      )}
    </div>
  );
}
