import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { AppointmentFields } from '#web/features/appointments/form/appointment-fields.tsx';
import classes from '#web/features/appointments/form/appointment-form.module.css';
import { fieldProblems } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { DayBeside } from '#web/features/appointments/form/day-beside.tsx';
import { FormProblems } from '#web/features/appointments/form/form-problems.tsx';
import { shownProblems } from '#web/features/appointments/form/visible-field-errors';
import { ChangedMeanwhile } from '#web/features/appointments/moving/changed-meanwhile.tsx';
import { LockedFields } from '#web/features/appointments/moving/locked-fields.tsx';
import { moveFailures } from '#web/features/appointments/moving/move-failures';
import { MoveSummary } from '#web/features/appointments/moving/move-summary.tsx';
import { changesTo, type NewTime } from '#web/features/appointments/moving/move-values';
import { useMove } from '#web/features/appointments/moving/use-move';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useNow } from '#web/ui/use-now';

interface MoveFormProps {
  readonly appointment: Appointment;
  readonly to: NewTime | undefined;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** The fields of an appointment that exists: what may change, what may not and why, and what saving does (APPT-44 to 51). */
export function MoveForm(opening: MoveFormProps) {
  const { form, seen, goOnFrom, save, isSaving, failed } = useMove(opening);
  const values = useWatch({ control: form.control }) as AppointmentValues;
  const problems = fieldProblems(values, useNow());
  const shown = shownProblems({ values, formState: form.formState, problems, failed });
  const summary = useId();
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className={classes.form}>
        <Stack gap="md" className={classes.fields}>
          <FormProblems problems={shown} failure={failed?.failure} />
          {failed?.failure === moveFailures.not_restored && (
            <ChatLink person={seen.otherSide.token} label="Scrivi al paziente" />
          )}
          {!isSaving && <ChangedMeanwhile seen={seen} onGoOn={goOnFrom} />}
          <Text size="sm" c="dimmed">
            Puoi cambiare titolo, data, ora e durata. Gli orari sono quelli italiani.
          </Text>
          <AppointmentFields problems={shown}>
            <LockedFields appointment={seen} />
          </AppointmentFields>
        </Stack>
        <DayBeside ignoring={seen.token} />
        <Stack gap="sm" className={classes.foot}>
          <MoveSummary id={summary} seen={seen} values={values} />
          <DialogActions>
            <Button variant="default" onClick={opening.onClose}>
              Lascia com’è
            </Button>
            <Button type="submit" loading={isSaving} aria-describedby={summary}>
              {changesTo(seen, values).isTimeNew ? 'Sposta appuntamento' : 'Salva modifiche'}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormProvider>
  );
}
