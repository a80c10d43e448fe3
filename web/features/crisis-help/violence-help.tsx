import { Anchor, Text } from '@mantine/core';
import { chatInstead } from '#web/features/crisis-help/crisis-numbers';

/** A quiet line for somebody who has just said that they live with violence: whom to call, before any therapist. */
export function ViolenceHelp() {
  return (
    <Text size="sm" my="xs">
      <span>Se subisci violenza puoi parlarne adesso: al</span> <Call number={chatInstead.number} />{' '}
      <span>rispondono a ogni ora, gratis, in più lingue. Se sei in pericolo chiama il</span> <Call number="112" />
      <span>.</span>
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
