import type { informationRequestKinds } from '#contracts/information-request/information-request.api';

type SentKind = (typeof informationRequestKinds)[number];

/**
 * What the team is asked: anything, for an entry that a list lacks, or to change a list that the contract has locked.
 */
export type RequestKind = SentKind | 'specialisation-change' | 'intervention-change';

interface RequestWords {
  /** What the platform is told it is about: it has one word for all requests about a list. */
  readonly sentAs: SentKind;
  readonly title: string;
  readonly intro: string;
  /** The extra field, where there is one (MODAL-07). */
  readonly subject?: {
    readonly label: string;
    readonly description?: string;
    /** What it begins with. */
    readonly topic: string;
  };
}

const orInMessage = 'Se la lasci vuota, scrivila nel messaggio.';

export const requestWords: Readonly<Record<RequestKind, RequestWords>> = {
  info: {
    sentAs: 'info',
    title: 'Richiedi informazioni',
    intro: 'Scrivi che cosa ti serve. Ti risponde per email una persona del nostro team.',
  },
  specialisation: {
    sentAs: 'specialisation',
    title: 'Richiedi una specializzazione',
    intro: 'Non trovi una specializzazione nell’elenco? Dicci quale: il nostro team ti risponde per email.',
    subject: { label: 'Specializzazione che manca', description: orInMessage, topic: '' },
  },
  intervention: {
    sentAs: 'intervention',
    title: 'Richiedi un’area di intervento',
    intro: 'Non trovi un’area di intervento nell’elenco? Dicci quale: il nostro team ti risponde per email.',
    subject: { label: 'Area di intervento che manca', description: orInMessage, topic: '' },
  },
  'specialisation-change': {
    sentAs: 'specialisation',
    title: 'Chiedi di cambiare le specializzazioni',
    intro:
      'Il contratto è firmato con le tue specializzazioni, e da allora le cambia il nostro team. Scrivi nel messaggio quali aggiungere e quali togliere: ti rispondiamo per email.',
    subject: { label: 'Oggetto', topic: 'Cambio delle specializzazioni, a contratto firmato' },
  },
  'intervention-change': {
    sentAs: 'intervention',
    title: 'Chiedi di cambiare le aree di intervento',
    intro:
      'Il contratto è firmato con le tue aree di intervento, e da allora le cambia il nostro team. Scrivi nel messaggio quali aggiungere e quali togliere: ti rispondiamo per email.',
    subject: { label: 'Oggetto', topic: 'Cambio delle aree di intervento, a contratto firmato' },
  },
};
