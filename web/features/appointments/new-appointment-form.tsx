import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { listInvitees } from '#contracts/appointments/appointments.api';
import { useQuery } from '#web/api/use-query';
import { AppointmentFields } from '#web/features/appointments/appointment-fields.tsx';
import classes from '#web/features/appointments/appointment-form.module.css';
import { bookingBlock } from '#web/features/appointments/booking-block';
import { DayBeside } from '#web/features/appointments/day-beside.tsx';
import { FormProblems } from '#web/features/appointments/form-problems.tsx';
import { InviteeField } from '#web/features/appointments/invitee-field.tsx';
import { KindField } from '#web/features/appointments/kind-field.tsx';
import type { BookingKnowledge } from '#web/features/appointments/new-appointment-problems';
import { isSeries, type NewAppointmentValues } from '#web/features/appointments/new-appointment-values';
import { seriesDates } from '#web/features/appointments/series-dates';
import { SeriesFields } from '#web/features/appointments/series-fields.tsx';
import { SeriesProgress } from '#web/features/appointments/series-progress.tsx';
import { saveLabel } from '#web/features/appointments/series-words';
import { shownNewProblems } from '#web/features/appointments/shown-problems';
import { useAppointments } from '#web/features/appointments/use-appointments';
import { useNewAppointment } from '#web/features/appointments/use-new-appointment';
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
  const { form, save, isSaving, failed, series, retrySeries } = useNewAppointment({ ...opening, known });
  const values = useWatch({ control: form.control }) as NewAppointmentValues;
  const { data } = useAppointments();
  const now = useNow();
  const block = bookingBlock(values, known);
  const problems = shownNewProblems({ values, formState: form.formState, failed }, known, now);
  const dates = isSeries(values) ? seriesDates(values, data?.appointments ?? [], now) : [];
  const reason = useId();
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);

  if (series.bookings.length > 0) {
    return <SeriesProgress {...series} onRetry={retrySeries} onClose={opening.onDone} />;
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className={classes.form}>
        <Stack gap="md" className={classes.fields}>
          <FormProblems problems={problems} failure={failed?.failure} />
          <Text size="sm" c="dimmed">
            Tutti i campi sono obbligatori. Gli orari sono quelli italiani.
          </Text>
          <AppointmentFields problems={problems}>
            <InviteeField invitees={known.invitees} problem={problems.patient} />
            <KindField prices={known.prices} problem={problems.kind} />
          </AppointmentFields>
          <SeriesFields dates={dates} />
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
              {saveLabel(dates)}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
