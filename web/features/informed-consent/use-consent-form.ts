import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type ConsentDetails,
  type ConsentValues,
  consentSchema,
  consentValuesFrom,
  type OwnConsent,
} from '#web/features/informed-consent/consent-values';
import { addressValue } from '#web/fields/address/address-value';
import { type DraftKind, migrateValues } from '#web/forms/draft-store';
import { type Draft, useDraft, useKeepDraft } from '#web/forms/use-draft';

export type ConsentForm = UseFormReturn<ConsentValues, unknown, ConsentDetails>;

/** The draft of the fields in this tab. The tick is not kept: each request for a consent needs a new one. */
const consentDraft: DraftKind<ConsentValues> = {
  name: 'informed-consent',
  version: 2,
  schema: z.object({ birthPlace: addressValue, residence: addressValue, postalCode: z.string() }),
  migrate: migrateValues,
};

/** The form: it begins with this tab's draft, else with the profile's data, and keeps a draft while it is filled in. */
export function useConsentForm(known: OwnConsent): {
  readonly form: ConsentForm;
  readonly draft: Draft<ConsentValues>;
} {
  const draft = useDraft(consentDraft, (kept) => ({ ...consentValuesFrom(known), ...kept }));
  const form = useForm<ConsentValues, unknown, ConsentDetails>({
    resolver: zodResolver(consentSchema),
    defaultValues: draft.initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, (values) => values);
  return { form, draft };
}
