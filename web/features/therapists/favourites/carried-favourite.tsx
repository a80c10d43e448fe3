import { useEffect, useEffectEvent, useState } from 'react';
import { addFavourite } from '#contracts/favourites/favourites.api';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { isSignedOut } from '#web/api/is-signed-out';
import { useCommand } from '#web/api/use-command';
import { forgetIntention, intentionOf } from '#web/session/intention';
import { useSession } from '#web/session/session-context';
import { notifyFailure, notifyNote, notifySuccess } from '#web/ui/messages/notify';

/** A heart pressed before signing in, and what became of it. */
export interface CarriedFavourite {
  /** The therapist's name. */
  readonly name: string;
  readonly outcome: 'saving' | 'saved' | 'was-saved' | 'not-listed' | 'not-saved' | 'unknown';
}

/**
 * Saves the favourite that a patient asked for before signing in, once, and says so only when it is. One that was there
 * already stays where it is in the list. Consents come first.
 */
export function useCarriedFavourite(): CarriedFavourite | undefined {
  const { session } = useSession();
  const { run } = useCommand(addFavourite);
  const [carried, setCarried] = useState<CarriedFavourite>();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const patient = user?.userType === 'patient' && user.missingConsents.length === 0 ? user.token : undefined;

  const save = async (therapist: string): Promise<CarriedFavourite['outcome'] | 'signed-out'> => {
    try {
      // The platform's list takes any token in silence: only a therapist who can be read is told as saved.
      const { isFavourite } = await call(therapistDetail, { therapist }, patient);
      if (isFavourite) return 'was-saved';
      await run({ therapist });
      return 'saved';
    } catch (failure) {
      const { code, outcomeUnknown } = problemOf(failure);
      if (isSignedOut(code)) return 'signed-out';
      if (code === 'not_found') return 'not-listed';
      return outcomeUnknown ? 'unknown' : 'not-saved';
    }
  };
  const carryOut = useEffectEvent(async (owner: string) => {
    const intention = intentionOf(owner);
    if (intention?.kind !== 'favourite') return;
    const { name, therapist } = intention;
    setCarried({ name, outcome: 'saving' });
    const outcome = await save(therapist);
    // It waits for the next sign-in.
    if (outcome === 'signed-out') return setCarried(undefined);
    forgetIntention(owner);
    setCarried({ name, outcome });
  });
  useEffect(() => {
    if (patient !== undefined) void carryOut(patient);
  }, [patient]);
  return carried;
}

/** What became of it, in a sentence. */
export function carriedFavouriteText({ name, outcome }: CarriedFavourite): string {
  const texts: Readonly<Record<CarriedFavourite['outcome'], string>> = {
    saving: `Aggiungiamo ${name} ai tuoi preferiti…`,
    saved: `Aggiunto ai preferiti: ${name}.`,
    'was-saved': `${name} era già tra i tuoi preferiti.`,
    'not-listed': `${name} non è più nell’elenco: non c’è nulla da salvare.`,
    'not-saved': `${name} non è tra i tuoi preferiti: il salvataggio non è riuscito. Premi di nuovo il cuore quando vuoi.`,
    unknown: `Non sappiamo se ${name} è tra i tuoi preferiti. Premi di nuovo il cuore: ci compare una volta sola.`,
  };
  return texts[outcome];
}

/** Saves the favourite asked for before signing in, and says in a toast what became of it. */
export function CarriedFavouriteToast() {
  const carried = useCarriedFavourite();
  useEffect(() => {
    if (carried) announce(carried);
  }, [carried]);
  return null;
}

function announce(carried: CarriedFavourite): void {
  const { name, outcome } = carried;
  const text = carriedFavouriteText(carried);
  if (outcome === 'saved') notifySuccess('Aggiunto ai preferiti', { advice: name });
  if (outcome === 'was-saved' || outcome === 'not-listed') notifyNote(text);
  if (outcome === 'not-saved' || outcome === 'unknown') notifyFailure(addFavourite, { title: 'error', advice: text });
}
