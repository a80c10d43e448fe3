import { paths } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';

/** One of the two ways in, told apart in words. */
export interface LoginAudienceTexts {
  readonly title: string;
  readonly welcome: string;
  /** What leads to the other audience. */
  readonly other: { readonly question: string; readonly label: string; readonly to: string };
  readonly registerRole: 'patient' | 'doctor';
}

/** The loginAudiences by the type of user each belongs to (LOGIN-02 to 05). */
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

/** Tells somebody who came in by the other audience which one is theirs. */
export const wrongAudienceNotes: Readonly<Record<UserType, string>> = {
  patient: 'Hai usato l’ingresso dei professionisti. Il tuo è l’Area pazienti: la prossima volta scegli quella.',
  professional: 'Hai usato l’ingresso dei pazienti. Il tuo è l’Area professionisti: la prossima volta scegli quella.',
};
