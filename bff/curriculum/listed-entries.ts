import { safeParse } from 'zod/v4/core';
import { rowsIn } from '#bff/users/php-parts';
import { versionOf } from '#bff/version-of';
import type { OwnStudy, OwnWork } from '#contracts/curriculum/curriculum.api';
import { compiled } from '#contracts/kernel/compiled';
import { qualificationRow, workExperienceRow } from '#contracts/therapists/professional.legacy';

/** A row of one of the platform's lists as it came, and the entry it is to its owner. */
export interface Listed<Entry> {
  readonly row: unknown;
  readonly entry: Entry;
}

/** The studies in the platform's order; a row that cannot be read is left out, and stays where it is. */
export function listedStudies(rows: readonly unknown[]): Listed<OwnStudy>[] {
  const read = rows.flatMap((row) => {
    const { data } = safeParse(compiled(qualificationRow), row);
    if (!data) return [];
    const { passed_year, education, institute } = data;
    const facts = { date: passed_year ?? null, title: education ?? '', institute: institute ?? '' };
    return [{ row, facts, files: rowsIn(data['filesList']).length }];
  });
  return named(read).map(({ row, id, facts, files }) => ({ row, entry: { id, ...facts, files } }));
}

/** The work experiences in the platform's order, as `listedStudies` gives studies. */
export function listedWork(rows: readonly unknown[]): Listed<OwnWork>[] {
  const read = rows.flatMap((row) => {
    const { data } = safeParse(compiled(workExperienceRow), row);
    if (!data) return [];
    const { start_date, end_date, ongoing = false, description } = data;
    const end = ongoing ? null : (end_date ?? null);
    return [{ row, facts: { start: start_date ?? null, end, ongoing, description: description ?? '' } }];
  });
  return named(read).map(({ row, id, facts }) => ({ row, entry: { id, ...facts } }));
}

/**
 * Each with a name made of what it says; several alike are told apart by their place and their number, so that none of
 * them keeps its name when one is removed, and a removal sent twice finds nothing.
 */
function named<Read extends { readonly facts: object }>(rows: readonly Read[]): (Read & { readonly id: string })[] {
  const names = rows.map(({ facts }) => versionOf(JSON.stringify(facts)));
  return rows.map((read, at) => {
    const name = names[at] ?? '';
    const all = names.filter((one) => one === name).length;
    const place = names.slice(0, at + 1).filter((one) => one === name).length;
    return { ...read, id: all === 1 ? name : `${name}.${place}-${all}` };
  });
}
