import type { Operation, RefusalCode, RefusalDetails } from '#contracts/kernel/operation';
import type { SharedProblemCode } from '#contracts/kernel/problem';

/** Ends an operation with a shared problem or with a refusal its contract declares. */
export class OperationFailed extends Error {
  readonly code: string;
  readonly details: unknown;

  constructor(code: SharedProblemCode | (string & {}), details?: unknown) {
    super(code);
    this.name = 'OperationFailed';
    this.code = code;
    this.details = details;
  }
}

/** A refusal that the operation declares, to be thrown: `throw refusal(bookAppointment, 'slot_taken')`. */
export function refusal<Op extends Operation, Code extends RefusalCode<Op>>(
  _operation: Op,
  code: Code,
  ...details: RefusalDetails<Op, Code> extends undefined ? [] : [RefusalDetails<Op, Code>]
): OperationFailed {
  return new OperationFailed(code, details[0]);
}
