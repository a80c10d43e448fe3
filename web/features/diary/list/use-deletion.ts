import { deleteEntries, listEntries, mostDeleted, restoreEntries } from '#contracts/diary/diary.api';
import type { Problem } from '#contracts/kernel/problem';
import type { RemovedParcels } from '#contracts/removal/parcels';
import { problemOf } from '#web/api/call-failed';
import { cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { notifyFailure } from '#web/ui/messages/notify';
import { useWayBack } from '#web/ui/messages/use-way-back';

/** Deletes entries, as many at once as a request takes, and offers their way back (DIARY-15, DIARY-18). */
export function useDeletion() {
  const { run: deleteSome, isRunning } = useCommand(deleteEntries, {
    writes: (_output, { entries }) => [cacheWrite(listEntries, (before) => withoutThese(before, new Set(entries)))],
  });
  const { notifyRemoved, notifyUnconfirmed } = useWayBack(restoreEntries, wayBackWords);
  const remove = async (entries: readonly string[]) => {
    const answers: RemovedParcels[] = [];
    try {
      for (let at = 0; at < entries.length; at += mostDeleted) {
        const deleted = await deleteSome({ entries: entries.slice(at, at + mostDeleted) });
        if (deleted) answers.push(deleted);
      }
    } catch (failure) {
      const problem = problemOf(failure);
      const text = { title: 'error', advice: deletionFailure(problem) };
      if (!notifyUnconfirmed(deleteEntries, problem, text, entries)) notifyFailure(deleteEntries, text);
    }
    if (answers.length === 0) return;
    const parcels = answers.flatMap((answer) => answer.parcels);
    notifyRemoved({ parcels, isComplete: answers.every(({ isComplete }) => isComplete) }, entries);
  };
  return { remove, isRunning };
}

const wayBackWords = {
  removed: 'Note cancellate',
  nothing: 'Le note erano già eliminate',
  restored: 'Note ripristinate',
  failed: 'error',
  refused: {
    diary_full: {
      title: 'Le note non possono tornare',
      advice: 'Nel frattempo il diario si è riempito: non c’è posto per quelle eliminate.',
    },
  },
};

type Listed = Parameters<Parameters<typeof cacheWrite<typeof listEntries>>[1]>[0];

function withoutThese({ entries, total }: Listed, deleted: ReadonlySet<string>): Listed {
  const left = entries.filter(({ id }) => !deleted.has(id));
  return { entries: left, total: total - (entries.length - left.length) };
}

function deletionFailure(problem: Problem): string {
  if (problem.code === 'removal_unconfirmed')
    return 'Non sappiamo se le note sono state eliminate. Se mancano dall’elenco, da qui puoi rimetterle al loro posto.';
  if (problem.outcomeUnknown)
    return 'Non sappiamo se le note sono state eliminate: rileggi l’elenco prima di riprovare.';
  return `${problemText(problem).title}. Le note che vedi nell’elenco ci sono ancora.`;
}
