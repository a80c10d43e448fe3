import { type Comment, commentsIn, commentText } from '#scripts/plain-english/comments';
import { documentText } from '#scripts/plain-english/document-text';
import { type Sentence, sentencesIn } from '#scripts/plain-english/sentences';
import { bannedWordFaults, sentenceFaults, titleFaults } from '#scripts/plain-english/wording-faults';
import { placedTitles } from '#scripts/requirements/test-titles';
import { titleCitations } from '#scripts/requirements/title-citations';

/** A sentence, a title or a docblock that is not plain. */
export interface Finding extends Sentence {
  readonly reason: string;
}

const documents = /^(?:(?:.*\/)?README|CONTRIBUTING|CHANGELOG|docs\/(?!requirements\/|legacy\.md$).*)\.md$/;
const sources = /\.(?:tsx?|mjs|css)$/;
const tests = /\.(?:test\.tsx?|spec\.ts|services\.ts)$/;
const mostDocblockLines = 4;

/** The findings in a document, or in the comments and test titles of a module or stylesheet. */
export function findingsIn(path: string, text: string, areas: ReadonlySet<string>): Finding[] {
  if (documents.test(path)) return inSentences(sentencesIn(documentText(text)));
  if (!sources.test(path)) return [];
  const comments = commentsIn(path, text);
  return [
    ...inSentences(sentencesIn(commentText(comments))),
    ...longDocblocks(comments),
    ...(tests.test(path) ? inTitles(path, text, areas) : []),
  ];
}

function inSentences(sentences: readonly Sentence[]): Finding[] {
  return sentences.flatMap((sentence) => sentenceFaults(sentence.text).map((reason) => ({ ...sentence, reason })));
}

function longDocblocks(comments: readonly Comment[]): Finding[] {
  const docblocks = comments.filter(({ isDocblock }) => isDocblock);
  const texts = docblocks.map(({ lines }) => lines.filter(({ text }) => text.trim() !== ''));
  return texts.flatMap(([first, ...others]) => {
    const last = others.at(-1);
    if (!first || !last || others.length < mostDocblockLines) return [];
    const reason = `docblock of ${others.length + 1} lines: at most ${mostDocblockLines}`;
    return [{ reason, text: first.text, firstLine: first.line, lastLine: last.line }];
  });
}

function inTitles(path: string, source: string, areas: ReadonlySet<string>): Finding[] {
  return placedTitles(path, source).flatMap(({ kind, title, rowIds, line }) => {
    const citationFaults = titleCitations({ title, rowIds }, areas).faults;
    const faults = kind === 'test' ? [...titleFaults(title), ...citationFaults] : bannedWordFaults(title);
    return faults.map((reason) => ({ reason, text: title, firstLine: line, lastLine: line }));
  });
}
