import { Alert, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { OwnProfile } from '#contracts/profile/profile.api';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';
import { TherapistProfile } from '#web/features/therapists/profile/therapist-profile.tsx';
import { previewOf } from '#web/flows/profile/preview-of';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface ProfilePreviewDialogProps {
  readonly opened: boolean;
  readonly profile: OwnProfile;
  readonly values: ProfileFormValues;
  readonly onClose: () => void;
}

/** The own page as patients see it, marked as a preview: the very page of the search, without anything to press. */
export function ProfilePreviewDialog({ opened, profile, values, onClose }: ProfilePreviewDialogProps) {
  const query = useQuery(therapistDetail, opened ? { therapist: profile.token } : null);
  return (
    <Dialog opened={opened} onClose={onClose} title="Come ti vedono i pazienti" size="xl">
      <Alert role="note" color="laguna" icon={<IconEye aria-hidden />} mb="md">
        <Text size="sm">
          Questa è un’anteprima, con quello che hai scritto e non ancora salvato. I pazienti vedono anche i pulsanti per
          scriverti e per tenerti tra i preferiti.
        </Text>
      </Alert>
      <QueryRegion query={query} what="l’anteprima">
        {(page) => <TherapistProfile therapist={previewOf(page, profile, values)} isPreview />}
      </QueryRegion>
    </Dialog>
  );
}
