import { Stack } from '@mantine/core';
import { useState } from 'react';
import { macroCategories } from '#contracts/options/intervention-areas';
import { specialisations } from '#contracts/options/specialisations';
import type { RequestKind } from '#web/features/information-request/request-words';
import type { ChoicesSlot } from '#web/features/profile/profile-slots';
import { groupsOf } from '#web/fields/choices/choice-groups';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadRequest = () => import('#web/features/information-request/information-request-dialog.tsx');

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
  const { module, load } = useLazyModule(loadRequest);
  const [asked, setAsked] = useState<{ readonly opened: boolean; readonly kind: RequestKind }>({ opened: false, kind });
  const request = (about: RequestKind, words: string) => (
    <TextButton onPress={() => void load(() => setAsked({ opened: true, kind: about }))}>{words}</TextButton>
  );
  return (
    <Stack gap="xs">
      <ChoicesField
        {...list}
        {...field}
        emptyHint={!field.error && list.emptyHint}
        disabled={isLocked}
        disabledReason="Il contratto è firmato con queste voci: da allora le cambia il nostro team, su tua richiesta."
        footer={request(kind, notListed)}
      />
      {isLocked && <div>{request(`${kind}-change`, change)}</div>}
      {module && (
        <OutsideForm>
          <module.InformationRequestDialog
            {...asked}
            userType="professional"
            onClose={() => setAsked((before) => ({ ...before, opened: false }))}
          />
        </OutsideForm>
      )}
    </Stack>
  );
}
