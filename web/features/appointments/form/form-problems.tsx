import { Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { type FieldProblems, missingFields } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues, FieldName } from '#web/features/appointments/form/appointment-values';
import { type BookingFailure, bookingFailures, explained } from '#web/features/appointments/form/booking-failures';
import { RenewPlan } from '#web/features/appointments/form/renew-plan.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';

interface FormProblemsProps {
  readonly problems: FieldProblems;
  /** The back end's answer to the last attempt. */
  readonly failure: BookingFailure | undefined;
}

const labels: Readonly<Record<FieldName, string>> = {
  title: 'Titolo',
  patient: 'Paziente',
  kind: 'Tipo di appuntamento',
  date: 'Data',
  time: 'Ora',
  slots: 'Durata',
};

/** The problems that kept the form from being saved, with a link to each field. */
export function FormProblems({ problems, failure }: FormProblemsProps) {
  const { formState, getValues, setFocus } = useFormContext<AppointmentValues>();
  const { submitCount, isSubmitted } = formState;
  const wrong = isSubmitted ? wrongFields(problems, failure) : [];
  const isIncomplete = missingFields(getValues()).length > 0;
  const title = isIncomplete ? 'Errore: Compila tutti i campi obbligatori!' : undefined;
  const isAnswered = wrong.length === 0 && failure;
  return (
    <ErrorSummary
      problems={wrong}
      onGoTo={setFocus}
      attempt={failure ?? submitCount}
      title={isAnswered ? failure.title : title}
    >
      {isAnswered && (
        <>
          <Text size="sm">{failure.advice}</Text>
          {failure === bookingFailures.plan_expired && <RenewPlan />}
        </>
      )}
    </ErrorSummary>
  );
}

/** The fields to correct before saving again; a problem the back end named is already the title, with its advice. */
function wrongFields(problems: FieldProblems, failure: BookingFailure | undefined) {
  const entries = Object.entries(problems) as [FieldName, string][];
  return entries
    .filter(([, text]) => text !== failure?.title)
    .map(([name, text]) => ({ name, label: labels[name], text: explained(text) }));
}
