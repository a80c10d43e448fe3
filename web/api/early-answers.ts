import * as z from 'zod/mini';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';

/** What before-paint.js has asked before the interface was there. */
interface EarlyAnswer {
  /** The input, as it was sent. */
  readonly body: string;
  /** When it was asked, in milliseconds of the page's life. */
  readonly at: number;
  /** Resolves with the answer; with undefined when it failed, and never rejects. */
  readonly coming: Promise<unknown>;
  /** The answer, once it has come. */
  readonly answer?: unknown;
}

declare global {
  interface Window {
    ascoltoEarly?: Record<string, EarlyAnswer>;
  }
}

/** As old as an answer may become in the time the interface takes to arrive, in milliseconds. */
const goodForMs = 30_000;
/** As long as the first drawing waits at most for answers, in milliseconds. */
const patienceMs = 2_000;

function earlyFor(name: string, input: unknown): EarlyAnswer | undefined {
  const early = window.ascoltoEarly?.[name];
  const isGood =
    early && inOrder(JSON.parse(early.body)) === inOrder(input) && performance.now() - early.at < goodForMs;
  return isGood ? early : undefined;
}

/** The same text for the same question, in whatever order its fields were written. */
function inOrder(input: unknown): string {
  return JSON.stringify(input, (_name, value) =>
    value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}

/** Resolves when every early answer has come or failed, or when it is time to draw without it. */
export function untilEarlyAnswers(): Promise<unknown> {
  const coming = Object.values(window.ascoltoEarly ?? {}).map((early) => early.coming);
  return Promise.race([Promise.all(coming), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** The early answer of an operation, where it has come and is good; who uses it forgets it. */
export function earlyAnswer<Op extends Operation>(
  operation: Op,
  input: OperationInput<Op>,
): OperationOutput<Op> | undefined {
  const answer = earlyFor(operation.name, input)?.answer;
  const read = answer === undefined ? undefined : z.safeParse(operation.output, answer);
  return read?.success ? (read.data as OperationOutput<Op>) : undefined;
}

/** An early answer serves once: whoever asks again asks the back end. */
export function forgetEarlyAnswer(name: string): void {
  delete window.ascoltoEarly?.[name];
}

/** Takes what is under way for this very question, if anything is: it is not asked twice. */
export function takeEarly(name: string, input: unknown): Promise<unknown> | undefined {
  const coming = earlyFor(name, input)?.coming;
  forgetEarlyAnswer(name);
  return coming;
}
