import { ActionIcon, Popover, Text, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useId } from 'react';

/** The notifications, behind the bell. */
export function NotificationsPanel() {
  const title = useId();
  return (
    <Popover width={320} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Notifiche">
          <IconBell aria-hidden stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={title} tabIndex={-1} data-autofocus>
        <Title order={2} size="h4" id={title}>
          Notifiche
        </Title>
        <Text mt="xs" c="dimmed">
          Non hai notifiche.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
