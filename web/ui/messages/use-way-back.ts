import { useRef } from 'react';
import type { RemovedParcels, RestoreOperation } from '#contracts/removal/parcels';
import { problemOf } from '#web/api/call-failed';
import { useQueryCache } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { notifyFailure, notifyNote, notifySuccess } from '#web/ui/messages/notify';
import type { ToastOffer } from '#web/ui/messages/toast-store';

/** Removed rows, which only the back end can open. */
type Parcels = RemovedParcels['parcels'];

interface WayBackTitles {
  readonly restored: string;
  readonly failed: string;
}

/**
 * The way back after a removal, offered for as long as the message stands: the parcels are kept nowhere but in it.
 * Whatever is not back yet can be asked for again.
 */
export function useWayBack(restore: RestoreOperation, { restored, failed }: WayBackTitles) {
  // The lists are read again once, after the last parcel.
  const { run } = useCommand(restore, { isUnchanged: () => true });
  const { refresh } = useQueryCache();
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
      notifySuccess(restored);
    } catch (failure) {
      const problem = problemOf(failure);
      const gone = goneTexts[problem.code];
      if (gone) notifyFailure(restore, gone);
      else {
        const advice = `${problemText(problem).title}. Da qui puoi ancora rimettere tutto a posto.`;
        notifyNote(failed, { advice, offer: offer(left, 'Riprova') });
      }
    } finally {
      void refresh(restore.affects ?? []);
    }
  };
  return {
    /** Says that something was removed, and offers its way back. */
    notifyRemoved: (title: string, { parcels, isComplete }: RemovedParcels) =>
      notifySuccess(title, {
        ...(isComplete ? {} : { advice: parcels.length > 0 ? partlyFinal : final }),
        ...(parcels.length > 0 ? { offer: offer(parcels, 'Annulla') } : {}),
      }),
  };
}

const partlyFinal = 'Qualcosa è troppo lungo per poter tornare: annullando torna il resto.';
const final = 'È troppo lungo per poter tornare.';

const title = 'Non si può più annullare';

const goneTexts: Readonly<Record<string, ProblemText>> = {
  parcel_expired: { title, advice: 'È passato più di un giorno, e di ciò che hai eliminato non resta nulla.' },
  parcel_unreadable: { title, advice: 'Ciò che hai eliminato non si può più aprire, e altrove non ne resta nulla.' },
};
