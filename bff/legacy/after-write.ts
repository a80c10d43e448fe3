import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';

/**
 * The failure of a write whose answer was lost, and which may have been done; undefined where it was answered. Fails as
 * the write does otherwise.
 */
export async function lostAnswerOf(write: Promise<unknown>): Promise<unknown> {
  try {
    await write;
    return undefined;
  } catch (failure) {
    if (hasUnknownOutcome(failure)) return failure;
    throw failure;
  }
}

/**
 * What stands after a write. A reading that fails is made once more, since without it nobody knows what stands; a
 * refusal is not asked for again.
 */
export async function readAfterwards<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (failure) {
    if (isRefusal(failure) || failure instanceof OperationFailed) throw failure;
    return read();
  }
}
