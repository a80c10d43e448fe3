/** The people that tests and demonstrations use by name. Their tokens and addresses never change. */
export const personas = {
  giulia: {
    publicToken: 'pt-giulia',
    privateToken: 'secret-giulia',
    email: 'giulia.moretti@example.it',
    userType: 'patient',
    description: 'Paziente con chat, sedute e storia',
  },
  marco: {
    publicToken: 'pt-marco',
    privateToken: 'secret-marco',
    email: 'marco.ferri@example.it',
    userType: 'patient',
    description: 'Paziente che ha scritto e aspetta il primo colloquio',
  },
  sara: {
    publicToken: 'pt-sara',
    privateToken: 'secret-sara',
    email: 'sara.lombardi@example.it',
    userType: 'patient',
    description: 'Paziente appena iscritta',
  },
  rinaldi: {
    publicToken: 'pt-rinaldi',
    privateToken: 'secret-rinaldi',
    email: 'andrea.rinaldi@example.it',
    userType: 'professional',
    description: 'Psicoterapeuta a Milano, piano Premium',
  },
  serafini: {
    publicToken: 'pt-serafini',
    privateToken: 'secret-serafini',
    email: 'chiara.serafini@example.it',
    userType: 'professional',
    description: 'Psicologa a Roma, piano Basic',
  },
  bassani: {
    publicToken: 'pt-bassani',
    privateToken: 'secret-bassani',
    email: 'lidia.bassani@example.it',
    userType: 'professional',
    description: 'Psicologa appena approvata: deve ancora inserire i dati per la fatturazione',
  },
  conti: {
    publicToken: 'pt-conti',
    privateToken: 'secret-conti',
    email: 'marta.conti@example.it',
    userType: 'professional',
    description: 'Psicologa con il piano Basic: deve ancora firmare il contratto',
  },
  serra: {
    publicToken: 'pt-serra',
    privateToken: 'secret-serra',
    email: 'elena.serra@example.it',
    userType: 'professional',
    description: 'Psicologa in attesa di approvazione: non può ancora entrare',
  },
} as const;

export type PersonaName = keyof typeof personas;

/** The tokens and the e-mail of a persona's row. */
export function identityOf(name: PersonaName): { token: string; privateToken: string; email: string } {
  const { publicToken: token, privateToken, email } = personas[name];
  return { token, privateToken, email };
}

/** The administration's account: it writes in chats and never signs in. */
export const administrationToken = 'pt-amministrazione';

/** The password of every account in the demonstration. */
export const demoPassword = 'Ascolto2026!';
