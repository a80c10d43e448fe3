import type { Problem } from '#contracts/kernel/problem';

/** A problem in words for the user: what happened, what is safe, what to do. */
export interface ProblemText {
  readonly title: string;
  readonly advice: string;
}

const texts: Readonly<Record<string, ProblemText>> = {
  no_connection: {
    title: 'Sembra che manchi la connessione',
    advice: 'Quello che hai scritto resta qui. Controlla la rete e riprova.',
  },
  legacy_unavailable: {
    title: 'Il servizio non risponde in questo momento',
    advice: 'Non dipende da te e non hai perso nulla. Riprova tra poco.',
  },
  legacy_unreadable: {
    title: 'Il servizio ha risposto in modo incompleto',
    advice: 'Non dipende da te e non hai perso nulla. Riprova tra poco.',
  },
  legacy_refused: {
    title: 'La richiesta non è stata accettata',
    advice: 'Riprova; se succede ancora, scrivi all’assistenza.',
  },
  overloaded: {
    title: 'Siamo molto richiesti in questo momento',
    advice: 'Non hai perso nulla. Riprova tra pochi secondi.',
  },
  too_large: {
    title: 'Quello che stai inviando è troppo grande',
    advice: 'Accorcialo e riprova: il testo resta qui.',
  },
  rate_limited: {
    title: 'Troppe richieste in poco tempo',
    advice: 'Aspetta un minuto e riprova.',
  },
  unauthenticated: {
    title: 'La sessione è terminata',
    advice: 'Accedi di nuovo: quello che hai scritto resta qui.',
  },
  other_account: {
    title: 'In questo browser ora c’è un altro account',
    advice: 'Non abbiamo inviato nulla.',
  },
  forbidden: {
    title: 'Questa azione non è disponibile per il tuo profilo',
    advice: 'Torna alla dashboard o scrivi all’assistenza.',
  },
  not_found: {
    title: 'Non troviamo quello che cerchi',
    advice: 'Potrebbe essere stato rimosso. Torna indietro o alla dashboard.',
  },
  account_full: {
    title: 'Lo spazio del tuo account è pieno',
    advice: 'Quello che hai scritto resta qui. Elimina qualcosa che non ti serve più, per esempio note, e riprova.',
  },
  key_reused: {
    title: 'L’avevi già inviato',
    advice: 'È arrivato com’era la prima volta. Chiudi e rileggi, prima di inviarlo cambiato.',
  },
  invalid_input: {
    title: 'Qualcosa non è stato compilato bene',
    advice: 'Controlla i campi e riprova.',
  },
};

const unexpected: ProblemText = {
  title: 'Qualcosa non ha funzionato',
  advice: 'Non hai perso nulla. Riprova; se succede ancora, scrivi all’assistenza.',
};

const unknownOutcome: ProblemText = {
  title: 'Non sappiamo se è riuscito',
  advice: 'Non abbiamo avuto conferma. Stiamo rileggendo i dati: controlla prima di riprovare.',
};

/** The words for a problem. A write whose answer was lost gets words of its own, whatever its code. */
export function problemText({ code, outcomeUnknown }: Problem): ProblemText {
  if (outcomeUnknown) return unknownOutcome;
  return texts[code] ?? unexpected;
}

const readingAdvice: Readonly<Record<string, string>> = {
  no_connection: 'Controlla la rete e riprova.',
  unauthenticated: 'Accedi di nuovo.',
};

/** The words for something that could not be read: nothing was written there that could stay. */
export function readingProblemText(problem: Problem): ProblemText {
  const { title, advice } = problemText(problem);
  return { title, advice: readingAdvice[problem.code] ?? advice };
}
