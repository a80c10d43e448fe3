import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

/** What the form says above its button when nobody was let in. */
export interface LoginNotice {
  /** `calm` informs, `danger` asks for another attempt. */
  readonly tone: 'calm' | 'danger';
  readonly title: string;
  readonly advice: string;
}

/** The text of a login that failed, verbatim (LOGIN-23). */
export const wrongCredentials = 'Username o password errati';
export const wrongCredentialsAdvice = 'Controlla email e password, poi riprova.';

/** Said where a professional is not let in yet (PERM-08). */
export const awaitingApproval: LoginNotice = {
  tone: 'calm',
  title: 'Il tuo account è in attesa di verifica',
  advice: 'Stiamo controllando i tuoi dati. Appena è tutto pronto ti scriviamo: guarda anche nello spam.',
};

/** Said where a session ended by itself. */
export const sessionExpired: LoginNotice = {
  tone: 'calm',
  title: 'La sessione è terminata',
  advice: 'Accedi di nuovo per tornare dov’eri. Quello che stavi scrivendo resta in questa scheda.',
};

/** Why the login let nobody in. A login whose answer was lost may simply be tried again. */
export function loginNotice({ code, requestId, details }: Problem): LoginNotice {
  if (code === 'awaiting_approval') return awaitingApproval;
  if (code === 'too_many_attempts') {
    return { tone: 'danger', title: 'Troppi tentativi', advice: `Per sicurezza ${waitText(details)}` };
  }
  return { tone: 'danger', ...problemText({ code, requestId }) };
}
