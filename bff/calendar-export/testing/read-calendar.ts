/** One line of an iCalendar file: its name, the parameters between name and value, and the value as written. */
type CalendarLine = Readonly<{ name: string; parameters: string; value: string }>;

/** An entry of a calendar, its alarms apart. */
interface ReadEntry {
  readonly fields: Readonly<Record<string, string>>;
  readonly alarms: readonly Readonly<Record<string, string>>[];
}

/**
 * Reads an iCalendar file as RFC 5545 defines it: lines end in CRLF, hold at most 75 octets and continue after a space;
 * every BEGIN has its END. Throws for any other text.
 */
export function readCalendar(text: string): { fields: Readonly<Record<string, string>>; entries: ReadEntry[] } {
  const fields: Record<string, string> = {};
  const entries: { fields: Record<string, string>; alarms: Record<string, string>[] }[] = [];
  const open: string[] = [];
  for (const { name, value } of linesOf(text)) {
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') entries.push({ fields: {}, alarms: [] });
      if (value === 'VALARM') entries.at(-1)?.alarms.push({});
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it did not begin.`);
    } else {
      const entry = entries.at(-1);
      const target = { VEVENT: entry?.fields, VALARM: entry?.alarms.at(-1) }[open.at(-1) ?? ''] ?? fields;
      if (name in target) throw new Error(`${name} is there twice.`);
      target[name] = value;
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} has no end.`);
  return { fields, entries };
}

function linesOf(text: string): CalendarLine[] {
  if (/(^|[^\r])\n|\r(?!\n)/.test(text)) throw new Error('A line does not end in CRLF.');
  const written = text.replace(/\r\n$/, '').split('\r\n');
  const long = written.find((line) => new TextEncoder().encode(line).length > 75);
  if (long !== undefined) throw new Error(`A line is too long: ${long}`);
  return text
    .replace(/\r\n$/, '')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      const [, name, parameters, value] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not a line of a calendar: ${line}`);
      return { name, parameters: parameters ?? '', value };
    });
}
