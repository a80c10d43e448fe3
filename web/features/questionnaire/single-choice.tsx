import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import type { noPreference } from '#web/features/questionnaire/answers';
import { choiceParts } from '#web/features/questionnaire/choice-parts';
import { noPreferenceOption, type Option } from '#web/features/questionnaire/options';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { questionId } from '#web/features/questionnaire/step-head.tsx';

interface SingleChoiceProps<Value extends string> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | typeof noPreference | null;
  readonly onChange: (value: Value | typeof noPreference) => void;
}

/** One answer of several. */
export function SingleChoice<Value extends string>({ options, value, onChange }: SingleChoiceProps<Value>) {
  return (
    <div role="radiogroup" aria-labelledby={questionId} className={classes.choices}>
      {[...options, noPreferenceOption].map((option) => (
        <Radio
          key={option.value}
          size="md"
          name={questionId}
          label={option.label}
          classNames={choiceParts}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}
