import { Badge } from '@mantine/core';
import { IconBuilding, IconVideo } from '@tabler/icons-react';

interface OnlineOrStudioBadgesProps {
  /** On the Premium plan, which alone has a studio (THER-24). */
  readonly premium: boolean;
}

/** Where the sessions take place (THER-23). */
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
