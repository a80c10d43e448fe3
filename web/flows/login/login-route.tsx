import { LoginScreen } from '#web/features/login/login-screen.tsx';
import type { UserType } from '#web/session/session-context';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** One of the two ways in. */
export function LoginRoute({ audience }: { readonly audience: UserType }) {
  return <LoginScreen audience={audience} Waiting={Waiting} />;
}

const importWaiting = () => import('#web/flows/login/waiting-for-approval.tsx');

/** Only who waits loads it; without it the notice stands alone. */
function Waiting({ details }: { readonly details: unknown }) {
  const { module } = useLoadedModule(importWaiting);
  return module && <module.WaitingForApproval details={details} />;
}
