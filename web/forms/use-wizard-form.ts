import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { instantFromMs } from '#contracts/kernel/instant';
import { clockTime } from '#contracts/kernel/italian-format';
import { serverNow } from '#web/api/server-clock';
import { useDraft, useFormChange } from '#web/forms/use-draft';
import type { Attempt } from '#web/forms/use-submit';
import { partedValues, type WizardDraft, wizardDraftKind } from '#web/forms/wizard-draft';
import { stepProblems, type WizardKnowledge, type WizardStep } from '#web/forms/wizard-step';

/** A wizard as data: its steps, what its draft keeps, and the words for its problems. */
export interface Wizard<Values> {
  /** The draft's name. */
  readonly name: string;
  readonly steps: readonly WizardStep<Values>[];
  /** The values the form begins with, and is emptied to. */
  readonly blank: Values;
  /** The fields a draft never holds, such as passwords and files, with the words that ask for each again. */
  readonly neverKept: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Values a draft never holds but this visit still has. */
  readonly remembered?: Partial<Values> | undefined;
  /** The words for a problem of a field, by field name and code. */
  readonly fieldText: (field: string, code: string) => string | undefined;
}

export interface WizardForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Whether there was a draft in this tab when the wizard opened. */
  readonly isResumed: boolean;
  /** Whether there was a draft that could not be read. */
  readonly isDropped: boolean;
  /** What was filled in before this visit and has to be given again, in words. */
  readonly again: readonly string[];
  /** When the draft was last saved, such as `10:42`; undefined without one. */
  readonly savedAt: string | undefined;
  /** Empties the form and removes the draft. */
  readonly discard: () => void;
  /** The options of `useSubmit` that keep one key for the same content and end the draft. */
  readonly sending: {
    readonly draft: { readonly forget: () => void };
    readonly contentOf: (values: Values) => object;
    readonly lastAttempt: Attempt | null | undefined;
    readonly onAttempt: (attempt: Attempt) => void;
  };
}

/** The form of a wizard with its draft. A field is validated on leaving it, then at each change until it is valid. */
export function useWizardForm<Values extends FieldValues>(
  wizard: Wizard<Values>,
  knowledge: WizardKnowledge,
): WizardForm<Values> {
  const neverKept = Object.keys(wizard.neverKept);
  const kind = wizardDraftKind(wizard.name, wizard.blank, neverKept);
  const { initial, isResumed, isDropped, keep, forget, discard } = useDraft(kind, (kept = noDraft) => kept);
  const [savedAt, setSavedAt] = useState(isResumed ? clockTime(instantFromMs(initial.savedAt)) : undefined);
  const attempt = useRef(initial.attempt);
  const form = useForm<Values>({
    defaultValues: { ...wizard.blank, ...initial.values, ...wizard.remembered } as DefaultValues<Values>,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: (values) => ({ values: {}, errors: errorsOf(wizard, values, knowledge) }),
  });

  const contentOf = (values: Values) => partedValues(values, neverKept).values;
  const save = () => {
    const now = serverNow();
    const { values, leftOut } = partedValues(form.getValues(), neverKept);
    const isBlank = JSON.stringify(values) === JSON.stringify(contentOf(wizard.blank));
    if (isBlank) forget();
    else keep({ savedAt: now, values, leftOut, attempt: attempt.current });
    setSavedAt(isBlank ? undefined : clockTime(now));
  };
  useFormChange(form, () => {
    save();
    // A change may make a wrong field valid, also when it depends on another field.
    const wrong = (Object.keys(wizard.blank) as Path<Values>[]).filter((name) => form.getFieldState(name).error);
    if (wrong.length > 0) void form.trigger(wrong);
  });

  const names = wizard.neverKept as Readonly<Record<string, string>>;
  return {
    form,
    isResumed,
    isDropped,
    again: isResumed ? initial.leftOut.flatMap((name) => names[name] ?? []) : [],
    savedAt,
    discard: () => {
      attempt.current = null;
      form.reset(wizard.blank as DefaultValues<Values>);
      discard();
      setSavedAt(undefined);
    },
    sending: {
      draft: { forget },
      contentOf,
      lastAttempt: initial.attempt,
      onAttempt: (next) => {
        attempt.current = next;
        save();
      },
    },
  };
}

const noDraft: WizardDraft = { savedAt: 0, values: {}, leftOut: [], attempt: null };

/** What is wrong with each field, its code as the type and its words as the message. */
function errorsOf<Values extends FieldValues>(wizard: Wizard<Values>, values: Values, knowledge: WizardKnowledge) {
  const problems = wizard.steps.flatMap((step) => stepProblems(step, values, knowledge));
  return Object.fromEntries(
    problems.map(({ name, code }) => [name, { type: code, message: wizard.fieldText(name, code) }]),
  ) as FieldErrors<Values>;
}
