import { Anchor, Text } from '@mantine/core';
import { chatInstead } from '#web/features/crisis-help/crisis-numbers';

/** A quiet line for somebody who has just said that they live with violence: whom to call, before any therapist. */
export function ViolenceHelp() {
  return (
    <Text size="sm" my="xs">
      Se subisci violenza puoi parlarne adesso: al <Call number={chatInstead.number} /> rispondono a ogni ora, gratis,
      in più lingue. Se sei in pericolo chiama il <Call number="112" />.
    </Text>
  );
}

function Call({ number }: { readonly number: string }) {
  return (
    <Anchor href={`tel:${number}`} fw={600} underline="always" inherit>
      {number}
    </Anchor>
  );
}
