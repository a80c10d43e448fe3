import { IconMicrophone } from '@tabler/icons-react';
import { QuietButton } from '#web/ui/quiet-button.tsx';

interface DeviceCheckButtonProps {
  /** The id of the text that says which appointment this is. */
  readonly describedBy: string;
  readonly onPress: () => void;
}

export function DeviceCheckButton({ describedBy, onPress }: DeviceCheckButtonProps) {
  return (
    <QuietButton icon={IconMicrophone} describedBy={describedBy} onPress={onPress}>
      Prova audio e video
    </QuietButton>
  );
}
