import { PatientProfileScreen } from '#web/flows/patient-profile/patient-profile-screen.tsx';
import { ProfileScreen } from '#web/flows/profile/profile-screen.tsx';
import { useSignedInUser } from '#web/session/session-context';

/** The profile of whoever is signed in: one piece of code for two addresses, each open to one user type. */
export function OwnProfileScreen() {
  return useSignedInUser().userType === 'patient' ? <PatientProfileScreen /> : <ProfileScreen />;
}
