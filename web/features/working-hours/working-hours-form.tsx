import { Button, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import type { WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { Absences } from '#web/features/working-hours/absences.tsx';
import { HoursProblem } from '#web/features/working-hours/hours-problem.tsx';
import { problemsOf } from '#web/features/working-hours/problems-of';
import { useHoursForm } from '#web/features/working-hours/use-hours-form';
import { WeekHours } from '#web/features/working-hours/week-hours.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface WorkingHoursFormProps {
  readonly times: WorkingTimes;
  readonly onDone: () => void;
}

/** The hours of the week and the days off. */
export function WorkingHoursForm({ times, onDone }: WorkingHoursFormProps) {
  const { hours, absences, wrong, wrongAbsences, attempt, problem, isSaving, newId, ...on } = useHoursForm(
    times,
    onDone,
  );
  const form = useRef<HTMLFormElement>(null);
  const goTo = (name: string) =>
    form.current?.querySelector<HTMLElement>(`select[data-row="${name}"], [data-row="${name}"] input`)?.focus();
  return (
    <form ref={form} noValidate onSubmit={on.save}>
      <Stack>
        <ErrorSummary problems={problemsOf(hours, wrong, wrongAbsences)} attempt={attempt} onGoTo={goTo} />
        <Text size="sm">
          Colorano il tuo calendario e ti avvisano quando un appuntamento ne esce. Non lo impediscono, e nessun altro li
          vede.
        </Text>
        <WeekHours values={hours} wrong={wrong} newId={newId} onChange={on.changeHours} />
        <Absences rows={absences} problems={wrongAbsences} newId={newId} onChange={on.changeAbsences} />
        {problem && <HoursProblem problem={problem} />}
        <DialogActions>
          <Button variant="default" onClick={onDone}>
            Annulla
          </Button>
          <Button type="submit" loading={isSaving}>
            Salva orari
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
