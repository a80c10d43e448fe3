import type { input as InputOf } from 'zod/v4/core';
import type { Operation } from '#contracts/kernel/operation';

/** The three kinds of reader an example is written for. */
export type ExampleReader = 'visitor' | 'patient' | 'professional';

/** A rightful input of an operation, as it comes over the wire. */
export type ExampleInput<Op extends Operation> = InputOf<Op['input']>;

/**
 * One rightful input of each operation of a feature per kind of reader. Parity, privacy and fuzz tests are generated from
 * them. They stand beside the operations and not inside, since operations travel to the browser.
 */
export type ExamplesOf<Api extends Readonly<Record<string, Operation>>> = {
  readonly [Key in keyof Api]: Readonly<Partial<Record<ExampleReader, ExampleInput<Api[Key]>>>>;
};
