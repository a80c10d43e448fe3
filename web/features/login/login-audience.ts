import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';

/** The texts of the login screen for one user type. */
export interface LoginAudienceTexts {
  readonly title: string;
  readonly welcome: string;
  /** The link to the other user type's login. */
  readonly other: { readonly question: string; readonly label: string; readonly to: string };
  readonly registerRole: 'patient' | 'doctor';
}

export const loginAudiences: Readonly<Record<UserType, LoginAudienceTexts>> = {
  patient: {
    title: 'Area pazienti',
    welcome: 'Per chi cerca un terapeuta o ha già un percorso: sedute, messaggi e diario.',
    other: {
      question: 'Eserciti come psicologo o psicoterapeuta?',
      label: 'Vai all’area professionisti',
      to: paths.professionalLogin,
    },
    registerRole: 'patient',
  },
  professional: {
    title: 'Area professionisti',
    welcome: 'Per chi esercita come psicologo o psicoterapeuta: agenda, pazienti e messaggi.',
    other: {
      question: 'Cerchi un terapeuta o segui già un percorso?',
      label: 'Vai all’area pazienti',
      to: paths.patientLogin,
    },
    registerRole: 'doctor',
  },
};
