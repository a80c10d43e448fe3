import { Box, Stack } from '@mantine/core';
import { macroCategories } from '#contracts/options/intervention-areas';
import { specialisations } from '#contracts/options/specialisations';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import type { ChoicesSlot } from '#web/features/profile/profile-slots';
import { groupsOf } from '#web/fields/choices/choice-groups';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';

const lists = {
  specialisation: {
    label: 'Specializzazioni',
    title: 'Scegli le specializzazioni',
    groups: [{ options: specialisations }],
    emptyHint: 'Per favore aggiungi almeno una specializzazione.',
    notListed: 'Non trovi la tua specializzazione? Scrivici',
    change: 'Chiedi di cambiare le specializzazioni',
  },
  intervention: {
    label: 'Aree di intervento',
    title: 'Scegli le aree di intervento',
    groups: groupsOf(macroCategories),
    emptyHint: "Per favore aggiungi almeno un'area di intervento.",
    notListed: 'Non trovi la tua area di intervento? Scrivici',
    change: 'Chiedi di cambiare le aree di intervento',
  },
} as const;

interface LockableChoicesProps {
  readonly kind: keyof typeof lists;
  readonly choices: ChoicesSlot;
}

/**
 * A list that the professional chooses until the contract is signed; then it says why it is locked, and leads to the
 * request for a change (PROF-38, PROF-40, PROF-41).
 */
export function LockableChoices({ kind, choices: { field, isLocked } }: LockableChoicesProps) {
  const { notListed, change, ...list } = lists[kind];
  const request = (words: string) => (
    // A request is a form of its own, in the middle of the profile's.
    <Box component="span" onSubmit={(event) => event.stopPropagation()}>
      <InformationRequestLink kind={kind} userType="professional">
        {words}
      </InformationRequestLink>
    </Box>
  );
  return (
    <Stack gap="xs">
      <ChoicesField
        {...list}
        {...field}
        emptyHint={!field.error && list.emptyHint}
        disabled={isLocked}
        disabledReason="Il contratto è firmato con queste voci: da allora le cambia il nostro team, su tua richiesta."
        footer={request(notListed)}
      />
      {isLocked && request(change)}
    </Stack>
  );
}
