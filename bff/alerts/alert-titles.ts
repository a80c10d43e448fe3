import type { AlertSubject } from '#contracts/alerts/alerts.api';

/** The titles of the alerts that this program sends; by its title an alert is recognised again. */
export const alertTitles: Readonly<Record<AlertSubject, string>> = {
  /** Says the opposite of its text: the platform's own wording (AMB-26). */
  profile_to_complete: 'Profilo Completo',
  /** The platform's code, not words to be shown (ONB-12). */
  plan_to_choose: 'choose_plan',
  consent_signed: 'Firma consenso',
};

/** What an alert with that title is about; undefined for one that the platform sent. */
export function subjectOf(title: string): AlertSubject | undefined {
  const known = Object.entries(alertTitles) as [AlertSubject, string][];
  return known.find(([, its]) => its === title)?.[0];
}
