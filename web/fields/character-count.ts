/** How many characters a text has, as the contracts count them: by Unicode code points. */
export function characterCount(text: string): number {
  return [...text].length;
}
