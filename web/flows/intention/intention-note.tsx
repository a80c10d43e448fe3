import { Alert } from '@mantine/core';
import { useState } from 'react';
import { firstMessageDraft } from '#web/features/therapists/first-message/first-message-draft';
import { useDraftOwner } from '#web/forms/draft-owner';
import { forgetDraft } from '#web/forms/draft-store';
import { forgetIntention, type Intention, intentionOf } from '#web/session/intention';
import { TextButton } from '#web/ui/text-button.tsx';

const texts: Readonly<Record<Intention['kind'], (name: string) => string>> = {
  favourite: (name) => `Poi aggiungiamo ${name} ai tuoi preferiti.`,
  message: (name) => `Poi torni al messaggio per ${name}: lo rileggi e lo invii tu.`,
};

/** On the way to an account: what happens once signed in, and how to let it be. */
export function IntentionNote() {
  const owner = useDraftOwner();
  const [intention, setIntention] = useState(() => intentionOf(owner));
  if (!intention) return null;
  const letItBe = () => {
    forgetIntention(owner);
    // The text was written for this alone, and whoever signs in here next would find it.
    forgetDraft(firstMessageDraft(intention.therapist), owner);
    setIntention(undefined);
  };
  return (
    <Alert role="status" color="laguna" py="xs" mb="md">
      <span>{texts[intention.kind](intention.name)}</span> <TextButton onPress={letItBe}>Non serve più</TextButton>
    </Alert>
  );
}
