import type { informationRequestKinds } from '#contracts/information-request/information-request.api';

export type RequestKind = (typeof informationRequestKinds)[number];

interface RequestWords {
  readonly title: string;
  readonly intro: string;
  /** The label of the extra field, where there is one. */
  readonly subject?: string;
}

export const requestWords: Readonly<Record<RequestKind, RequestWords>> = {
  info: {
    title: 'Richiedi informazioni',
    intro: 'Scrivi che cosa ti serve. Ti risponde per email una persona del nostro team.',
  },
  specialisation: {
    title: 'Richiedi una specializzazione',
    intro: 'Non trovi una specializzazione nell’elenco? Dicci quale: il nostro team ti risponde.',
    subject: 'Specializzazione che manca',
  },
  intervention: {
    title: 'Richiedi un’area di intervento',
    intro: 'Non trovi un’area di intervento nell’elenco? Dicci quale: il nostro team ti risponde.',
    subject: 'Area di intervento che manca',
  },
};
