import { TermsScreen } from '#web/features/terms/terms-screen.tsx';
import { SessionQueries } from '#web/session/session-queries.tsx';

/** The terms, outside the dashboard and its queries. */
export function TermsRoute() {
  return (
    <SessionQueries>
      <TermsScreen document="terms" />
    </SessionQueries>
  );
}

/** The privacy notice, likewise. */
export function PrivacyPage() {
  return (
    <SessionQueries>
      <TermsScreen document="privacy" />
    </SessionQueries>
  );
}
