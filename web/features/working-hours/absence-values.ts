import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import type { Absence } from '#contracts/working-hours/working-hours.api';

/** Days off as they stand in the form: days, or what was typed instead; the id is their own while the form is open. */
export interface AbsenceRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface AbsenceProblem {
  readonly id: string;
  readonly field: 'from' | 'to';
  readonly text: string;
}

/** As many as are kept. */
export const mostAbsences = 20;

/** The row with another first day; a last day that was none yet, or that first day, goes with it. */
export function withFirstDay(row: AbsenceRow, from: string): AbsenceRow {
  return { ...row, from, to: row.to === '' || row.to === row.from ? from : row.to };
}

/** What cannot be kept, and why; the last day is judged once the first is one. */
export function absenceProblems(rows: readonly AbsenceRow[], today: CivilDate): readonly AbsenceProblem[] {
  return rows.flatMap(({ id, from, to }): AbsenceProblem[] => {
    if (!civilDateFrom(from)) return [{ id, field: 'from', text: 'Data non valida.' }];
    if (!civilDateFrom(to)) return [{ id, field: 'to', text: 'Data non valida.' }];
    if (to < from) return [{ id, field: 'to', text: 'L’ultimo giorno viene prima del primo.' }];
    return to < today ? [{ id, field: 'to', text: 'Questi giorni sono già passati.' }] : [];
  });
}

/** The days off as rows of the form. */
export function absenceRowsOf(absences: readonly Absence[], newId: () => string): readonly AbsenceRow[] {
  return absences.map((absence) => ({ ...absence, id: newId() }));
}

/** What is kept. */
export function absencesOf(rows: readonly AbsenceRow[]): Absence[] {
  return rows.map(({ from, to }) => ({ from, to }));
}
