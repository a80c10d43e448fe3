import { type ComingSoonName, comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { PathDrawing } from '#web/ui/drawings/path-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A part of a screen that is not built yet says so in its place, and what it will be. */
export function ComingSoonPart({ name }: { readonly name: ComingSoonName }) {
  return (
    <EmptyState drawing={<PathDrawing />} title="In arrivo">
      {comingSoon[name].promise}
    </EmptyState>
  );
}
