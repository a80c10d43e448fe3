import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { monthAndYear, relativeTime } from '#contracts/kernel/italian-format';
import { startOfRomeDay } from '#contracts/kernel/rome-time';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import type { ToDo } from '#web/flows/home/desk/to-do';

interface ToDoWords {
  /** Who or what it is about. */
  readonly subject: string;
  readonly detail: string;
}

/** What waits, in words. */
export function toDoWords(item: ToDo, now: Instant): ToDoWords {
  switch (item.kind) {
    case 'answer': {
      const when = relativeTime(instantFromIso(item.writer.sentAt), now);
      return { subject: item.writer.name, detail: `Ti ha scritto ${when} e aspetta una risposta` };
    }
    case 'remind': {
      const { first, count } = item;
      const when = dateAndTimes(first);
      return {
        subject: first.otherSide.name,
        detail: count === 1 ? `Non ha ancora confermato ${when}` : `Non ha ancora confermato ${count} appuntamenti`,
      };
    }
    case 'invoices': {
      const patients = item.records === 1 ? '1 paziente' : `${item.records} pazienti`;
      const month = monthAndYear(startOfRomeDay(item.month as CivilDate));
      return { subject: `Fatture di ${month}`, detail: `Si caricano entro il 10: riguardano ${patients}` };
    }
    case 'propose':
      return { subject: 'Nessun appuntamento in programma', detail: 'Hai conversazioni aperte: proponi giorno e ora' };
  }
}

/** A reminder in the formal address that therapists write in, ready to be changed and sent. */
export function reminder({ first, count }: Extract<ToDo, { kind: 'remind' }>): string {
  const when = dateAndTimes(first);
  return count === 1
    ? `Buongiorno, Le ricordo l’appuntamento proposto per ${when}: quando può, lo confermi dal calendario.`
    : `Buongiorno, Le ricordo i ${count} appuntamenti proposti, il primo per ${when}: quando può, li confermi dal calendario.`;
}
