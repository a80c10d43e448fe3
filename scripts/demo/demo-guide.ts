import type { DemoAddresses } from '#scripts/demo/demo-environment';

/** What the demonstration tells the person who started it: where to go and who to be. */
export function demoGuide({ spaPort, platformPort }: DemoAddresses): string {
  const site = `http://localhost:${spaPort}`;
  return `
Ascolto is running.

  The application          ${site}
  The platform's console   http://localhost:${platformPort}   (e-mails, faults, log of calls, reset)

  Sign in with the password  Ascolto2026!

    patients       giulia.moretti@example.it     chats and sessions, past and to come    ${site}/#/patient
                   marco.ferri@example.it        has written to Dottor Rinaldi
                   sara.lombardi@example.it      new, nothing yet
    professionals  andrea.rinaldi@example.it     psychotherapist, Premium, Milano        ${site}/#/doctor
                   chiara.serafini@example.it    psychologist, Roma
                   lidia.bassani@example.it      just approved, billing data still to be given
                   elena.serra@example.it        waits for the administration's approval

  What you do is kept between starts; begin again with  npm run demo -- --fresh
  Ctrl+C stops everything.
`;
}
