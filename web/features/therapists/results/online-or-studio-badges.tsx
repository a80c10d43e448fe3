import { Badge } from '@mantine/core';
import { IconBuilding, IconVideo } from '@tabler/icons-react';

interface OnlineOrStudioBadgesProps {
  /** Whether the therapist is on the Premium plan, the only one with a studio. */
  readonly premium: boolean;
}

/** Where the sessions take place: online, and in the studio. */
export function OnlineOrStudioBadges({ premium }: OnlineOrStudioBadgesProps) {
  return (
    <>
      <Badge variant="light" tt="none" size="lg" leftSection={<IconVideo aria-hidden size={14} />}>
        Online
      </Badge>
      {premium && (
        <Badge variant="light" tt="none" size="lg" leftSection={<IconBuilding aria-hidden size={14} />}>
          In studio
        </Badge>
      )}
    </>
  );
}
