import type { Instant } from '#contracts/kernel/instant';
import type { UserRow } from '#mocks/db/rows';
import { administrationToken, type PersonaName } from '#mocks/personas';
import { bassaniRow, serraRow } from '#mocks/seed/persona-newcomers';
import { giuliaRow, marcoRow, saraRow } from '#mocks/seed/persona-patients';
import { rinaldiRow, serafiniRow } from '#mocks/seed/persona-professionals';
import { basicPlan, signedContract } from '#mocks/seed/plan-rows';
import { professionalRow } from '#mocks/seed/professional-row';

/** The personas as the platform keeps them; what has a date is dated from `now`. */
export function createPeople(now: Instant): Record<PersonaName | 'amministrazione', UserRow> {
  return {
    giulia: giuliaRow(now),
    marco: marcoRow(now),
    sara: saraRow(now),
    rinaldi: rinaldiRow(now),
    serafini: serafiniRow(now),
    bassani: bassaniRow(now),
    serra: serraRow(now),
    amministrazione: administrationRow(now),
  };
}

/** The platform's own account stands among the professionals, with the flag that keeps it out of every list. */
function administrationRow(now: Instant): UserRow {
  const plan = basicPlan(now, 900);
  const row = professionalRow(
    {
      token: administrationToken,
      privateToken: 'secret-amministrazione',
      email: 'amministrazione@example.it',
      plan,
      contracts: [signedContract(plan, now, 900)],
      authorisation: 'interno',
      registeredDaysAgo: 900,
      taxCode: '',
      home: '',
      profile: { nome: 'Amministrazione', cognome: '', role: 'psychologist', privilege: '1' },
    },
    now,
  );
  return { ...row, picture: '' };
}
