import type { RequestHandler } from 'msw';
import { textHash } from '#bff/text-hash';
import { sendContractCode } from '#contracts/contract/contract.legacy';
import { dayMs, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { chosenPlan, signingPath } from '#mocks/contract/signing-page';
import type { SigningRow } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { sendSms } from '#mocks/engine/send-sms';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** Contracts: a text message with a link and a code. Each call sends another message, whoever has signed already. */
export function createContractHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, sendContractCode, ({ private_token, phone }) => {
      const user = userByToken(platform, private_token);
      const plan = chosenPlan(user);
      if (!plan) throw new PlatformRefused('PLAN_NOT_FOUND');
      if (!/^\+\d{7,15}$/.test(phone)) throw new PlatformRefused('INVALID_PHONE');
      const signing = newSigning(platform, user.public_token, plan);
      sendSms(platform, phone, {
        subject: 'Firma del contratto',
        text: `Ascolto: il tuo codice è ${signing.code}. Apri il link e scrivilo lì; vale un giorno, per una firma sola.`,
        link: `${platform.signingPages ?? `${signingPath}?token=`}${signing.token}`,
      });
      return { success: true };
    }),
  ];
}

function newSigning({ db, now }: Platform, user: string, plan: SigningRow['plan']): SigningRow {
  const token = db.nextToken('firma');
  const signing: SigningRow = {
    token,
    user,
    plan,
    code: codeFor(`${token} ${user}`),
    expires_timestamp: secondsFromInstant(shiftInstant(now(), dayMs)),
    signed: false,
  };
  db.signings.put(signing);
  return signing;
}

/** Six digits; the same link always has the same ones. */
function codeFor(text: string): string {
  return String((textHash(text) >>> 0) % 1_000_000).padStart(6, '0');
}
