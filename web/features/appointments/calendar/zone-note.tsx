import { Text } from '@mantine/core';
import { romeZone } from '#contracts/kernel/rome-time';

/** A note for a user whose device uses another time zone. */
export function ZoneNote() {
  if (Intl.DateTimeFormat().resolvedOptions().timeZone === romeZone) return null;
  return (
    <Text size="sm" c="dimmed">
      Gli orari sono quelli italiani: il tuo dispositivo usa un altro fuso orario.
    </Text>
  );
}
