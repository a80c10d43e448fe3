import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';

interface DeviceCheckButtonProps {
  /** The id of the words that say which appointment this is. */
  readonly describedBy: string;
  readonly onPress: () => void;
}

/** Opens the check of camera and microphone, quietly beside what matters more. */
export function DeviceCheckButton({ describedBy, onPress }: DeviceCheckButtonProps) {
  return (
    <Button
      variant="transparent"
      size="compact-sm"
      h="auto"
      px={0}
      py="xs"
      w="fit-content"
      leftSection={<IconMicrophone aria-hidden size={18} />}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      Prova audio e video
    </Button>
  );
}
