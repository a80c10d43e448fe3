import { Modal } from '@mantine/core';
import { DeviceCheckPanel } from '#web/features/device-check/device-check-panel.tsx';

interface DeviceCheckDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shows before a session whether camera, microphone and loudspeaker work, and what helps. */
export function DeviceCheckDialog({ opened, onClose }: DeviceCheckDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Prova audio e video" size="xl">
      <DeviceCheckPanel isOpen={opened} />
    </Modal>
  );
}
