import { Text } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import {
  type RequestField,
  type RequestValues,
  requestFieldText,
  requestLabels,
} from '#web/features/information-request/request-values';
import { ErrorSummary } from '#web/forms/error-summary.tsx';

interface RequestProblemsProps {
  readonly form: UseFormReturn<RequestValues>;
  readonly failure: string | undefined;
}

/** What kept the request from being sent: the fields to complete, or what the back end answered. */
export function RequestProblems({ form, failure }: RequestProblemsProps) {
  const { errors, submitCount, isSubmitted } = form.formState;
  const fields = Object.keys(requestLabels) as (keyof typeof requestLabels)[];
  const problems = fields.flatMap((name) => {
    const text = requestFieldText(name, errors[name]?.message);
    return isSubmitted && text ? [{ name, label: requestLabels[name], text }] : [];
  });
  return (
    <ErrorSummary
      problems={problems}
      onGoTo={(name: RequestField) => form.setFocus(name)}
      attempt={failure ?? submitCount}
      title={failure && problems.length === 0 ? 'La richiesta non è partita' : undefined}
    >
      {failure && <Text size="sm">{failure}</Text>}
    </ErrorSummary>
  );
}
