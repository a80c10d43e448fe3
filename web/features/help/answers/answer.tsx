import { cutAtWords, type SoughtWord } from '#web/features/help/answers/find-words';
import type { AnswerPart } from '#web/features/help/help-content';

interface AnswerProps {
  readonly parts: readonly AnswerPart[];
  /** The words that are searched for. */
  readonly words?: readonly SoughtWord[];
}

/** An answer: paragraphs and lists, with the words searched for marked. */
export function Answer({ parts, words = [] }: AnswerProps) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>
        <Marked text={part} words={words} />
      </p>
    ) : (
      <ul key={part.join()}>
        {part.map((line) => (
          <li key={line}>
            <Marked text={line} words={words} />
          </li>
        ))}
      </ul>
    ),
  );
}

/** A text with the words searched for marked. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly SoughtWord[] }) {
  if (words.length === 0) return <span>{text}</span>;
  let at = 0;
  return cutAtWords(text, words).map((stretch) => {
    at += stretch.text.length;
    return stretch.isFound ? <mark key={at}>{stretch.text}</mark> : <span key={at}>{stretch.text}</span>;
  });
}
