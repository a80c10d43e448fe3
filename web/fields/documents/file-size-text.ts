const units = [
  { bytes: 1024 * 1024, text: sizeIn('megabyte') },
  { bytes: 1024, text: sizeIn('kilobyte') },
] as const;

/** A file's size as people say it: '2,4 MB', '38,5 kB', never less than the smallest step. */
export function fileSizeText(bytes: number): string {
  const { bytes: unit, text } = units.find((each) => bytes >= each.bytes) ?? units[1];
  return text.format(Math.max(bytes / unit, 0.1));
}

function sizeIn(unit: string): Intl.NumberFormat {
  return new Intl.NumberFormat('it-IT', { style: 'unit', unit, maximumFractionDigits: 1 });
}
