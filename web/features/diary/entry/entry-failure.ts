import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

/** Why an entry was not saved, and that nothing written is lost; a toast says it under 'error' (DIARY-20). */
export function entryFailure(problem: Problem): string {
  if (problem.outcomeUnknown) {
    return 'Non sappiamo se la nota è arrivata. Quello che hai scritto resta qui: premi di nuovo Salva, non ne nascono due.';
  }
  switch (problem.code) {
    case 'date_to_come':
      return 'La data deve ancora venire. Quello che hai scritto resta qui.';
    case 'diary_full':
      return 'Il diario ha raggiunto la grandezza massima. Esporta e poi elimina le note più vecchie: questa resta qui.';
    case 'changed_elsewhere':
      return 'Il tuo profilo è cambiato nello stesso momento. Quello che hai scritto resta qui: premi di nuovo Salva.';
    default:
      return `${problemText(problem).title}. La nota non è salvata, quello che hai scritto resta qui.`;
  }
}
