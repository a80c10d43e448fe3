import type { AbsenceProblem } from '#web/features/working-hours/absence-values';
import { dayNames, type HoursValues } from '#web/features/working-hours/hours-values';
import type { FieldProblem } from '#web/forms/error-summary.tsx';

/** What is wrong, in the order of the form; each name is that of the row and the field in it. */
export function problemsOf(
  hours: HoursValues,
  wrong: readonly string[],
  wrongAbsences: readonly AbsenceProblem[],
): readonly FieldProblem[] {
  const stretches = hours.flatMap((rows, day) =>
    rows
      .filter(({ id }) => wrong.includes(id))
      .map(({ id, from }) => ({
        name: `${id} to`,
        label: `${dayNames[day]}, dalle ${from}`,
        text: 'la fine deve venire dopo l’inizio.',
      })),
  );
  const absences = wrongAbsences.map(({ id, field, text }) => ({
    name: `${id} ${field}`,
    label: field === 'from' ? 'Primo giorno di assenza' : 'Ultimo giorno di assenza',
    text,
  }));
  return [...stretches, ...absences];
}
