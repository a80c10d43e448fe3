import { Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#web/features/help/support-button/support-button.module.css';
import { changeSupportButton } from '#web/features/help/support-button/support-button-state';
import { productName } from '#web/product';
import { notifyNote } from '#web/ui/messages/notify';
import { inRoom } from '#web/ui/popover-in-room';

const corners = [
  { label: 'In alto a sinistra', x: 0, y: 0 },
  { label: 'In alto a destra', x: 1, y: 0 },
  { label: 'In basso a sinistra', x: 0, y: 1 },
  { label: 'In basso a destra', x: 1, y: 1 },
] as const;

/** Moves the button to a corner or hides it, without dragging: by a press or by keys. */
export function SupportMenu() {
  const [opened, setOpened] = useState(false);
  const move = ({ x, y }: (typeof corners)[number]) => {
    setOpened(false);
    changeSupportButton({ x, y });
  };
  const hide = () => {
    setOpened(false);
    changeSupportButton({ isHidden: true });
    document.querySelector('main')?.focus({ preventScroll: true });
    const show = async () => changeSupportButton({ isHidden: false });
    const advice = `Torna quando riapri ${productName}. Prima lo ritrovi in fondo alla pagina di aiuto.`;
    notifyNote('Pulsante WhatsApp nascosto', { advice, offer: { label: 'Mostra di nuovo', run: show } });
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="top" middlewares={inRoom} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.menu}
          aria-label="Sposta o nascondi il pulsante WhatsApp"
          onClick={() => setOpened(!opened)}
        >
          <IconDots aria-hidden size={18} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Pulsante WhatsApp" className={classes.dropdown}>
        <Stack gap={0}>
          <Text size="sm" c="dimmed" maw="min(14rem, 70vw)">
            WhatsApp è un servizio esterno: non scrivere lì della tua salute.
          </Text>
          {corners.map((corner) => (
            <UnstyledButton key={corner.label} className={classes.choice} onClick={() => move(corner)}>
              {corner.label}
            </UnstyledButton>
          ))}
          <UnstyledButton className={classes.choice} onClick={hide}>
            Nascondi
          </UnstyledButton>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
