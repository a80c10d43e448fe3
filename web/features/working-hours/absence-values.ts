import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import type { Absence } from '#contracts/working-hours/working-hours.api';

/** An absence in the form: its days, or the text typed for them. The id is valid while the form is open. */
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

export const mostAbsences = 20;

/** The row with another first day; a last day that was empty, or equal to the first day, follows it. */
export function withFirstDay(row: AbsenceRow, from: string): AbsenceRow {
  return { ...row, from, to: row.to === '' || row.to === row.from ? from : row.to };
}

/** The problems of the absences; a last day is checked only when the first is valid. */
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

/** The absences to save. */
export function absencesOf(rows: readonly AbsenceRow[]): Absence[] {
  return rows.map(({ from, to }) => ({ from, to }));
}
