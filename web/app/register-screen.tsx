import { useState } from 'react';
import { TakenEmail } from '#web/app/taken-email.tsx';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import { RegistrationScreen } from '#web/features/registration/registration-screen.tsx';
import { useFetchedPart } from '#web/ui/use-fetched-part';

const loadRecovery = () => import('#web/features/login/recovery-dialog.tsx');

/** Registration, with the question to the team and the ways on of whoever has an account already. */
export function RegisterScreen() {
  const { part, fetchPart } = useFetchedPart(loadRecovery);
  const [recovery, setRecovery] = useState({ opened: false, email: '' });
  const recover = (email: string) => fetchPart(() => setRecovery({ opened: true, email }));
  return (
    <>
      <RegistrationScreen
        help={(userType) => <InformationRequestLink userType={userType}>Serve aiuto?</InformationRequestLink>}
        takenEmail={(userType, email) => <TakenEmail userType={userType} onRecover={() => void recover(email)} />}
      />
      {part && <part.RecoveryDialog {...recovery} onClose={() => setRecovery({ ...recovery, opened: false })} />}
    </>
  );
}
