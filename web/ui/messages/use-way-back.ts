import { useRef } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import type { RemovalOperation, RemovedParcels, RestoreOperation } from '#contracts/removal/parcels';
import { problemOf } from '#web/api/call-failed';
import { type QueryCache, useQueryCache } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { notifyFailure, notifyNote, notifyRefusal, notifySuccess } from '#web/ui/messages/notify';
import type { ToastOffer } from '#web/ui/messages/toast-store';

/** Removed rows, which only the back end can open. */
type Parcels = RemovedParcels['parcels'];

interface WayBackWords {
  readonly removed: string;
  /** Said in the place of `removed` where nothing was there any more. */
  readonly nothing: string;
  readonly restored: string;
  readonly failed: string;
  /** What is said, without an offer, of refusals that no second try changes. */
  readonly refused?: Readonly<Record<string, ProblemText>>;
}

/** What a removal may have taken away, of which nobody knows. */
interface Unconfirmed {
  readonly restore: RestoreOperation;
  /** What it was to take away. */
  readonly ids: ReadonlySet<string>;
  readonly parcels: Parcels;
}

/** Of each session the last one: a second try finds nothing where the first was done, and offers what that one took. */
const unconfirmedIn = new WeakMap<QueryCache, Unconfirmed>();

/**
 * The way back after a removal, offered for as long as the message stands: the parcels are kept nowhere but in it.
 * Whatever is not back yet can be asked for again.
 */
export function useWayBack(restore: RestoreOperation, words: WayBackWords) {
  // The lists are read again once, after the last parcel.
  const { run } = useCommand(restore, { isUnchanged: () => true });
  const cache = useQueryCache();
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const offer = (parcels: Parcels, label: string): ToastOffer => ({
    label,
    run: () => {
      underWay.current = underWay.current.then(() => bringBack(parcels));
      return underWay.current;
    },
  });
  const bringBack = async (parcels: Parcels) => {
    const left = [...parcels];
    try {
      for (const parcel of parcels) {
        await run({ parcel });
        left.shift();
      }
      notifySuccess(words.restored);
    } catch (failure) {
      const problem = problemOf(failure);
      const gone = goneTexts[problem.code] ?? words.refused?.[problem.code];
      if (gone) notifyFailure(restore, gone);
      else {
        const { title: cause } = problemText(problem);
        const way = 'Da qui puoi ancora rimettere tutto a posto.';
        // With its answer lost it may have been done: then nothing is said of what is not back.
        const [said, advice] = problem.outcomeUnknown ? [cause, way] : [words.failed, `${cause}. ${way}`];
        notifyNote(said, { advice, offer: offer(left, 'Riprova') });
      }
    } finally {
      void cache.refresh(restore.affects ?? []);
    }
  };
  return {
    /** Says that these were removed, and offers their way back; or that nothing was there to be removed. */
    notifyRemoved: (removed: RemovedParcels, ids: readonly string[]) => {
      const earlier = unconfirmedIn.get(cache);
      unconfirmedIn.delete(cache);
      const isSecondTry = earlier?.restore === restore && ids.every((id) => earlier.ids.has(id));
      const parcels = [...(isSecondTry ? earlier.parcels : []), ...removed.parcels];
      if (parcels.length === 0 && removed.isComplete) return notifyRefusal(words.nothing, nothing);
      notifySuccess(words.removed, {
        ...(removed.isComplete ? {} : { advice: parcels.length > 0 ? partlyFinal : final }),
        ...(parcels.length > 0 ? { offer: offer(parcels, 'Annulla') } : {}),
      });
    },
    /**
     * Says of a removal that nobody knows whether it was done, and offers to put back what is missing. Does nothing
     * about any other problem, and gives false.
     */
    notifyUnconfirmed: (removal: RemovalOperation, problem: Problem, text: ProblemText, ids: readonly string[]) => {
      if (problem.code !== 'removal_unconfirmed') return false;
      const { data } = removal.refusals.removal_unconfirmed.details.safeParse(problem.details);
      if (!data || data.parcels.length === 0) return false;
      unconfirmedIn.set(cache, { restore, ids: new Set(ids), parcels: data.parcels });
      notifyFailure(removal, text, { offer: offer(data.parcels, 'Rimetti a posto') });
      return true;
    },
  };
}

const nothing = 'Non c’era più nulla da eliminare: forse l’hai già fatto, qui o in un’altra finestra.';
const partlyFinal = 'Qualcosa è troppo lungo per poter tornare: annullando torna il resto.';
const final = 'È troppo lungo per poter tornare.';

const title = 'Non si può più annullare';

const goneTexts: Readonly<Record<string, ProblemText>> = {
  parcel_expired: { title, advice: 'È passato più di un giorno, e di ciò che hai eliminato non resta nulla.' },
  parcel_unreadable: { title, advice: 'Ciò che hai eliminato non si può più aprire, e altrove non ne resta nulla.' },
};
