import { Modal } from '@mantine/core';
import { DeviceCheckPanel } from '#web/features/device-check/device-check-panel.tsx';

interface DeviceCheckDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Checks camera, microphone and loudspeaker before a session, with advice. */
export function DeviceCheckDialog({ opened, onClose }: DeviceCheckDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Prova audio e video" size="xl">
      <DeviceCheckPanel isOpen={opened} />
    </Modal>
  );
}
