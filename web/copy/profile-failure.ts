import type { Problem } from '#contracts/kernel/problem';
import { keptTextFailure } from '#web/copy/kept-text-failure';

/** Why a profile of either role was not saved. One that was, unseen, is recognised: what stands is what is sent. */
export function profileFailure(problem: Problem): string {
  if (problem.code === 'changed_elsewhere') {
    return 'Il tuo profilo è cambiato nello stesso momento. Premi di nuovo «Salva informazioni».';
  }
  return keptTextFailure(
    problem,
    'Non sappiamo se il salvataggio è arrivato. Quello che hai scritto resta qui: premi di nuovo «Salva informazioni».',
  );
}
