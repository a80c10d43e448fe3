import { Button } from '@mantine/core';
import { changeSupportButton, useSupportButtonState } from '#web/features/help/support-button/support-button-state';

/** Brings the support button back; nothing while it is shown. */
export function ShowSupportButton() {
  const { isHidden } = useSupportButtonState();
  if (!isHidden) return null;
  return (
    <Button variant="default" w="fit-content" onClick={() => changeSupportButton({ isHidden: false })}>
      Mostra il pulsante WhatsApp
    </Button>
  );
}
