import { Button, Text } from '@mantine/core';
import classes from '#web/forms/by-field/save-bar.module.css';

interface SaveBarProps {
  /** How many fields differ from what is saved. */
  readonly changed: number;
  readonly isSaving: boolean;
}

/** The save at the bottom of the form; it stays in sight while something is changed (PROF-03). */
export function SaveBar({ changed, isSaving }: SaveBarProps) {
  return (
    <div className={classes.bar} data-sticky={changed > 0 || undefined}>
      <Text role="status" size="sm">
        {changed > 0 && (changed === 1 ? 'Una modifica da salvare' : `${changed} modifiche da salvare`)}
      </Text>
      <Button type="submit" loading={isSaving}>
        Salva informazioni
      </Button>
    </div>
  );
}
