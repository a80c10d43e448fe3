import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from '#web/app/shell/shell-header.module.css';
import { useUnreadCounts } from '#web/app/shell/unread-counts.tsx';
import { useSetupWays } from '#web/flows/setup/setup-ways.tsx';
import { useHistoryStep } from '#web/ui/dialogs/dialog-history';
import { useLazyModule } from '#web/ui/use-lazy-module';

const importPanel = () => import('#web/features/alerts/alerts-panel.tsx');

/** Never higher than the room below the bell: what does not fit is scrolled. */
const withinWindow = { flip: false, shift: true, size: true } as const;

/** The notifications behind the bell, which has a red dot while one was not seen (NOTIF-02). Back closes them. */
export function AlertsBell() {
  const unseen = useUnreadCounts().alerts;
  const { choosePlan } = useSetupWays();
  const { module, load } = useLazyModule(importPanel);
  const [opened, setOpened] = useState(false);
  const [title, waiting] = [useId(), useId()];
  const close = () => setOpened(false);
  useHistoryStep(opened, close);
  return (
    <Popover
      width="min(24rem, 100vw - 1rem)"
      position="bottom-end"
      trapFocus
      returnFocus
      opened={opened}
      onChange={setOpened}
      middlewares={withinWindow}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="Notifiche"
          aria-describedby={unseen > 0 ? waiting : undefined}
          onClick={() => (opened ? close() : void load(() => setOpened(true)))}
        >
          <IconBell aria-hidden stroke={1.75} />
          {unseen > 0 && (
            <>
              <span className={classes.dot} />
              <span id={waiting} hidden>
                {`Non lette: ${unseen}`}
              </span>
            </>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={title} tabIndex={-1} className={classes.panel}>
        {module && <module.AlertsPanel opened={opened} titleId={title} onChoosePlan={choosePlan} onLeave={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}
