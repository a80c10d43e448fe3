import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import { ownWorkingHours } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { TimingFields, TitleField } from '#web/features/appointments/form/appointment-fields.tsx';
import classes from '#web/features/appointments/form/appointment-form.module.css';
import { fieldProblems } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';
import { DayBeside } from '#web/features/appointments/form/day-beside.tsx';
import { FormProblems } from '#web/features/appointments/form/form-problems.tsx';
import { visibleFieldErrors } from '#web/features/appointments/form/visible-field-errors';
import { LockedFacts } from '#web/features/appointments/moving/locked-facts.tsx';
import { moveFailures, unfinishedMove, unknownMove } from '#web/features/appointments/moving/move-failures';
import { MoveSummary } from '#web/features/appointments/moving/move-summary.tsx';
import { changesTo, type NewTime } from '#web/features/appointments/moving/move-values';
import { useMove } from '#web/features/appointments/moving/use-move';
import { moving } from '#web/features/appointments/series/progress-words';
import { type Scope, ScopeField } from '#web/features/appointments/series/scope-field.tsx';
import { SeriesProgress } from '#web/features/appointments/series/series-progress.tsx';
import { useFollowing } from '#web/features/appointments/series/use-following';
import { useMoveSeries } from '#web/features/appointments/series/use-move-series';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useNow } from '#web/ui/use-now';

interface MoveFormProps {
  readonly appointment: Appointment;
  readonly to: NewTime | undefined;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** An existing appointment: first what may change, then what may not and why, and what saving does. */
export function MoveForm(opening: MoveFormProps) {
  const { form, draft, seen, goOnFrom, startAfresh, leave, save, isSaving, failed } = useMove(opening);
  const hours = useQuery(ownWorkingHours, {});
  const values = useWatch({ control: form.control }) as AppointmentValues;
  const problems = fieldProblems(values, useNow());
  const shown = visibleFieldErrors({ values, formState: form.formState, problems, failed });
  const summary = useId();
  const [scope, setScope] = useState<Scope>('one');
  const following = useFollowing(seen);
  const isSeries = following.length > 1;
  const series = useMoveSeries(() => {
    draft.forget();
    opening.onClose();
    opening.onMoved();
  });
  const { isTimeNew, isTitleNew } = changesTo(seen, values);
  const saveFollowing = form.handleSubmit((typed) => series.move(seen, following, typed));
  const isForAll = isSeries && scope === 'following' && (isTimeNew || isTitleNew);
  // A drag has said the new time: what is left to say is yes or no, unless something is amiss.
  const [isWhole, setWhole] = useState(opening.to === undefined);
  const isShort = !isWhole && !failed && Object.keys(shown).length === 0;
  const { setFocus } = form;
  useEffect(() => {
    if (!isShort) setFocus('date');
  }, [setFocus, isShort]);

  if (series.progress.tasks.length > 0) {
    return <SeriesProgress {...series.progress} words={moving} onRetry={series.progress.retry} onClose={leave} />;
  }
  const failure = failed?.failure;
  const isMoved = failure === unfinishedMove || failure === moveFailures.both_remain;
  const isLost = failure === moveFailures.not_restored;
  const isFinal = final.includes(failure);
  const scopeAndSummary = !(isMoved || isFinal) && (
    <>
      {isSeries && <ScopeField following={following} value={scope} onChange={setScope} />}
      <MoveSummary id={summary} seen={seen} values={values} />
    </>
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={isForAll ? saveFollowing : save}
        className={classes.form}
        data-short={isShort || undefined}
      >
        <Stack gap="md" className={classes.fields}>
          <DraftNote draft={draft} lost="I campi tornano a com’è adesso l’appuntamento." onDiscard={startAfresh} />
          <FormProblems problems={shown} failure={failure} />
          {isLost && <ChatLink person={seen.otherSide.token} label="Scrivi al paziente" />}
          {!isSaving && !standingAlone.includes(failure) && <ChangedMeanwhile seen={seen} onGoOn={goOnFrom} />}
          {isShort ? (
            <>
              <Text fw={600}>{seen.otherSide.name}</Text>
              {scopeAndSummary}
            </>
          ) : (
            <>
              <Text size="sm" c="dimmed">
                Puoi cambiare data, ora, durata e titolo. Gli orari sono quelli italiani.
              </Text>
              <TimingFields problems={shown} isFirst />
              {/* What decides stands above what is only told: nobody saves a series without having seen it. */}
              {scopeAndSummary}
              <TitleField problem={shown.title} isFirst={false} />
              <LockedFacts appointment={seen} />
            </>
          )}
        </Stack>
        <DayBeside hours={hours.data} ignoring={seen} />
        <DialogActions>
          {isShort && (
            <Button variant="subtle" onClick={() => setWhole(true)}>
              Cambia altro
            </Button>
          )}
          <Button variant="default" onClick={leave}>
            {isMoved || isFinal ? 'Chiudi' : 'Lascia com’è'}
          </Button>
          {!isFinal && (
            <Button type="submit" loading={isSaving} aria-describedby={summary}>
              {isMoved ? 'Completa lo spostamento' : saveWords(isTimeNew, isForAll ? following.length : 1)}
            </Button>
          )}
        </DialogActions>
      </form>
    </FormProvider>
  );
}

function saveWords(isTimeNew: boolean, count: number): string {
  if (!isTimeNew) return 'Salva modifiche';
  return count > 1 ? `Sposta ${count} appuntamenti` : 'Sposta appuntamento';
}

const { not_restored, both_remain, already_denied, already_over } = moveFailures;

/** After these nothing is left to save. */
const final: readonly (BookingFailure | undefined)[] = [not_restored, already_denied, already_over];

/** These say themselves where the appointment is now, as far as that is known. */
const standingAlone: typeof final = [unknownMove, unfinishedMove, not_restored, both_remain, already_denied];

interface ChangedMeanwhileProps {
  readonly seen: Appointment;
  readonly onGoOn: (current: Appointment) => void;
}

/** Shows the current time of an appointment that was changed elsewhere, and lets the user continue from there. */
function ChangedMeanwhile({ seen, onGoOn }: ChangedMeanwhileProps) {
  const { data } = useAppointments();
  if (!data) return null;
  const current = findAppointment(data.appointments, seen.token);
  if (!current) return <Note title="Non è più nel tuo calendario" text="Qualcuno lo ha tolto nel frattempo." />;
  if (current.status === 'denied') {
    return <Note title="È stato annullato nel frattempo" text="Non si può più spostare." />;
  }
  if (dateAndTimes(current) === dateAndTimes(seen) && current.title === seen.title) return null;
  return (
    <Alert role="status" color="ocra" title={`Adesso è: ${dateAndTimes(current)}`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Così risulta dopo aver riletto il calendario. Quello che hai scritto resta qui.</Text>
        <Button variant="default" onClick={() => onGoOn(current)}>
          Continua da qui
        </Button>
      </Stack>
    </Alert>
  );
}

function Note({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Alert role="status" color="ocra" title={title}>
      {text}
    </Alert>
  );
}
