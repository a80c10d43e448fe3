import type { Problem } from '#contracts/kernel/problem';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';

interface SignProblemProps {
  readonly problem: Problem;
  readonly isRunning: boolean;
}

/** A signature that did not go through, in the specified word, with what is safe (CONSENT-18). Its button signs again. */
export function SignProblem({ problem, isRunning }: SignProblemProps) {
  return <RetryAlert title="error" advice={adviceFor(problem)} isRunning={isRunning} />;
}

function adviceFor({ code, outcomeUnknown }: Problem): string {
  if (outcomeUnknown) return 'Non sappiamo se la firma è arrivata. Puoi riprovare: non si firma due volte.';
  if (code === 'changed_elsewhere') return 'Il tuo profilo è cambiato in un’altra finestra. Rileggi i dati e riprova.';
  if (code === 'no_connection') return 'Manca la connessione. I dati sono rimasti qui: riprova quando torna.';
  return 'Il consenso non risulta firmato. I dati sono rimasti qui: riprova tra poco.';
}
