import type { FastifyInstance } from 'fastify';
import { retryHeaders } from '#bff/answer-headers';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { isAccess } from '#bff/server/declared-access';
import { type ContextDeps, contextOf } from '#bff/server/request-context';
import type { Operation } from '#contracts/kernel/operation';

/** Operations and their handlers, by the operation's key. */
export interface MountedOperations {
  readonly operations: Readonly<Record<string, Operation>>;
  // biome-ignore lint/suspicious/noExplicitAny: each handler is checked against its own operation where the map is written
  readonly handlers: Readonly<Record<string, OperationHandler<any>>>;
}

/**
 * Mounts every operation at POST /<name>, in a scope that sets the shared answer headers. Throws when operations are
 * incompletely declared, naming all of them.
 */
export function mountOnFastify(api: FastifyInstance, mounted: MountedOperations, deps: ContextDeps): void {
  const faults = Object.entries(mounted.operations).flatMap(([key, operation]) =>
    missingIn(operation, mounted.handlers[key]).map((what) => `${key} has no ${what}`),
  );
  if (faults.length > 0) throw new Error(`Operations are not completely declared: ${faults.join(', ')}`);
  for (const [key, operation] of Object.entries(mounted.operations)) {
    const handler = mounted.handlers[key] as OperationHandler<Operation>;
    const config = { access: operation.access, operation: operation.name };
    api.post(`/${operation.name}`, { config }, async (request, reply) => {
      const context = contextOf(deps, { request, reply, kind: operation.kind });
      const {
        status,
        body,
        text = JSON.stringify(body),
      } = await runOperation(operation, handler, context, request.body);
      return reply.code(status).headers(retryHeaders(status, body)).send(text);
    });
  }
}

function missingIn(operation: Operation, handler: unknown): string[] {
  return [
    ...(/^[a-z-]+\/[a-z-]+$/.test(operation.name) ? [] : ['name of a feature and an operation']),
    ...(isAccess(operation.access) ? [] : ['rule of access']),
    ...(operation.input ? [] : ['input schema']),
    ...(operation.output ? [] : ['answer schema']),
    ...(typeof handler === 'function' ? [] : ['handler']),
  ];
}
