import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { sessionFor, type TestPlatform, testNow } from '#mocks/start-in-vitest';

/** Runs an operation of Giulia's while something else happens right before or after a call of the platform. */
export function whileCalling(
  platform: TestPlatform,
  meanwhile: (call: string, moment: 'before' | 'after') => void | Promise<void>,
): <Op extends Operation>(operation: Op, handler: OperationHandler<Op>, asked: unknown) => Promise<{ status: number }> {
  const transport: LegacyTransport = async (request) => {
    await meanwhile(request.call, 'before');
    const answer = await platform.transport(request);
    await meanwhile(request.call, 'after');
    return answer;
  };
  const contextWith = createContexts({ transport, now: platform.now, log: platform.log });
  const context = contextWith(createMemorySession(sessionFor('giulia', testNow), platform.now));
  return (operation, handler, asked) => runOperation(operation, handler, context, asked);
}
