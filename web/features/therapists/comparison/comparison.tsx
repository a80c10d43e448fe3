import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import {
  type ComparedTherapist,
  comparedTherapists,
  mostCompared,
  toggled,
} from '#web/features/therapists/comparison/compared-therapists';
import { useDraftOwner } from '#web/forms/draft-owner';
import { findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';
import { useLazyModule } from '#web/ui/use-lazy-module';

interface Choice {
  readonly chosen: readonly ComparedTherapist[];
  readonly isFull: boolean;
  readonly toggle: (therapist: ComparedTherapist) => void;
}

const ComparisonChoice = createContext<Choice | undefined>(undefined);

/** The therapists chosen to be compared; undefined where nothing is compared. */
export function useComparisonChoice(): Choice | undefined {
  return use(ComparisonChoice);
}

const loadBar = () => import('#web/features/therapists/comparison/comparison-bar.tsx');

/** Around cards of which some can be compared: keeps the choice in this tab, and says below them what was chosen. */
export function Comparison({ children }: { readonly children: ReactNode }) {
  const owner = useDraftOwner();
  const [chosen, setChosen] = useState(() => findDraft(comparedTherapists, owner).value ?? []);
  const cards = useRef<HTMLDivElement>(null);
  const { module, load } = useLazyModule(loadBar);
  const hasAny = chosen.length > 0;
  useEffect(() => {
    if (hasAny) void load();
  }, [hasAny, load]);
  const choose = (next: ComparedTherapist[]) => {
    setChosen(next);
    if (next.length > 0) storeDraft(comparedTherapists, owner, next);
    else forgetDraft(comparedTherapists, owner);
  };
  const clear = () => {
    // The pressed button goes with the bar.
    cards.current?.focus({ preventScroll: true });
    choose([]);
  };
  const toggle = (therapist: ComparedTherapist) => choose(toggled(chosen, therapist));
  return (
    <ComparisonChoice value={{ chosen, isFull: chosen.length === mostCompared, toggle }}>
      <div ref={cards} tabIndex={-1}>
        {children}
      </div>
      {module && hasAny && <module.ComparisonBar chosen={chosen} onRemove={toggle} onClear={clear} />}
    </ComparisonChoice>
  );
}
