import type { SignedIn } from '#contracts/login/login.api';
import { ConsentDialog } from '#web/features/consents/consent-dialog.tsx';

interface ConsentPromptProps {
  readonly opened: boolean;
  readonly user: SignedIn['user'];
}

/** The prompt for missing consents, with the documents for the user's type. */
export function ConsentPrompt({ opened, user }: ConsentPromptProps) {
  return <ConsentDialog opened={opened} missing={user.missingConsents} audience={user.userType} />;
}
