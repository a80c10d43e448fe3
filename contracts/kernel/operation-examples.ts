import type { input as InputOf } from 'zod/v4/core';
import type { Operation } from '#contracts/kernel/operation';

/**
 * The kinds of user an example is written for. A professional is on the Premium plan; one `on-basic` can do what that
 * one cannot, and so can a `newcomer`, whose contract is not signed.
 */
export type ExampleReader = 'visitor' | 'patient' | 'professional' | 'on-basic' | 'newcomer';

/** A valid input of an operation, as it comes over the wire. */
export type ExampleInput<Op extends Operation> = InputOf<Op['input']>;

/**
 * One valid input of each operation of a feature for each kind of user, on the demonstration's data. Parity, privacy
 * and fuzz tests are generated from them. They are kept apart from the operations because operations are loaded by the
 * browser.
 */
export type ExamplesOf<Api extends Readonly<Record<string, Operation>>> = {
  readonly [Key in keyof Api]: Readonly<Partial<Record<ExampleReader, ExampleInput<Api[Key]>>>>;
};
