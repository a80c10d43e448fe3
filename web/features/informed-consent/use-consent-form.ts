import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { keepConsentDraft, readConsentDraft } from '#web/features/informed-consent/consent-draft';
import {
  type ConsentDetails,
  type ConsentValues,
  consentSchema,
  consentValuesFrom,
  type OwnConsent,
} from '#web/features/informed-consent/consent-values';

export type ConsentForm = UseFormReturn<ConsentValues, unknown, ConsentDetails>;

/** The form: it begins with this tab's draft, else with what the profile knows, and keeps a draft as one types. */
export function useConsentForm(known: OwnConsent, owner: string): ConsentForm {
  const form = useForm<ConsentValues, unknown, ConsentDetails>({
    resolver: zodResolver(consentSchema),
    defaultValues: { ...consentValuesFrom(known), ...readConsentDraft(owner) },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type !== 'blur') keepConsentDraft(owner, getValues());
        },
      }),
    [subscribe, getValues, owner],
  );
  return form;
}
