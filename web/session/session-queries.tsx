import { type ReactNode, useContext } from 'react';
import { ProblemListener } from '#web/api/problem-listener';
import { QueryProvider } from '#web/api/query-provider.tsx';
import { useSession } from '#web/session/session-context';

/** Gives each session a query cache of its own: no answer read for one user is ever shown to the next. */
export function SessionQueries({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const onProblem = useContext(ProblemListener);
  return (
    <QueryProvider key={session.kind === 'signed-in' ? session.user.token : 'nobody'} onProblem={onProblem}>
      {children}
    </QueryProvider>
  );
}
