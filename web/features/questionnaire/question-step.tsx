import { difficultyOptions, feelingOptions } from '#contracts/options/questionnaire-options';
import type { Answers } from '#web/features/questionnaire/answers';
import { LanguageStep } from '#web/features/questionnaire/language-step.tsx';
import { ageOptions, genderOptions, serviceOptions } from '#web/features/questionnaire/options';
import { PlaceStep } from '#web/features/questionnaire/place-step.tsx';
import { SeveralChoices } from '#web/features/questionnaire/several-choices.tsx';
import { SingleChoice } from '#web/features/questionnaire/single-choice.tsx';

interface QuestionStepProps {
  /** From 2 to 8. */
  readonly step: number;
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

/** The choices of one question (C-25). */
export function QuestionStep({ step, answers, onChange }: QuestionStepProps) {
  const { service, feelings, age, difficulties, gender, language } = answers;
  switch (step) {
    case 2:
      return (
        <SingleChoice options={serviceOptions} value={service} onChange={(chosen) => onChange({ service: chosen })} />
      );
    case 3:
      return <PlaceStep answers={answers} onChange={onChange} />;
    case 4:
      return (
        <SeveralChoices
          options={feelingOptions}
          value={feelings}
          onChange={(chosen) => onChange({ feelings: chosen })}
        />
      );
    case 5:
      return <SingleChoice options={ageOptions} value={age} onChange={(chosen) => onChange({ age: chosen })} />;
    case 6:
      return (
        <SeveralChoices
          options={difficultyOptions}
          value={difficulties}
          onChange={(chosen) => onChange({ difficulties: chosen })}
        />
      );
    case 7:
      return (
        <SingleChoice options={genderOptions} value={gender} onChange={(chosen) => onChange({ gender: chosen })} />
      );
    default:
      return <LanguageStep value={language} onChange={(chosen) => onChange({ language: chosen })} />;
  }
}
