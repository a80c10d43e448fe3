import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';

/** Messages in fifteen minutes: of a professional; to a number, whoever asks; from an address. */
const limits = { professional: 5, phone: 3, address: 10 } as const;

/** One text message as it is counted. */
export interface CountedMessage {
  /** 0 when it may be sent, otherwise the seconds until it may; a refused one is not counted. */
  readonly retryAfterSeconds: number;
  /** Takes the count back, for a message that was certainly not sent. */
  readonly giveBack: () => Promise<void>;
}

/** Counts a message before it is sent, so that nobody's telephone is flooded, not even through several accounts. */
export async function countMessage(context: Context, phone: string): Promise<CountedMessage> {
  const counted = [
    { name: 'contract-code', limit: limits.professional, of: sessionOf(context).publicToken },
    { name: 'contract-phone', limit: limits.phone, of: phone },
    { name: 'contract-address', limit: limits.address, of: context.clientAddress },
  ];
  const taken: string[] = [];
  const giveBack = async () => {
    await Promise.all(taken.splice(0).map((key) => context.attempts.giveBack(key)));
  };
  for (const attempt of counted) {
    const retryAfterSeconds = await countAttempt(context, attempt);
    if (retryAfterSeconds > 0) {
      await giveBack();
      return { retryAfterSeconds, giveBack };
    }
    taken.push(`${attempt.name}:${attempt.of}`);
  }
  return { retryAfterSeconds: 0, giveBack };
}
