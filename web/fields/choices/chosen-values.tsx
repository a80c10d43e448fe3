import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from '#web/fields/choices/choices-field.module.css';

interface ChosenValuesProps {
  readonly values: readonly string[];
  readonly isFixed: boolean;
  readonly onRemove: (value: string) => void;
  /** Called before the last value goes, so that the focus can be moved elsewhere. */
  readonly onNoneLeft: () => void;
}

/** The chosen values, each with a button that removes it; the focus then moves to its neighbour. */
export function ChosenValues({ values, isFixed, onRemove, onNoneLeft }: ChosenValuesProps) {
  const list = useRef<HTMLUListElement>(null);
  if (values.length === 0) return null;
  const remove = (value: string) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = values.indexOf(value);
    const neighbour = buttons[at + 1] ?? buttons[at - 1];
    if (neighbour) neighbour.focus();
    else onNoneLeft();
    onRemove(value);
  };
  return (
    <ul ref={list} className={classes.chosen}>
      {values.map((value) => (
        <li key={value} className={classes.value}>
          <span>{value}</span>
          {!isFixed && (
            <UnstyledButton className={classes.remove} aria-label={`Togli ${value}`} onClick={() => remove(value)}>
              <IconX aria-hidden size={16} />
            </UnstyledButton>
          )}
        </li>
      ))}
    </ul>
  );
}
