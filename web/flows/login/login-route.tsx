import { LoginScreen } from '#web/features/login/login-screen.tsx';
import { readDraft } from '#web/forms/tab-drafts';
import type { UserType } from '#web/session/session-context';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** One of the ways in, with what visitors are told beside the form, which is loaded after it. */
export function LoginRoute({ audience }: { readonly audience: UserType }) {
  const hasIntention = audience === 'patient' && readDraft('visitor', 'intention') !== '';
  return (
    <LoginScreen audience={audience} Waiting={Waiting} purpose={hasIntention && <Purpose />} welcome={<Welcome />} />
  );
}

const importWaiting = () => import('#web/flows/login/waiting-for-approval.tsx');
const importPurpose = () => import('#web/flows/intention/intention-note.tsx');
const importWelcome = () => import('#web/flows/login/visitor-welcome.tsx');

/** Only who waits loads it; without it the notice stands alone. */
function Waiting({ details }: { readonly details: unknown }) {
  const { module } = useLoadedModule(importWaiting);
  return module && <module.WaitingForApproval details={details} />;
}

function Purpose() {
  const { module } = useLoadedModule(importPurpose);
  return module && <module.IntentionNote />;
}

function Welcome() {
  const { module } = useLoadedModule(importWelcome);
  return module && <module.VisitorWelcome />;
}
