import { type Ref, useId } from 'react';
import { type Mood, moods } from '#contracts/diary/moods';
import classes from '#web/features/diary/entry/mood-choice.module.css';
import { MoodMark } from '#web/features/diary/moods/mood-mark.tsx';
import box from '#web/ui/choice-box.module.css';

interface MoodChoiceProps {
  readonly value: Mood | null;
  readonly onChange: (mood: Mood) => void;
  /** The radio button that takes the focus: of the chosen mood, or the first. */
  readonly focusRef: Ref<HTMLInputElement>;
  /** Why the choice was refused, which a toast says. */
  readonly fault: string | undefined;
}

/**
 * The moods as one group of radio buttons: one tab stop, arrows between them. Three columns, two under 768 px, one
 * under 501 px (DIARY-04, DIARY-05, DIARY-06).
 */
export function MoodChoice({ value, onChange, focusRef, fault }: MoodChoiceProps) {
  const name = useId();
  const faultId = useId();
  return (
    <fieldset className={box.group} aria-describedby={fault ? faultId : undefined}>
      <legend className={box.question}>Come ti senti?</legend>
      {fault && (
        <p id={faultId} className="visually-hidden">
          {fault}
        </p>
      )}
      <div className={classes.choices}>
        {moods.map((mood) => (
          <label key={mood} className={`${box.choice} ${box.label} ${classes.choice}`}>
            <input
              ref={mood === (value ?? moods[0]) ? focusRef : undefined}
              type="radio"
              name={name}
              required
              className={box.control}
              aria-invalid={fault !== undefined}
              data-autofocus={mood === (value ?? moods[0]) || undefined}
              checked={mood === value}
              onChange={() => onChange(mood)}
            />
            <MoodMark mood={mood} size={18} />
            <span>{mood}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
