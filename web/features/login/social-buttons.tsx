import { Button, Divider, Stack } from '@mantine/core';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import { useFetchedPart } from '#web/ui/use-fetched-part';

const loadDialog = () => import('#web/ui/message-dialog.tsx');

const providers = [
  { name: 'Google', icon: IconBrandGoogle },
  { name: 'Facebook', icon: IconBrandFacebook },
] as const;

/** The other ways in for patients. No credentials are configured, so each says that it does not work (SOCIAL-13). */
export function SocialButtons() {
  const { part, fetchPart } = useFetchedPart(loadDialog);
  const [failed, setFailed] = useState({ opened: false, provider: '' });
  return (
    <>
      <Divider label="oppure" my="lg" />
      <Stack gap="sm">
        {providers.map(({ name, icon: Icon }) => (
          <Button
            key={name}
            variant="default"
            leftSection={<Icon aria-hidden size={20} />}
            onClick={() => fetchPart(() => setFailed({ opened: true, provider: name }))}
          >
            Continua con {name}
          </Button>
        ))}
      </Stack>
      {part && (
        <part.MessageDialog
          opened={failed.opened}
          title="attenzione!"
          message={`Error logging into ${failed.provider}`}
          advice="Per ora puoi entrare con email e password."
          onClose={() => setFailed({ ...failed, opened: false })}
        />
      )}
    </>
  );
}
