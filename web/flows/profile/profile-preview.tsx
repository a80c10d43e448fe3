import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnProfile } from '#contracts/profile/profile.api';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/flows/profile/profile-preview-dialog.tsx');

interface ProfilePreviewProps {
  readonly profile: OwnProfile;
  /** What is typed at the moment of the press. */
  readonly valuesNow: () => ProfileFormValues;
}

/** Opens the own page as patients see it. */
export function ProfilePreview({ profile, valuesNow }: ProfilePreviewProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [asked, setAsked] = useState({ opened: false, values: valuesNow() });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye aria-hidden size={20} />}
        onClick={() => void load(() => setAsked({ opened: true, values: valuesNow() }))}
      >
        Vedi come ti vedono i pazienti
      </Button>
      {module && (
        <OutsideForm>
          <module.ProfilePreviewDialog
            {...asked}
            profile={profile}
            onClose={() => setAsked((before) => ({ ...before, opened: false }))}
          />
        </OutsideForm>
      )}
    </>
  );
}
