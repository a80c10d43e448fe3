import { handlers } from '#bff/operations';
import type { OperationHandler } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';

export interface MountedOperation {
  readonly operation: Operation;
  readonly handler: OperationHandler<Operation>;
  /** A valid input per kind of user. */
  readonly examples: readonly { readonly reader: ExampleReader; readonly input: unknown }[];
}

/** Who of the demonstration calls an example of each kind; a visitor is null. */
export const exampleUsers = {
  visitor: null,
  patient: 'giulia',
  professional: 'rinaldi',
  'on-basic': 'serafini',
  newcomer: 'conti',
} as const satisfies Record<ExampleReader, string | null>;

/** Every operation with its handler and its examples, for tests that check all of them. */
export const everyOperation: readonly MountedOperation[] = (Object.keys(operations) as OperationKey[]).map((key) => ({
  operation: operations[key],
  handler: handlers[key] as OperationHandler<Operation>,
  examples: Object.entries(operationExamples[key]).map(([reader, input]) => ({
    reader: reader as ExampleReader,
    input,
  })),
}));
