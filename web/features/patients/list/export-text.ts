import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { exportRecords } from '#contracts/patients/patients.api';
import { noteDay } from '#web/features/patients/note-day';
import { shortToken } from '#web/features/patients/short-token';

type Records = OperationOutput<typeof exportRecords>['records'];

const line = '='.repeat(60);

/** Anamnesis and notes of some patients as a text that can be read and printed anywhere. */
export function exportText(records: Records, today: CivilDate): string {
  const head = `Copia delle schede dei pazienti, ${italianDate(today)}\nContiene dati riservati: tienila al sicuro.`;
  const parts = records.map(({ name, token, anamnesis, notes }) => {
    const written = notes.map(({ title, text, date }) => `${noteDay(date)} - ${title}\n${text}`);
    return [
      `${line}\n${name} (${shortToken(token)})`,
      `ANAMNESI\n${anamnesis || 'Non compilata.'}`,
      `NOTE\n${written.join('\n\n') || 'Non sono presenti note.'}`,
    ].join('\n\n');
  });
  return `${[head, ...parts].join('\n\n')}\n`;
}
