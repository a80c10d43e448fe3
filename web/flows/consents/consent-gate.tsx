import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/session-context';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadPrompt = () => import('#web/flows/consents/consent-prompt.tsx');

/**
 * Asks whoever is connected for the mandatory consents that are missing; what it stands around is out of reach until
 * they are given (GDPR-01). Terms, privacy and the loginAudiences stand outside and can be read without it.
 */
export function ConsentGate({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const { module, load } = useLazyModule(loadPrompt);
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const isAsked = Boolean(user?.missingConsents.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a prompt that did not come is asked for with the next screen
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
