import type { Problem } from '#contracts/kernel/problem';

/** The words for a first message that failed: what is safe and what to press. */
export function firstMessageFailure({ outcomeUnknown }: Problem): string {
  return outcomeUnknown
    ? 'Non sappiamo se il messaggio è arrivato. Premi di nuovo Invia messaggio: non partirà due volte.'
    : 'Il messaggio non è partito e il testo è rimasto qui. Premi di nuovo Invia messaggio quando vuoi.';
}
