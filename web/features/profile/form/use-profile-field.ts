import type { ProfileFormValues } from '#web/features/profile/form/profile-values';
import { useWizardField } from '#web/forms/use-wizard-field';

/** One field of the profile's form, with the props of the controlled fields. */
export function useProfileField<Name extends keyof ProfileFormValues>(name: Name) {
  return useWizardField<ProfileFormValues, Name>(name);
}
