import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useEffect, useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { listInvitees } from '#contracts/appointments/appointments.api';
import { ownWorkingHours, type WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import { noRoomYet } from '#web/copy/no-room-yet';
import { InviteeField } from '#web/features/appointments/booking/invitee-field.tsx';
import { KindField } from '#web/features/appointments/booking/kind-field.tsx';
import { isSeries, type NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import { seriesDates } from '#web/features/appointments/booking/series-dates';
import { SeriesFields } from '#web/features/appointments/booking/series-fields.tsx';
import { saveLabel } from '#web/features/appointments/booking/series-words';
import { ShortBooking } from '#web/features/appointments/booking/short-booking.tsx';
import { useNewAppointment } from '#web/features/appointments/booking/use-new-appointment';
import { useSessionProposal } from '#web/features/appointments/booking/use-session-proposal';
import { MissingCard } from '#web/features/appointments/dialogs/missing-card.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { TimingFields, TitleField } from '#web/features/appointments/form/appointment-fields.tsx';
import classes from '#web/features/appointments/form/appointment-form.module.css';
import type { FieldProblems } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { type BookingFailure, bookingFailures } from '#web/features/appointments/form/booking-failures';
import { DayBeside } from '#web/features/appointments/form/day-beside.tsx';
import { FormProblems } from '#web/features/appointments/form/form-problems.tsx';
import { type BookingKnowledge, chosenPartyRefusal } from '#web/features/appointments/form/new-appointment-problems';
import { RenewPlan } from '#web/features/appointments/form/renew-plan.tsx';
import { visibleNewFieldErrors } from '#web/features/appointments/form/visible-field-errors';
import { creating } from '#web/features/appointments/series/progress-words';
import { SeriesProgress } from '#web/features/appointments/series/series-progress.tsx';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { paths } from '#web/routing/paths';
import { useSignedInUser } from '#web/session/session-context';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

interface NewAppointmentFormProps {
  readonly preset: Partial<NewAppointmentValues>;
  /** Whether it asks for the patient alone. */
  readonly isShort: boolean;
  /** Shows all fields. */
  readonly onMore: () => void;
  readonly onDone: () => void;
}

/** The form of a new appointment, shown once the patients the therapist may invite are known. */
export function NewAppointmentForm(props: NewAppointmentFormProps) {
  const query = useQuery(listInvitees, {});
  // Both queries are asked together, so that the back end reads for them only once.
  const hours = useQuery(ownWorkingHours, {});
  return (
    <QueryRegion query={query} what="i pazienti che puoi invitare">
      {(known) => <KnownForm {...props} known={known} hours={hours.data} />}
    </QueryRegion>
  );
}

interface KnownFormProps extends NewAppointmentFormProps {
  readonly known: BookingKnowledge;
  readonly hours: WorkingTimes | undefined;
}

function KnownForm({ known, hours, isShort, onMore, ...opening }: KnownFormProps) {
  const absences = hours?.absences ?? [];
  const { form, draft, startAfresh, save, isSaving, isDecided, failed, sendCard, series } = useNewAppointment({
    ...opening,
    known,
    absences,
  });
  const values = useWatch({ control: form.control }) as NewAppointmentValues;
  const { data } = useAppointments();
  const now = useNow();
  const propose = useSessionProposal(form, known, isShort);
  const { missingSetup } = useSignedInUser();
  const hasPlan = !missingSetup.includes('plan');
  const block = isDecided ? undefined : bookingBlock(values, known, hasPlan);
  const problems = isDecided ? {} : visibleNewFieldErrors({ values, formState: form.formState, failed }, known, now);
  const dates = isSeries(values) ? seriesDates(values, { appointments: data?.appointments ?? [], absences, now }) : [];
  const reason = useId();
  const isPatientKept = draft.initial.patient !== '' && !opening.preset.patient;
  const { setFocus } = form;
  // A draft resumed for a pressed time names a patient: what is typed next is meant for that field.
  const first = isShort || (draft.isResumed && opening.preset.time) ? 'patient' : 'title';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are others with each form
  useEffect(() => setFocus(first), [setFocus, isShort]);
  const needsMore = draft.isResumed || !!block || !!failed || isAmissElsewhere(values, problems);
  useEffect(() => {
    if (isShort && needsMore) onMore();
  }, [isShort, needsMore, onMore]);

  // On the home already, the steps that are missing stand at its top.
  const leave = () => {
    opening.onDone();
    window.scrollTo({ top: 0 });
  };
  // What no choice can change is said before anything is typed.
  const isChoosable = known.invitees.length > 0 && !known.planExpired;
  const blockNote = block && (
    <Alert id={reason} color="ocra" title={block.title}>
      <span>{block.advice}</span>
      {block.way && (
        <Anchor component={Link} to={block.way.to} onClick={leave} display="block" pt="xs">
          {block.way.label}
        </Anchor>
      )}
      {block === bookingFailures.plan_expired && <RenewPlan />}
    </Alert>
  );

  if (series.tasks.length > 0) {
    return <SeriesProgress {...series} words={creating} onRetry={series.retry} onClose={opening.onDone} />;
  }
  if (sendCard) {
    return (
      <MissingCard
        done="L’appuntamento è in calendario."
        patient={values.patient}
        isSending={isSaving}
        onSend={sendCard}
        onClose={opening.onDone}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className={classes.form} data-short={isShort || undefined}>
        <Stack gap="md" className={classes.fields}>
          <DraftNote
            draft={draft}
            resumed={`Abbiamo ripreso quello che avevi scritto${isPatientKept ? ', paziente compreso' : ''}.`}
            lost="Si svuotano i campi di questo appuntamento."
            onDiscard={startAfresh}
          />
          <FormProblems problems={isShort ? patientAlone(problems) : problems} failure={failed?.failure} />
          {!isChoosable && blockNote}
          {isShort ? (
            <ShortBooking known={known} problem={problems.patient} onChoose={propose} />
          ) : (
            <>
              <Text size="sm" c="dimmed">
                Tutti i campi sono obbligatori. Gli orari sono quelli italiani.
              </Text>
              <TitleField problem={problems.title} isFirst={first === 'title'} />
              <InviteeField
                groups={[{ group: '', invitees: known.invitees }]}
                problem={problems.patient}
                isFirst={first === 'patient'}
                onChoose={propose}
              />
              {isChoosable && blockNote}
              <KindField prices={known.prices} problem={problems.kind} />
              <TimingFields problems={problems} />
              <SeriesFields dates={dates} />
            </>
          )}
          <Text size="sm" c="dimmed">
            {noRoomYet}
          </Text>
        </Stack>
        <DayBeside hours={hours} isDecided={isDecided} />
        <DialogActions>
          {isShort && (
            <Button variant="default" onClick={onMore}>
              Altre opzioni
            </Button>
          )}
          <Button
            type="submit"
            loading={isSaving}
            disabled={block !== undefined}
            aria-describedby={block ? reason : undefined}
          >
            {saveLabel(dates)}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

/** Whether something is amiss that the short form does not show; without a patient nothing else is known yet. */
function isAmissElsewhere(
  { patient, kind }: NewAppointmentValues,
  { patient: _shown, ...others }: FieldProblems,
): boolean {
  return patient !== '' && (kind === '' || Object.values(others).some(Boolean));
}

function patientAlone({ patient }: FieldProblems): FieldProblems {
  return patient === undefined ? {} : { patient };
}

/** Why nothing can be booked, and where something can be done about it. */
interface BookingBlock extends BookingFailure {
  readonly way?: { readonly label: string; readonly to: string };
}

/**
 * The reason why no other entry makes the form saveable; undefined when there is none. Of several the first that the
 * therapist can do something about: a plan comes before patients, who must write first.
 */
function bookingBlock(
  values: Pick<AppointmentValues, 'patient' | 'kind'>,
  known: BookingKnowledge,
  hasPlan: boolean,
): BookingBlock | undefined {
  const title = 'Impossibile creare un appuntamento';
  const isAlone = known.invitees.length === 0;
  if (!hasPlan && (isAlone || known.planExpired)) {
    return {
      title,
      advice: 'Ti manca il piano tariffario: serve per comparire nella ricerca e per proporre appuntamenti.',
      way: { label: 'Vedi i passi che ti mancano', to: paths.dashboard },
    };
  }
  if (known.planExpired) {
    const expired = bookingFailures.plan_expired;
    return isAlone ? { title, advice: expired.title } : expired;
  }
  if (isAlone) {
    return {
      title,
      advice: 'Potrai invitare i pazienti che ti hanno scritto in chat: per ora non ce ne sono.',
      way: { label: 'Vai alla chat', to: paths.chat },
    };
  }
  const refusal = chosenPartyRefusal(values, known);
  return refusal === 'second_introductory_talk' ? bookingFailures[refusal] : undefined;
}
