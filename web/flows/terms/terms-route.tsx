import { TermsScreen } from '#web/features/terms/terms-screen.tsx';
import { SessionQueries } from '#web/session/session-queries.tsx';

/** The terms, outside the dashboard's frame and so with queries of their own. */
export function TermsRoute() {
  return (
    <SessionQueries>
      <TermsScreen document="terms" />
    </SessionQueries>
  );
}

/** The privacy notice, outside the dashboard's frame and so with queries of its own. */
export function PrivacyPage() {
  return (
    <SessionQueries>
      <TermsScreen document="privacy" />
    </SessionQueries>
  );
}
