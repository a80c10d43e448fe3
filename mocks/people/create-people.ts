import type { Instant } from '#contracts/kernel/instant';
import type { UserRow } from '#mocks/db/rows';
import { giuliaRow, marcoRow, saraRow } from '#mocks/people/persona-patients';
import {
  administrationRow,
  bassaniRow,
  contiRow,
  rinaldiRow,
  serafiniRow,
  serraRow,
} from '#mocks/people/persona-professionals';
import type { PersonaName } from '#mocks/personas';

/** The personas as the platform stores them, with dates relative to `now`. */
export function createPeople(now: Instant): Record<PersonaName | 'amministrazione', UserRow> {
  return {
    giulia: giuliaRow(now),
    marco: marcoRow(now),
    sara: saraRow(now),
    rinaldi: rinaldiRow(now),
    serafini: serafiniRow(now),
    bassani: bassaniRow(now),
    conti: contiRow(now),
    serra: serraRow(now),
    amministrazione: administrationRow(now),
  };
}
