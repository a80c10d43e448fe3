import { useEffect, useEffectEvent, useState } from 'react';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { type Selection, useSelection } from '#web/ui/records/use-selection';

/**
 * Which entries are chosen, of those that are there. To choose all of them the rest is asked for first, so that nothing
 * is chosen that was never read (DIARY-14).
 */
export function useDiarySelection(
  { entries, total }: { readonly entries: readonly DiaryEntry[]; readonly total: number },
  show: (count: number) => void,
): Selection {
  const selection = useSelection(entries.map(({ id }) => id));
  const [isAwaitingAll, setAwaitingAll] = useState(false);
  const isWhole = entries.length >= total;
  const chooseAll = useEffectEvent(() => {
    setAwaitingAll(false);
    if (!selection.hasAll) selection.toggleAll();
  });
  useEffect(() => {
    if (isAwaitingAll && isWhole) chooseAll();
  }, [isAwaitingAll, isWhole]);
  const toggleAll = () => {
    if (isWhole) return selection.toggleAll();
    setAwaitingAll(true);
    show(total);
  };
  return { ...selection, hasAll: isWhole && selection.hasAll, toggleAll };
}
