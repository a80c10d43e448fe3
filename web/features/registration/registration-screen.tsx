import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '#contracts/login/login.api';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { paths } from '#web/routing/paths';
import { type LoginState, wantedAddress } from '#web/routing/wanted-address';
import { LedOn } from '#web/session/led-on.tsx';
import { keepLoginEmail } from '#web/session/login-email';
import { sayOthersEntrance } from '#web/session/others-entrance';
import { useSession } from '#web/session/session-context';
import { notifySuccess } from '#web/ui/messages/notify';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

const PatientWizard = lazy(async () => ({
  default: (await import('#web/features/registration/patient/patient-wizard-screen.tsx')).PatientWizardScreen,
}));
const ProfessionalWizard = lazy(async () => ({
  default: (await import('#web/features/registration/professional/professional-wizard-screen.tsx'))
    .ProfessionalWizardScreen,
}));

/**
 * The wizard for the role in the address: a patient's, otherwise a professional's. A patient leaves it signed in; where
 * that failed, the next page leads to the login, with the e-mail.
 */
export function RegistrationScreen(slots: RegistrationSlots) {
  const { session, enter } = useSession();
  const [params] = useSearchParams();
  const wanted = wantedAddress(useLocation().state);
  const isForPatients = params.get('role') === 'patient';
  const [registered, setRegistered] = useState<LoginState>();
  // Before the redirect, with which it travels.
  useLayoutEffect(() => {
    if (!wanted) sayOthersEntrance(session, isForPatients ? 'patient' : 'professional');
  }, [session, wanted, isForPatients]);
  const welcome = (signedIn: SignedIn | null, email: string) => {
    setRegistered({ wanted });
    if (signedIn) enter(signedIn);
    else keepLoginEmail(email);
    notifySuccess('registrazione avvenuta con successo', { travels: true });
  };
  if (registered) return <LedOn to={paths.info('successful-register-patient')} state={registered} />;
  if (session.kind === 'signed-in') return <LedOn to={wanted ?? paths.dashboard} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {isForPatients ? <PatientWizard {...slots} onRegistered={welcome} /> : <ProfessionalWizard {...slots} />}
    </Suspense>
  );
}
