import { SessionQueries } from '#web/app/session-queries.tsx';
import { TermsScreen } from '#web/features/terms/terms-screen.tsx';

/** The terms, outside the dashboard and its queries. */
export function TermsPage() {
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
