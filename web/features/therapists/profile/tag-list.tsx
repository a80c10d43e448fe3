import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import classes from '#web/features/therapists/profile/tag-list.module.css';

interface TagListProps {
  readonly tags: readonly string[];
  /** How many show before the rest is asked for. */
  readonly shown: number;
  /** What they are, for the toggle: 'le aree'. */
  readonly what: string;
}

/** Tags, the first ones at once and the rest behind a toggle (THER-16 to 19). */
export function TagList({ tags, shown, what }: TagListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  const visible = isWhole ? tags : tags.slice(0, shown);
  return (
    <>
      <ul id={list} className={classes.tags}>
        {visible.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {tags.length > shown && (
        <Button
          variant="subtle"
          className={classes.toggle}
          aria-expanded={isWhole}
          aria-controls={list}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Mostra meno' : `Mostra tutte ${what} (${tags.length})`}
        </Button>
      )}
    </>
  );
}
