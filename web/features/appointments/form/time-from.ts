/** Reads a typed clock time (`9`, `930`, `9.30`, `09:30`) as `HH:mm`; undefined when it is not a time. */
export function timeFrom(text: string): string | undefined {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.,h ]?(\d{2}))?\s*$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
