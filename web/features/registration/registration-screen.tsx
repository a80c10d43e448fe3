import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

const PatientWizard = lazy(async () => ({
  default: (await import('#web/features/registration/patient/patient-wizard-screen.tsx')).PatientWizardScreen,
}));
const ProfessionalWizard = lazy(async () => ({
  default: (await import('#web/features/registration/professional/professional-wizard-screen.tsx'))
    .ProfessionalWizardScreen,
}));

/** The wizard for the role in the address: a patient's, otherwise a professional's. */
export function RegistrationScreen(slots: RegistrationSlots) {
  const { session } = useSession();
  const [params] = useSearchParams();
  if (session.kind === 'signed-in') return <Navigate to={paths.dashboard} replace />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {params.get('role') === 'patient' ? <PatientWizard {...slots} /> : <ProfessionalWizard {...slots} />}
    </Suspense>
  );
}
