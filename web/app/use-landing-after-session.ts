import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '#web/routing/paths';
import type { LoginState } from '#web/routing/wanted-address';
import { useSession } from '#web/session/session-context';

/** Leads the user of an ended session to their own login; unless they chose to sign out, login leads back here. */
export function useLandingAfterSession(): void {
  const { ended, forgetEnded } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!ended) return;
    const landing = loginPath(ended.userType);
    if (pathname === landing) return forgetEnded();
    const state: LoginState = ended.byChoice ? {} : { wanted: `${pathname}${search}`, wantedBy: ended.user };
    void navigate(landing, { replace: true, state });
  }, [ended, forgetEnded, pathname, search, navigate]);
}
