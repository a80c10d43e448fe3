import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import classes from '#web/features/reviews/star-choice.module.css';
import { type Stars, starsText, starWords } from '#web/features/reviews/star-words';
import box from '#web/ui/choice-box.module.css';

interface StarChoiceProps {
  readonly value: Stars | null;
  readonly onChange: (stars: Stars) => void;
  /** The first radio button, which takes the focus when no star was chosen. */
  readonly firstRef: Ref<HTMLInputElement>;
  /** The id of the element that says what is missing. */
  readonly faultId: string | undefined;
}

/** One to five stars as one group of radio buttons, each labelled with its number and its word. */
export function StarChoice({ value, onChange, firstRef, faultId }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={box.group} aria-describedby={faultId}>
      <legend className={box.question}>Com’è stata la tua esperienza?</legend>
      <div className={classes.choices}>
        {starWords.map(({ stars, word }) => {
          const Star = value !== null && stars <= value ? IconStarFilled : IconStar;
          return (
            <label key={stars} className={`${box.choice} ${box.label} ${classes.choice}`}>
              <input
                ref={stars === 1 ? firstRef : undefined}
                type="radio"
                name={name}
                required
                className={box.control}
                aria-invalid={faultId !== undefined}
                data-autofocus={stars === (value ?? 1) || undefined}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Star aria-hidden className={classes.star} />
              <span className={classes.number}>{starsText(stars)}</span>
              <span className={classes.word}>{word}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
