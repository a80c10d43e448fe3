import { Checkbox } from '@mantine/core';
import { noPreference } from '#web/features/questionnaire/answers';
import { choiceParts } from '#web/features/questionnaire/choice-parts';
import { noPreferenceOption, type Option } from '#web/features/questionnaire/options';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { questionId } from '#web/features/questionnaire/step-head.tsx';

interface SeveralChoicesProps {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Several answers, or none of them by choice. */
export function SeveralChoices({ options, value, onChange }: SeveralChoicesProps) {
  const toggle = (chosen: string, isChosen: boolean) => {
    const others = value.filter((one) => one !== chosen && one !== noPreference);
    if (!isChosen) return onChange(others);
    onChange(chosen === noPreference ? [noPreference] : [...others, chosen]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question is the dialog's heading, which a legend cannot be
    <div role="group" aria-labelledby={questionId} className={classes.choices}>
      {[...options, noPreferenceOption].map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          classNames={choiceParts}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
