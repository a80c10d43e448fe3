/** A line of running text; an empty one ends the paragraph. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
}

export interface Sentence {
  readonly text: string;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Begins a paragraph of its own: a list item, a tag of a docblock, or a directive with its reason. */
const marker = /^(?:(?:[-*+]|\d+\.)\s+|@[\w-]+\s*|biome-ignore\S* \S+:)/;

/** The sentences of a text, each with the lines that it spans. */
export function sentencesIn(lines: readonly TextLine[]): Sentence[] {
  return paragraphsIn(lines).flatMap(sentencesOf);
}

function paragraphsIn(lines: readonly TextLine[]): TextLine[][] {
  const paragraphs: TextLine[][] = [[]];
  for (const { line, text } of lines) {
    const trimmed = text.trim();
    if (trimmed === '' || marker.test(trimmed)) paragraphs.push([]);
    paragraphs.at(-1)?.push({ line, text: trimmed.replace(marker, '') });
  }
  return paragraphs;
}

function sentencesOf(paragraph: readonly TextLine[]): Sentence[] {
  const words = paragraph.flatMap(({ line, text }) => (text.match(/\S+/g) ?? []).map((word) => ({ line, word })));
  const sentences: Sentence[] = [];
  let start = 0;
  for (const [at, { line, word }] of words.entries()) {
    const next = words[at + 1]?.word;
    const isLast = next === undefined || (/[.!?][)\]"'”»*_]*$/.test(word) && !/^[a-z]/.test(next));
    if (!isLast) continue;
    const text = words.slice(start, at + 1).map((each) => each.word);
    sentences.push({ text: text.join(' '), firstLine: words[start]?.line ?? line, lastLine: line });
    start = at + 1;
  }
  return sentences;
}
