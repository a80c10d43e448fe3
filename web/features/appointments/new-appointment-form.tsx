import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { listInvitees } from '#contracts/appointments/appointments.api';
import { useQuery } from '#web/api/use-query';
import { bookingBlock } from '#web/features/appointments/booking-block';
import { DayBeside } from '#web/features/appointments/day-beside.tsx';
import { FormProblems } from '#web/features/appointments/form-problems.tsx';
import { NewAppointmentFields } from '#web/features/appointments/new-appointment-fields.tsx';
import classes from '#web/features/appointments/new-appointment-form.module.css';
import type { BookingKnowledge } from '#web/features/appointments/new-appointment-problems';
import type { NewAppointmentValues } from '#web/features/appointments/new-appointment-values';
import { useNewAppointment } from '#web/features/appointments/use-new-appointment';
import { useShownProblems } from '#web/features/appointments/use-shown-problems';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

interface NewAppointmentFormProps {
  /** What was typed before the dialog was last closed; kept up to date for the next time. */
  readonly draft: RefObject<NewAppointmentValues>;
  readonly preset: Partial<NewAppointmentValues>;
  readonly onDone: () => void;
}

/** The form of a new appointment, once it is known whom the therapist may invite. */
export function NewAppointmentForm(props: NewAppointmentFormProps) {
  const query = useQuery(listInvitees, {});
  return (
    <QueryRegion query={query} what="i pazienti che puoi invitare">
      {(known) => <KnownForm {...props} known={known} />}
    </QueryRegion>
  );
}

function KnownForm({ known, ...opening }: NewAppointmentFormProps & { readonly known: BookingKnowledge }) {
  const { form, save, isSaving, failed } = useNewAppointment({ ...opening, known });
  const [patient, kind] = useWatch({ control: form.control, name: ['patient', 'kind'] });
  const block = bookingBlock({ patient, kind }, known, useNow());
  const problems = useShownProblems(form, known, failed);
  const reason = useId();
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className={classes.form}>
        <Stack gap="md" className={classes.fields}>
          <FormProblems problems={problems} failure={failed?.failure} />
          <Text size="sm" c="dimmed">
            Tutti i campi sono obbligatori. Gli orari sono quelli italiani.
          </Text>
          <NewAppointmentFields known={known} problems={problems} />
        </Stack>
        <DayBeside />
        <Stack gap="sm" className={classes.foot}>
          {block && (
            <Alert id={reason} color="ocra" title={block.title}>
              {block.advice}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={isSaving}
              disabled={block !== undefined}
              aria-describedby={block ? reason : undefined}
            >
              Salva appuntamento
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
