import { Button } from '@mantine/core';
import type { ComparedTherapist } from '#web/features/therapists/comparison/compared-therapists';
import { useComparisonChoice } from '#web/features/therapists/comparison/comparison.tsx';

/** Chooses a therapist for the comparison, or takes one out; while three are chosen the others cannot be. */
export function CompareButton({ therapist }: { readonly therapist: ComparedTherapist }) {
  const choice = useComparisonChoice();
  if (!choice) return null;
  const isChosen = choice.chosen.some(({ token }) => token === therapist.token);
  return (
    <Button
      variant={isChosen ? 'light' : 'default'}
      size="sm"
      px="xs"
      mih="min(2.75rem, 56px)"
      aria-label={`Confronta ${therapist.name}`}
      aria-pressed={isChosen}
      disabled={choice.isFull && !isChosen}
      onClick={() => choice.toggle(therapist)}
    >
      Confronta
    </Button>
  );
}
