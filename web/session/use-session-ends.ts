import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { minuteMs } from '#contracts/kernel/instant';
import { keepSession } from '#contracts/login/login.api';
import { serverNow } from '#web/api/server-clock';
import { useCommand } from '#web/api/use-command';
import { type SessionEnds, useSession } from '#web/session/session-context';
import { canBeKept, sessionExpiry } from '#web/session/session-expiry';

const keptEveryMs = 5 * minuteMs;
const lookEveryMs = 15_000;

/**
 * Watches the session's ends. Activity of the user keeps it alive, with at most one request in five minutes; background
 * refreshes do not. Another tab may have kept it alive meanwhile, so the back end is asked before the user is warned.
 */
export function useSessionEnds(ends: SessionEnds): { readonly isEnding: boolean; readonly dismiss: () => void } {
  const { check, expire, prolong } = useSession();
  const { run: keep } = useCommand(keepSession);
  const [warnedOf, setWarnedOf] = useState<string>();
  const [dismissed, setDismissed] = useState<string>();
  const lastKept = useRef(Date.now());
  const lastActivity = useRef(Date.now());

  const keepAlive = useCallback(async () => {
    lastKept.current = Date.now();
    const kept = await keep({}).catch(() => undefined);
    if (kept) prolong(kept);
  }, [keep, prolong]);

  useActivity(() => {
    lastActivity.current = Date.now();
    if (!canBeKept(ends) || warnedOf === ends.idleEndsAt) return;
    if (Date.now() - lastKept.current >= keptEveryMs) void keepAlive();
  });

  useLooks(async () => {
    const expiry = sessionExpiry(ends, serverNow());
    if (expiry === 'alive') return;
    if (expiry === 'over') {
      if (!(await check())) expire();
      return;
    }
    if (warnedOf === ends.idleEndsAt) return;
    if (canBeKept(ends) && lastActivity.current > lastKept.current) return keepAlive();
    await check();
    setWarnedOf(ends.idleEndsAt);
  });

  return {
    isEnding: warnedOf === ends.idleEndsAt && dismissed !== ends.idleEndsAt,
    dismiss: () => setDismissed(ends.idleEndsAt),
  };
}

/** Calls back on every press and keystroke of the user. */
function useActivity(onActivity: () => void): void {
  const act = useEffectEvent(onActivity);
  useEffect(() => {
    const hear = () => act();
    window.addEventListener('pointerdown', hear);
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('pointerdown', hear);
      window.removeEventListener('keydown', hear);
    };
  }, []);
}

/** Calls back every fifteen seconds, and when the page is shown or hidden. */
function useLooks(onLook: () => Promise<void>): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const hear = () => void look();
    const looking = setInterval(hear, lookEveryMs);
    document.addEventListener('visibilitychange', hear);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', hear);
    };
  }, []);
}
