import { useLocation } from 'react-router-dom';
import type { UnapprovedState } from '#web/features/login/login-notice';
import { LoginScreen } from '#web/features/login/login-screen.tsx';
import { VisitorWelcome } from '#web/flows/login/visitor-welcome.tsx';
import { readDraft } from '#web/forms/tab-drafts';
import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** A login, with the welcome of visitors beside its form. */
export function LoginRoute({ audience }: { readonly audience: UserType }) {
  const { pathname } = useLocation();
  const hasIntention = audience === 'patient' && readDraft('visitor', 'intention') !== '';
  return (
    <LoginScreen
      audience={audience}
      Unapproved={Unapproved}
      purpose={hasIntention && <Purpose />}
      welcome={<VisitorWelcome forOthers={pathname === paths.professionalLogin} />}
    />
  );
}

const importUnapproved = () => import('#web/flows/login/unapproved.tsx');
const importPurpose = () => import('#web/flows/intention/intention-note.tsx');

/** Only who is not approved loads it; without it the notice stands alone. */
function Unapproved(state: UnapprovedState) {
  const { module } = useLoadedModule(importUnapproved);
  return module && <module.Unapproved {...state} />;
}

function Purpose() {
  const { module } = useLoadedModule(importPurpose);
  return module && <module.IntentionNote />;
}
