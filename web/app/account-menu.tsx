import { Button, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from '#web/app/account-menu.module.css';
import { SchemeChoice } from '#web/app/scheme-choice.tsx';
import { useSession, useSignedInUser } from '#web/session/session-context';
import { Portrait } from '#web/ui/portrait.tsx';

/** Who is signed in, light or dark, and the way out. */
export function AccountMenu() {
  const { leave } = useSession();
  const { firstName, lastName, email, pictureUrl } = useSignedInUser();
  const [isLeaving, setLeaving] = useState(false);
  const title = useId();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.target}>
          <span className="visually-hidden">Account di {name}</span>
          <Portrait name={name} pictureUrl={pictureUrl} />
          <IconChevronDown aria-hidden size={18} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={title}>
        <Stack gap="md">
          <div>
            <Text fw={600} id={title}>
              {name}
            </Text>
            <Text size="sm" c="dimmed" className={classes.email}>
              {email}
            </Text>
          </div>
          <SchemeChoice />
          <Button
            variant="default"
            leftSection={<IconLogout aria-hidden size={20} />}
            loading={isLeaving}
            onClick={() => {
              setLeaving(true);
              void leave();
            }}
          >
            Esci
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
