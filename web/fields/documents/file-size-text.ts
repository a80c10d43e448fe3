const units = [
  { bytes: 1024 * 1024, text: sizeIn('megabyte') },
  { bytes: 1024, text: sizeIn('kilobyte') },
] as const;

/** A file's size, in words: '2,4 MB', '38,5 kB'; at least 0,1 of the unit. */
export function fileSizeText(bytes: number): string {
  const { bytes: unit, text } = units.find((each) => bytes >= each.bytes) ?? units[1];
  return text.format(Math.max(bytes / unit, 0.1));
}

function sizeIn(unit: string): Intl.NumberFormat {
  return new Intl.NumberFormat('it-IT', { style: 'unit', unit, maximumFractionDigits: 1 });
}
