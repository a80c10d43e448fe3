/** Whether what is given weighs more than that many bytes, as JSON in UTF-8. */
export function isHeavier(rows: readonly unknown[], bytes: number): boolean {
  const json = JSON.stringify(rows);
  // No character takes more than three bytes for each of its UTF-16 units.
  return json.length * 3 > bytes && new TextEncoder().encode(json).length > bytes;
}
