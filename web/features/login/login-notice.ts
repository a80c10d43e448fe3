import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

/** What is known of a professional who is not approved: whether that was decided, and what the refusal says besides. */
export interface UnapprovedState {
  readonly isRefused: boolean;
  readonly details?: unknown;
}

/** The text above the form's button after a failed login. */
export interface LoginNotice {
  /** `calm` informs, `danger` asks for another attempt. */
  readonly tone: 'calm' | 'danger';
  readonly title: string;
  readonly advice: string;
  /** Only where the professional is not approved. */
  readonly unapproved?: UnapprovedState;
}

/** The title for wrong credentials, verbatim as specified. */
export const wrongCredentials = 'Username o password errati';
export const wrongCredentialsAdvice = 'Controlla email e password, poi riprova.';

/** Shown to a professional whose account is not approved yet. */
export const awaitingApproval: LoginNotice = {
  tone: 'calm',
  title: 'Il tuo account è in attesa di verifica',
  advice: 'Stiamo controllando i tuoi dati. Appena è tutto pronto ti scriviamo: guarda anche nello spam.',
  unapproved: { isRefused: false },
};

/** Shown to a professional whom the administration has not accepted, or no longer accepts. */
export const approvalRefused: LoginNotice = {
  tone: 'calm',
  title: 'Il tuo account non risulta approvato',
  advice: 'Per ora non puoi entrare. I tuoi dati e le tue conversazioni restano dove sono.',
  unapproved: { isRefused: true },
};

/** Shown after a session has expired. */
export const sessionExpired: LoginNotice = {
  tone: 'calm',
  title: 'La sessione è terminata',
  advice: 'Accedi di nuovo per tornare dov’eri. Quello che stavi scrivendo resta in questa scheda.',
};

/** Shown to a user who signed out in another tab. */
export const leftElsewhere: LoginNotice = {
  tone: 'calm',
  title: 'Sei uscito da un’altra scheda',
  advice:
    'Per continuare anche qui, accedi di nuovo. Se in questa scheda c’era qualcosa non ancora inviato, è stato cancellato.',
};

/** Shown after a sign-out that the back end has not heard of yet. */
export const leftUnheard: LoginNotice = {
  tone: 'calm',
  title: 'Sei uscito da questo browser solo a metà',
  advice:
    'Il servizio non ha risposto. Appena torna la connessione chiudiamo la sessione: lascia aperta questa pagina, o riaprila.',
};

/** The notice for a failed login. After a lost answer, trying again is safe. */
export function loginNotice({ code, requestId, details }: Problem): LoginNotice {
  if (code === 'approval_refused') return approvalRefused;
  if (code === 'awaiting_approval') return { ...awaitingApproval, unapproved: { isRefused: false, details } };
  if (code === 'too_many_attempts') {
    return { tone: 'danger', title: 'Troppi tentativi', advice: `Per sicurezza ${waitText(details)}` };
  }
  return { tone: 'danger', ...problemText({ code, requestId }) };
}
