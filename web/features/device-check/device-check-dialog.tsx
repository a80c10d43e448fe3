import { DeviceCheckPanel } from '#web/features/device-check/device-check-panel.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface DeviceCheckDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Checks camera, microphone and loudspeaker before a session, with advice. */
export function DeviceCheckDialog({ opened, onClose }: DeviceCheckDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Prova audio e video" size="xl">
      <DeviceCheckPanel isOpen={opened} />
    </Dialog>
  );
}
