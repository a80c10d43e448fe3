import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/session-context';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadPrompt = () => import('#web/flows/consents/consent-prompt.tsx');

/**
 * Asks a signed-in user for missing mandatory consents; once the prompt has loaded, the children are out of reach until
 * they are given. Terms, privacy notice and login screens are outside the gate and can be read without consent.
 */
export function ConsentGate({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const { module, load } = useLazyModule(loadPrompt);
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const isAsked = Boolean(user?.missingConsents.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is tried again with the next screen
  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load, pathname]);
  return (
    <>
      <div inert={isAsked && module !== undefined}>{children}</div>
      {module && user && <module.ConsentPrompt key={user.token} opened={isAsked} user={user} />}
    </>
  );
}
