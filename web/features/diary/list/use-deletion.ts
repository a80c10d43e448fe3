import { deleteEntries, listEntries, mostDeleted, restoreEntries } from '#contracts/diary/diary.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { notifyFailure, notifyNote, notifySuccess } from '#web/ui/messages/notify';
import type { ToastOffer } from '#web/ui/messages/toast-store';

/** Deleted entries, which only the back end can open. */
type Parcel = readonly string[];

/**
 * Deletes entries, as many at once as a request takes, and offers their way back for as long as the message stands
 * (DIARY-15, DIARY-18).
 */
export function useDeletion() {
  const { run: deleteSome, isRunning } = useCommand(deleteEntries, {
    writes: (_output, { entries }) => [cacheWrite(listEntries, (before) => withoutThese(before, new Set(entries)))],
  });
  const { run: restore } = useCommand(restoreEntries);
  const offer = (parcels: readonly Parcel[], label: string): ToastOffer => ({ label, run: () => bringBack(parcels) });
  const bringBack = async (parcels: readonly Parcel[]) => {
    const left = [...parcels];
    try {
      for (const parcel of parcels) {
        await restore({ parcel: [...parcel] });
        left.shift();
      }
      notifySuccess('Note ripristinate');
    } catch (failure) {
      const advice = `${reason(problemOf(failure))}. Puoi ancora riportarle al loro posto da qui.`;
      notifyNote('error', { advice, offer: offer(left, 'Riprova') });
    }
  };
  const remove = async (entries: readonly string[]) => {
    const parcels: Parcel[] = [];
    try {
      for (let at = 0; at < entries.length; at += mostDeleted) {
        const deleted = await deleteSome({ entries: entries.slice(at, at + mostDeleted) });
        parcels.push(...(deleted?.parcels ?? []));
      }
    } catch (failure) {
      notifyFailure(deleteEntries, { title: 'error', advice: deletionFailure(problemOf(failure)) });
    }
    if (parcels.length > 0) notifySuccess('Note cancellate', { offer: offer(parcels, 'Annulla') });
  };
  return { remove, isRunning };
}

type Listed = Parameters<Parameters<typeof cacheWrite<typeof listEntries>>[1]>[0];

function withoutThese({ entries, total }: Listed, deleted: ReadonlySet<string>): Listed {
  const left = entries.filter(({ id }) => !deleted.has(id));
  return { entries: left, total: total - (entries.length - left.length) };
}

function reason(problem: Problem): string {
  return problemText(problem).title;
}

function deletionFailure(problem: Problem): string {
  if (problem.outcomeUnknown)
    return 'Non sappiamo se le note sono state eliminate: rileggi l’elenco prima di riprovare.';
  return `${reason(problem)}. Le note che vedi nell’elenco ci sono ancora.`;
}
