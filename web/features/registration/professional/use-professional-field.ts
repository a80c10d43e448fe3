import type { ProfessionalValues } from '#web/features/registration/professional/professional-values';
import { useWizardField } from '#web/forms/use-wizard-field';

export function useProfessionalField<Name extends keyof ProfessionalValues>(name: Name) {
  return useWizardField<ProfessionalValues, Name>(name);
}
