import '@mantine/core/styles/List.layer.css';
import { Alert, List, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingFailure } from '#web/features/appointments/booking-failures';
import { type FieldProblems, missingFields } from '#web/features/appointments/new-appointment-problems';
import type { NewAppointmentValues } from '#web/features/appointments/new-appointment-values';

interface FormProblemsProps {
  readonly problems: FieldProblems;
  /** What the back end answered to the last attempt. */
  readonly failure: BookingFailure | undefined;
}

const names: Readonly<Record<keyof NewAppointmentValues, string>> = {
  title: 'Titolo',
  patient: 'Paziente',
  kind: 'Tipo di appuntamento',
  date: 'Data',
  time: 'Ora',
  slots: 'Durata',
};

/** What kept the form from being saved, with a way to each field; takes the focus when saving was tried (APPT-23). */
export function FormProblems({ problems, failure }: FormProblemsProps) {
  const { formState, getValues, setFocus } = useFormContext<NewAppointmentValues>();
  const { submitCount, isSubmitted } = formState;
  const box = useRef<HTMLDivElement>(null);
  const wrong = isSubmitted ? wrongFields(problems, failure) : [];
  useEffect(() => {
    if (submitCount > 0 || failure) box.current?.focus();
  }, [submitCount, failure]);
  if (wrong.length === 0 && !failure) return null;

  const isIncomplete = missingFields(getValues()).length > 0;
  const title = isIncomplete ? 'Errore: Compila tutti i campi obbligatori!' : 'Controlla questi campi';
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="mattone" title={wrong.length > 0 ? title : failure?.title}>
      {wrong.length === 0 && <Text size="sm">{failure?.advice}</Text>}
      <List size="sm">
        {wrong.map(([field, problem]) => (
          <List.Item key={field}>
            <UnstyledButton fz="sm" td="underline" mih="1.75rem" onClick={() => setFocus(field)}>
              {names[field]}: {problem}
            </UnstyledButton>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The fields to mend before saving again; what the back end said of one stands above, with its advice. */
function wrongFields(problems: FieldProblems, failure: BookingFailure | undefined) {
  const entries = Object.entries(problems) as [keyof NewAppointmentValues, string][];
  return entries.filter(([, problem]) => problem !== failure?.title);
}
