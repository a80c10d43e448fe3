import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { attemptFor } from '#web/features/registration/wizard/attempt-for';
import { draftOfValues } from '#web/features/registration/wizard/draft-of-values';
import {
  type Attempt,
  forgetRegistrationDraft,
  keepRegistrationDraft,
  type RegistrationDraft,
  readRegistrationDraft,
} from '#web/features/registration/wizard/registration-draft';
import type { Wizard } from '#web/features/registration/wizard/wizard';
import { stepProblems, type WizardKnowledge } from '#web/features/registration/wizard/wizard-step';

export interface WizardForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Whether there was a draft in this tab when the wizard opened. */
  readonly isResumed: boolean;
  /** What was filled in before this visit and is never kept, in words. */
  readonly again: readonly string[];
  /** Whether files are chosen at this moment, which no draft can keep. */
  readonly holdsFiles: () => boolean;
  /** When the draft was last saved, `10:42`; undefined without one. */
  readonly savedAt: string | undefined;
  /** Empties form and draft. */
  readonly discard: () => void;
  /** The draft is of no more use. */
  readonly forgetDraft: () => void;
  /** The act of registering with the present values: the same one as long as they are the same. */
  readonly actNow: () => string;
}

/** The one form of a wizard, judged on leaving a field and then on each key until it is right; its draft follows it. */
export function useWizardForm<Values extends FieldValues>(
  wizard: Wizard<Values>,
  knowledge: WizardKnowledge,
): WizardForm<Values> {
  const [found, setFound] = useState(() => readRegistrationDraft(wizard.name));
  const form = useForm<Values>({
    defaultValues: { ...wizard.blank, ...found?.values } as DefaultValues<Values>,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: (values) => {
      const problems = wizard.steps.flatMap((step) => stepProblems(step, values, knowledge));
      if (problems.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(problems.map(({ name, code }) => [name, { type: 'rule', message: code }]));
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
  });
  const { getValues } = form;
  const holdsFiles = useCallback(() => Object.values(getValues()).some(isListOfFiles), [getValues]);
  const names = wizard.neverKept as Readonly<Record<string, string>>;
  const again = (found?.leftOut ?? []).flatMap((name) => names[name] ?? []);
  const { discard, ...draft } = useDraftOf(wizard, form, found);
  const forget = () => {
    discard();
    setFound(undefined);
  };
  return { form, again, isResumed: found !== undefined, holdsFiles, ...draft, discard: forget };
}

function isListOfFiles(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => item?.file instanceof File);
}

function useDraftOf<Values extends FieldValues>(
  wizard: Wizard<Values>,
  form: UseFormReturn<Values>,
  found: RegistrationDraft | undefined,
) {
  const [savedAt, setSavedAt] = useState(found && clockTime(instantFromMs(found.savedAt)));
  const attempt = useRef<Attempt | null>(found?.attempt ?? null);
  const neverKept = Object.keys(wizard.neverKept);

  const save = () => {
    const now = Date.now();
    const { values, leftOut } = draftOfValues(form.getValues(), neverKept);
    const isBlank = JSON.stringify(values) === JSON.stringify(draftOfValues(wizard.blank, neverKept).values);
    if (isBlank) forgetRegistrationDraft(wizard.name);
    else keepRegistrationDraft(wizard.name, { savedAt: now, values, leftOut, attempt: attempt.current });
    setSavedAt(isBlank ? undefined : clockTime(instantFromMs(now)));
  };
  useChanges(form, (name) => {
    save();
    // What was wrong is judged again on each key, and a second typing with the first.
    for (const changed of [name, `${name}Confirmation`] as Path<Values>[]) {
      if (form.getFieldState(changed).error) void form.trigger(changed);
    }
  });

  return {
    savedAt,
    forgetDraft: () => forgetRegistrationDraft(wizard.name),
    discard: () => {
      attempt.current = null;
      form.reset(wizard.blank as DefaultValues<Values>);
      forgetRegistrationDraft(wizard.name);
      setSavedAt(undefined);
    },
    actNow: () => {
      attempt.current = attemptFor(draftOfValues(form.getValues(), neverKept).values, attempt.current);
      save();
      return attempt.current.act;
    },
  };
}

/** Calls back with the name of each field that changes. */
function useChanges<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  onChange: (name: string) => void,
) {
  const hear = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type !== 'blur') hear(name);
        },
      }),
    [subscribe],
  );
}
