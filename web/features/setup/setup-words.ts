import type { SetupStep } from '#contracts/login/login.api';
import { paths } from '#web/routing/paths';

interface SetupWords {
  readonly title: string;
  /** What it is for. */
  readonly purpose: string;
  /** Where it is done; without one its screen is not built yet. */
  readonly way?: { readonly label: string; readonly to: string };
}

/** How each step of the setup is spoken of, in its order. */
export const setupWords: Readonly<Record<SetupStep, SetupWords>> = {
  'billing-data': {
    title: 'Dati per la fatturazione',
    purpose: 'Servono per le fatture e per farti arrivare i pagamenti delle sedute.',
    way: { label: 'Completa i dati', to: paths.completeProfile },
  },
  profile: {
    title: 'Profilo professionale',
    purpose: 'Titoli di studio, biografia e foto: compaiono sulla scheda pubblica, quella che leggono i pazienti.',
  },
  plan: {
    title: 'Piano tariffario',
    purpose: 'Serve per comparire nella ricerca e per proporre appuntamenti.',
  },
  contract: {
    title: 'Contratto',
    purpose: 'Si firma dopo aver scelto il piano. Solo con il contratto firmato i pazienti ti trovano nella ricerca.',
  },
};
