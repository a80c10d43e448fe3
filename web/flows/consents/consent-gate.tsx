import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/session-context';
import { useFetchedPart } from '#web/ui/use-lazy-module';

const loadPrompt = () => import('#web/flows/consents/consent-prompt.tsx');

/**
 * Asks whoever is connected for the mandatory consents that are missing; what it stands around is out of reach until
 * they are given (GDPR-01). Terms, privacy and the doors stand outside and can be read without it.
 */
export function ConsentGate({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const { part, fetchPart } = useFetchedPart(loadPrompt);
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const isAsked = Boolean(user?.missingConsents.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a prompt that did not come is asked for with the next screen
  useEffect(() => {
    if (isAsked) void fetchPart();
  }, [isAsked, fetchPart, pathname]);
  return (
    <>
      <div inert={isAsked && part !== undefined}>{children}</div>
      {part && user && <part.ConsentPrompt key={user.token} opened={isAsked} user={user} />}
    </>
  );
}
