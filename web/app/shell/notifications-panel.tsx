import { ActionIcon, Popover, Text, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useId } from 'react';

/** Behind the bell. Nothing reads the platform's notices yet, so the panel says that and not that there are none. */
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
          In arrivo: qui leggerai gli avvisi della piattaforma. Per ora ti arrivano come prima.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
