import { DeviceCheckPanel } from '#web/features/device-check/device-check-panel.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface DeviceCheckDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shows before a session whether camera, microphone and loudspeaker work, and what helps. */
export function DeviceCheckDialog({ opened, onClose }: DeviceCheckDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Prova audio e video" size="xl">
      <DeviceCheckPanel isOpen={opened} />
    </Dialog>
  );
}
