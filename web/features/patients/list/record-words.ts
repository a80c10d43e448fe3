import type { ListedPatient } from '#contracts/patients/patients.api';

/** `4 note e anamnesi`; `Ancora vuota` where nothing is written. */
export function recordWords({ notes, hasAnamnesis }: Pick<ListedPatient, 'notes' | 'hasAnamnesis'>): string {
  const parts = [
    ...(notes > 0 ? [notes === 1 ? '1 nota' : noteCount(notes)] : []),
    ...(hasAnamnesis ? ['anamnesi'] : []),
  ];
  return parts.join(' e ') || 'Ancora vuota';
}

/** What is deleted with these patients: `12 note e 2 anamnesi`; undefined where nothing is written of any. */
export function lossWords(patients: readonly Pick<ListedPatient, 'notes' | 'hasAnamnesis'>[]): string | undefined {
  const notes = patients.reduce((sum, patient) => sum + patient.notes, 0);
  const anamneses = patients.filter(({ hasAnamnesis }) => hasAnamnesis).length;
  const parts = [...(notes > 0 ? [noteCount(notes)] : []), ...(anamneses > 0 ? [anamnesisCount(anamneses)] : [])];
  return parts.length === 0 ? undefined : parts.join(' e ');
}

function noteCount(count: number): string {
  return count === 1 ? 'una nota' : `${count.toLocaleString('it-IT')} note`;
}

function anamnesisCount(count: number): string {
  return count === 1 ? 'un’anamnesi' : `${count.toLocaleString('it-IT')} anamnesi`;
}
