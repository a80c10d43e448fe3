import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { WorkingWeek } from '#contracts/working-hours/working-hours.api';
import { DayHours } from '#web/features/working-hours/day-hours.tsx';
import { HoursProblem } from '#web/features/working-hours/hours-problem.tsx';
import { dayNames, withMondayCopied } from '#web/features/working-hours/hours-values';
import { useHoursForm } from '#web/features/working-hours/use-hours-form';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';

interface WorkingHoursFormProps {
  readonly week: WorkingWeek | null;
  readonly onDone: () => void;
}

/** Seven days with their stretches. */
export function WorkingHoursForm({ week, onDone }: WorkingHoursFormProps) {
  const { values, wrong, attempt, problem, isSaving, newId, change, changeDay, save } = useHoursForm(week, onDone);
  const form = useRef<HTMLFormElement>(null);
  const [isCopied, setCopied] = useState(false);
  const problems = values.flatMap((rows, day) =>
    rows
      .filter(({ id }) => wrong.includes(id))
      .map(({ id, from }) => ({
        name: id,
        label: `${dayNames[day]}, dalle ${from}`,
        text: 'la fine deve venire dopo l’inizio.',
      })),
  );
  return (
    <form ref={form} noValidate onSubmit={save}>
      <Stack>
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          onGoTo={(id) => form.current?.querySelector<HTMLElement>(`[data-row="${id} to"]`)?.focus()}
        />
        <Text size="sm">
          Colorano il tuo calendario e ti avvisano quando un appuntamento ne esce. Non lo impediscono, e nessun altro li
          vede.
        </Text>
        {values.map((rows, day) => (
          <Stack key={dayNames[day]} gap="xs">
            <DayHours
              day={dayNames[day] ?? ''}
              rows={rows}
              wrong={wrong}
              newId={newId}
              onChange={(changed) => {
                setCopied(false);
                changeDay(day, changed);
              }}
            />
            {day === 0 && (
              <Button
                variant="default"
                w="fit-content"
                onClick={() => {
                  change(withMondayCopied(values, newId));
                  setCopied(true);
                }}
              >
                Copia il lunedì nei giorni feriali
              </Button>
            )}
            {day === 0 && (
              <output className={isCopied ? undefined : 'visually-hidden'}>
                {isCopied && 'Copiato da martedì a venerdì.'}
              </output>
            )}
          </Stack>
        ))}
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
