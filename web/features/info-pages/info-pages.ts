import type { ReactNode } from 'react';
import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
import { CupDrawing } from '#web/ui/drawings/cup-drawing.tsx';
import { FormDrawing } from '#web/ui/drawings/form-drawing.tsx';
import { LetterDrawing } from '#web/ui/drawings/letter-drawing.tsx';
import { PortraitFrameDrawing } from '#web/ui/drawings/portrait-frame-drawing.tsx';

export interface InfoLink {
  readonly label: string;
  readonly to: string;
}

/** A message page: what happened, what comes next, and one way on. */
export interface InfoPage {
  readonly userType: UserType;
  readonly title: string;
  readonly Drawing: () => ReactNode;
  readonly message: readonly string[];
  /** What happens next, in its order. */
  readonly steps?: readonly string[];
  readonly main: InfoLink;
  /** Leads on and puts the main action off. */
  readonly later?: InfoLink;
  /** An e-mail will arrive: the page says where to look for it. */
  readonly awaitsEmail?: true;
}

const toDashboard: InfoLink = { label: 'Vai alla dashboard', to: paths.dashboard };

/** Every message page by its parameter; there is no other list of them. */
export const infoPages = {
  'successful-register': {
    userType: 'professional',
    title: 'Registrazione ricevuta',
    Drawing: LetterDrawing,
    message: ['Grazie per la cura con cui l’hai compilata. Ecco che cosa succede adesso.'],
    steps: [
      'Il nostro team verifica i dati e i documenti che hai inviato.',
      'Appena la verifica è conclusa ti mandiamo un’email di conferma. Non possiamo indicarti un giorno preciso.',
      'Dopo la conferma puoi accedere e completare il profilo.',
    ],
    main: { label: 'Torna all’accesso', to: paths.home },
    awaitsEmail: true,
  },
  'successful-register-patient': {
    userType: 'patient',
    title: 'Registrazione ricevuta',
    Drawing: LetterDrawing,
    message: ['Grazie. Ecco che cosa succede adesso.'],
    steps: [
      'Il nostro team verifica i dati e ti manda un’email di conferma. Non possiamo indicarti un giorno preciso.',
      'Intanto puoi già cercare con calma un terapeuta.',
    ],
    main: { label: 'Vai all’accesso', to: paths.patientLogin },
    awaitsEmail: true,
  },
  'almost-there': {
    userType: 'professional',
    title: 'Ci siamo quasi',
    Drawing: FormDrawing,
    message: [
      'Il tuo account è attivo. Per le fatture e i pagamenti mancano i dati societari: ti chiediamo di completarli.',
      'Bastano circa 5 minuti. Tieni a portata di mano codice fiscale, partita IVA e IBAN.',
    ],
    main: { label: 'Completa i dati', to: paths.completeProfile },
    later: { label: 'Più tardi', to: paths.info('another-time') },
  },
  'another-time': {
    userType: 'professional',
    title: 'Va bene, in un altro momento',
    Drawing: CupDrawing,
    message: [
      'Puoi completare i dati societari più tardi, quando preferisci.',
      'Li trovi tra i prossimi passi della dashboard e nel menu con il tuo nome, in alto a destra, finché non li completi.',
      'Non te li chiederemo di nuovo a ogni accesso.',
    ],
    main: toDashboard,
  },
  'complete-profile': {
    userType: 'professional',
    title: 'Completa il profilo professionale',
    Drawing: PortraitFrameDrawing,
    message: [
      'Ora ti chiediamo di completare il tuo profilo professionale.',
      'La biografia e la foto del profilo sono obbligatorie.',
      'Entrambe compaiono sulla tua scheda pubblica, quella che leggono i pazienti.',
      'Puoi anche fermarti a metà: lo ritrovi tra i prossimi passi della dashboard.',
    ],
    main: { label: 'Completa il profilo', to: paths.profileAt('missing') },
    later: { label: 'Più tardi', to: paths.info('complete-profile-later') },
  },
  'complete-profile-later': {
    userType: 'professional',
    title: 'Puoi completare il profilo più tardi',
    Drawing: CupDrawing,
    message: [
      'Trovi il profilo professionale tra i prossimi passi della dashboard.',
      'Ricorda: per iniziare a lavorare servono la biografia e la foto.',
    ],
    main: toDashboard,
  },
} as const satisfies Record<string, InfoPage>;

export type InfoPageName = keyof typeof infoPages;

/** Whether there is a message page of that name. */
export function isInfoPageName(name: string | undefined): name is InfoPageName {
  return name !== undefined && Object.hasOwn(infoPages, name);
}
