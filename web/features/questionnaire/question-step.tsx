import { Checkbox, Radio, Stack } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { difficultyOptions, feelingOptions } from '#contracts/options/questionnaire-options';
import { filterChoices } from '#contracts/therapists/search.api';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import { useQuery } from '#web/api/use-query';
import { type Answers, noPreference } from '#web/features/questionnaire/answers';
import {
  ageOptions,
  genderOptions,
  noPreferenceOption,
  type Option,
  placeOptions,
  serviceOptions,
} from '#web/features/questionnaire/options';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { questionId } from '#web/features/questionnaire/step-head.tsx';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { addressIn } from '#web/fields/address/address-value';
import box from '#web/ui/choice-box.module.css';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface QuestionStepProps {
  /** The step, from 1 to 7. */
  readonly index: number;
  readonly answers: Answers;
  readonly violenceHelp: ReactNode;
  readonly onChange: (part: Partial<Answers>) => void;
}

/** The choices of one question. */
export function QuestionStep({ index, answers, violenceHelp, onChange }: QuestionStepProps) {
  const { service, feelings, age, difficulties, gender, language } = answers;
  switch (index) {
    case 1:
      return (
        <SingleChoice options={serviceOptions} value={service} onChange={(chosen) => onChange({ service: chosen })} />
      );
    case 2:
      return <PlaceStep answers={answers} onChange={onChange} />;
    case 3:
      return (
        <SeveralChoices
          options={feelingOptions}
          value={feelings}
          onChange={(chosen) => onChange({ feelings: chosen })}
        />
      );
    case 4:
      return <SingleChoice options={ageOptions} value={age} onChange={(chosen) => onChange({ age: chosen })} />;
    case 5:
      return (
        <SeveralChoices
          options={difficultyOptions}
          value={difficulties}
          help={{ value: 'violence', text: violenceHelp }}
          onChange={(chosen) => onChange({ difficulties: chosen })}
        />
      );
    case 6:
      return (
        <SingleChoice options={genderOptions} value={gender} onChange={(chosen) => onChange({ gender: chosen })} />
      );
    default:
      return <LanguageStep value={language} onChange={(chosen) => onChange({ language: chosen })} />;
  }
}

interface LanguageStepProps {
  readonly value: string | null;
  readonly onChange: (language: string) => void;
}

/** The languages therapists speak, loaded when this step opens. */
function LanguageStep({ value, onChange }: LanguageStepProps) {
  const query = useQuery(filterChoices, {});
  return (
    <QueryRegion query={query} what="le lingue">
      {({ languages }) => (
        <SingleChoice
          options={languages.map((language) => ({ value: language, label: language }))}
          value={value}
          onChange={onChange}
        />
      )}
    </QueryRegion>
  );
}

interface PlaceStepProps {
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

/** The place of the sessions and, for a studio, the address it should be near. */
function PlaceStep({ answers, onChange }: PlaceStepProps) {
  return (
    <Stack>
      <SingleChoice options={placeOptions} value={answers.place} onChange={(place) => onChange({ place })} />
      {answers.place === 'online+studio' && (
        <AddressField
          label="Vicino a quale indirizzo? (facoltativo)"
          description={`Cerchiamo studi entro ${searchRadiusKm} km.`}
          value={answers.address}
          onChange={(value) => onChange({ address: addressIn(value) })}
        />
      )}
    </Stack>
  );
}

interface SingleChoiceProps<Value extends string> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | typeof noPreference | null;
  readonly onChange: (value: Value | typeof noPreference) => void;
}

/** One answer out of several. */
function SingleChoice<Value extends string>({ options, value, onChange }: SingleChoiceProps<Value>) {
  return (
    <div role="radiogroup" aria-labelledby={questionId} className={classes.choices}>
      {[...options, noPreferenceOption].map((option) => (
        <Radio
          key={option.value}
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

interface SeveralChoicesProps {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  /** What is said right below an answer once it is chosen. */
  readonly help?: { readonly value: string; readonly text: ReactNode };
  readonly onChange: (value: string[]) => void;
}

/** Several answers, or `noPreference` alone. */
function SeveralChoices({ options, value, help, onChange }: SeveralChoicesProps) {
  const toggle = (chosen: string, isChosen: boolean) => {
    const others = value.filter((one) => one !== chosen && one !== noPreference);
    if (!isChosen) return onChange(others);
    onChange(chosen === noPreference ? [noPreference] : [...others, chosen]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question is the dialog's heading, which a legend cannot be
    <div role="group" aria-labelledby={questionId} className={classes.choices}>
      {[...options, noPreferenceOption].map((option) => (
        <Fragment key={option.value}>
          <Checkbox
            label={option.label}
            classNames={choiceParts}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          {help?.value === option.value && (
            <div role="status" className={classes.help}>
              {value.includes(option.value) && help.text}
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** The classes that turn a radio or a checkbox into a box that can be pressed anywhere. */
const choiceParts = {
  root: `${box.choice} ${classes.choice}`,
  body: classes.body,
  inner: classes.control,
  labelWrapper: classes.words,
  label: classes.label,
} as const;
