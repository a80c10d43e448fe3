import { consentFields, consentLabels, consentText } from '#web/features/informed-consent/consent-values';
import type { ConsentForm } from '#web/features/informed-consent/use-consent-form';
import { ErrorSummary } from '#web/forms/error-summary.tsx';

/** What keeps the document from being made, in the specified words while something is missing (CONSENT-15, CONSENT-21). */
export function ConsentProblems({ form }: { readonly form: ConsentForm }) {
  const { errors, submitCount } = form.formState;
  // Nothing is summed up before signing or the document was asked for.
  const problems = (submitCount > 0 ? consentFields : []).flatMap((name) => {
    const text = consentText(name, errors[name]?.message);
    return text ? [{ name, label: consentLabels[name], text }] : [];
  });
  const isMissing = consentFields.some((name) => errors[name]?.message === 'required');
  return (
    <ErrorSummary
      problems={problems}
      attempt={submitCount}
      title={isMissing ? 'Per favore compila tutti i campi' : undefined}
      onGoTo={(name) => form.setFocus(name)}
    />
  );
}
