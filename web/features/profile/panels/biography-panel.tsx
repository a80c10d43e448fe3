import { Textarea } from '@mantine/core';
import { profileLabels } from '#web/features/profile/form/profile-texts';
import { useProfileField } from '#web/features/profile/form/use-profile-field';

/** The text that introduces the professional to patients (PROF-51). */
export function BiographyPanel() {
  return (
    <Textarea
      label={profileLabels.biography}
      description="La leggono i pazienti prima di scriverti: come lavori, con chi, che cosa succede nei primi incontri. Non mettere telefono o email."
      autosize
      minRows={6}
      maxRows={24}
      {...useProfileField('biography')}
    />
  );
}
