/** The platform's behaviour beyond its contract; each quirk can be switched off. */
export interface PhpQuirks {
  /** Stores an upload under a name unrelated to the one sent. */
  renamesUploads: boolean;
  /** Answers status 500 and a page to control characters and lone surrogates in any text. */
  chokesOnOddText: boolean;
  /** Says no more than that a call succeeded, and on every second one nothing at all. */
  saysLittle: boolean;
  /** Keeps a therapist's billing address as a place instead of text; takes effect at the start. */
  keepsAddressesAsObjects: boolean;
  /** Lets time pass between its own reading and writing of a user, and then writes back all that it read. */
  writesUsersUnlocked: boolean;
  /** Drops the `configuration` sent with a registration or a new ticket, and the `act` of a ticket's response. */
  forgetsConfiguration: boolean;
  /**
   * Writes a BOM and notices before the JSON, numbers and flags as text, `[]` for `{}`, and some times in milliseconds.
   */
  writesOldPhp: boolean;
}

export const everyQuirk: PhpQuirks = {
  renamesUploads: true,
  chokesOnOddText: true,
  saysLittle: true,
  keepsAddressesAsObjects: true,
  writesUsersUnlocked: true,
  forgetsConfiguration: true,
  writesOldPhp: true,
};

/** What a PHP platform shows instead of an answer. */
export const errorPage =
  '<html><body><h1>500</h1><b>Fatal error</b>: Uncaught exception in <b>/var/www/user.php</b></body></html>';

const notice = '<br />\n<b>Notice</b>: Undefined index: lang in <b>/var/www/user.php</b> on line <b>12</b><br />\n';

const inMilliseconds = ['creation_timestamp', 'created_at', 'end_timestamp', 'registration_timestamp'];

const byNumberKeys = [
  ...['recipients', 'events', 'users', 'targets', 'rating', 'consenso_informato', 'identity_documents'],
  ...['tickets', 'response'],
];

/** The body of an answer. */
export function written(answer: unknown, { writesOldPhp }: PhpQuirks): string {
  return writesOldPhp ? `\ufeff${notice}${JSON.stringify(inOldPhp(answer))}` : JSON.stringify(answer);
}

/** Whether any text in a request has a control character, other than line ends and tabs, or a lone surrogate. */
export function isOdd(value: unknown): boolean {
  if (typeof value === 'string') return /[^\P{Cc}\t\n\r]/u.test(value) || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, item]) => isOdd(name) || isOdd(item));
}

function inOldPhp(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return String(inMilliseconds.includes(name) ? milliseconds(value) : value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const rows = value.map((row) => inOldPhp(row));
    return rows.length === 1 && byNumberKeys.includes(name) ? { 0: rows[0] } : rows;
  }
  const fields = Object.entries(value).map(([field, item]) => [field, inOldPhp(item, field)]);
  return fields.length === 0 ? [] : Object.fromEntries(fields);
}

function milliseconds(stamp: number): number {
  return stamp >= 1e11 ? stamp : stamp * 1000;
}
