import type { LaterReason } from '#contracts/setup/setup.api';
import type { SetupStep } from '#contracts/setup/setup-step';

interface SetupWords {
  readonly title: string;
  /** What it is for. */
  readonly purpose: string;
  /** How long it takes. */
  readonly takes: string;
  /** What the control says that leads there. */
  readonly way: string;
}

/** How each step of the setup is spoken of. */
export const setupWords: Readonly<Record<SetupStep, SetupWords>> = {
  'billing-data': {
    title: 'Dati per la fatturazione',
    purpose: 'Servono per le fatture e per farti arrivare i pagamenti delle sedute.',
    takes: 'Circa 5 minuti, con codice fiscale, partita IVA e IBAN.',
    way: 'Completa i dati',
  },
  profile: {
    title: 'Profilo professionale',
    purpose: 'Biografia, prezzi e dati di lavoro: compaiono sulla scheda pubblica, quella che leggono i pazienti.',
    takes: 'Circa 15 minuti; puoi farlo in più volte. Si salva insieme alla foto.',
    way: 'Completa il profilo',
  },
  photo: {
    title: 'Foto del profilo',
    purpose: 'Compare sulla scheda pubblica: un volto aiuta chi sta cercando a scriverti.',
    takes: 'Pochi minuti, con una foto a portata di mano.',
    way: 'Aggiungi la foto',
  },
  plan: {
    title: 'Piano tariffario',
    purpose: 'Serve per comparire nella ricerca e per proporre appuntamenti.',
    takes: 'Circa 5 minuti. Il piano Basic non ha canone e non chiede una carta.',
    way: 'Scegli il piano',
  },
  contract: {
    title: 'Contratto',
    purpose: 'Solo con il contratto firmato i pazienti ti trovano nella ricerca. Prima di firmare lo puoi leggere.',
    takes: 'Pochi minuti, con il telefono in mano: il codice arriva con un SMS.',
    way: 'Firma il contratto',
  },
  'working-hours': {
    title: 'Orari di lavoro',
    purpose: 'Facoltativi: colorano il calendario e ti avvisano se un appuntamento cade fuori orario.',
    takes: 'Un paio di minuti.',
    way: 'Imposta gli orari',
  },
};

/** What a step waits for that cannot be taken yet. */
export const laterWords: Readonly<Record<Exclude<LaterReason, 'in_order'>, string>> = {
  plan_first: 'Si firma dopo aver scelto il piano tariffario.',
  payment_first: 'Si firma quando arriva la conferma del pagamento del piano.',
};

/** What a step waits for that is under way; `moment` is when it began, if that is known. */
export function waitingWords(step: SetupStep, moment: string | undefined): string {
  const since = moment === undefined ? '' : ` ${moment}`;
  if (step === 'contract') return `SMS inviato${since}: apri il link che contiene e scrivi lì il codice.`;
  return `Piano scelto${since}: aspettiamo la conferma del pagamento. Se non l’hai concluso, riprendilo da qui.`;
}
