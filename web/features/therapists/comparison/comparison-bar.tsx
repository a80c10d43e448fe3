import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ComparedTherapist, mostCompared } from '#web/features/therapists/comparison/compared-therapists';
import classes from '#web/features/therapists/comparison/comparison-bar.module.css';
import { useSession } from '#web/session/session-context';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const ComparisonDialog = lazyDialog(
  async () => (await import('#web/features/therapists/comparison/comparison-dialog.tsx')).ComparisonDialog,
);

interface ComparisonBarProps {
  readonly chosen: readonly ComparedTherapist[];
  readonly onRemove: (therapist: ComparedTherapist) => void;
  readonly onClear: () => void;
}

/** Who was chosen, at the foot of the window while the cards are read, and the way to the comparison. */
export function ComparisonBar({ chosen, onRemove, onClear }: ComparisonBarProps) {
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label="Confronto"
      className={`${classes.bar} not-printed`}
      data-above-bar={session.kind === 'signed-in' || undefined}
    >
      <div className={classes.line}>
        <output className={classes.chosen}>
          <span className={classes.names}>{chosen.map(({ name }) => name).join(', ')}</span>
          <span className={classes.hint}>{hint(chosen.length)}</span>
        </output>
        <div className={classes.acts}>
          <Button variant="subtle" onClick={onClear}>
            Svuota
          </Button>
          {chosen.length > 1 && <Button onClick={() => setOpen(true)}>Vedi il confronto</Button>}
        </div>
      </div>
      <ComparisonDialog
        opened={isOpen && chosen.length > 0}
        onClose={() => setOpen(false)}
        chosen={chosen}
        onRemove={onRemove}
      />
    </section>
  );
}

function hint(count: number): string {
  if (count === 1) return 'Scegline un altro, o altri due, con «Confronta».';
  return count === mostCompared ? 'Se ne confrontano al massimo tre.' : 'Puoi sceglierne ancora uno.';
}
