import { type FastifyBaseLogger, type FastifyServerOptions, LogController } from 'fastify';
import type { Log } from '#bff/log';

/** Where log lines are written, when not to standard output. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Fastify's logging options: its own line per request is off, since it would hold the whole address, and an error is
 * logged by name and code, since its message may quote a value.
 */
export function loggingOptions(
  level: string,
  destination: LogDestination | undefined,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    logger: {
      level,
      ...(destination ? { stream: destination } : {}),
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: withoutMessage, req: () => ({}), res: () => ({}) },
      redact: { paths: secretPaths, remove: true },
      hooks: {
        logMethod(args, method) {
          const failure: unknown = args[0];
          method.apply(this, failure instanceof Error ? [{ err: failure }, 'error'] : args);
        },
      },
    },
  };
}

/** The portable log over Fastify's: the event is the message, with its fields beside it. */
export function logOver(logger: FastifyBaseLogger): Log {
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  };
}

/** Lines are built from names only; redacting these paths is the second safeguard. */
const secretPaths = ['private_token', 'privateToken', 'password', 'cookie', 'authorization'].flatMap((name) => [
  name,
  `*.${name}`,
]);

function withoutMessage(failure: Error & { code?: string }): { type: string; message: string; stack: string } {
  const at = (failure.stack ?? '').split('\n').find((line) => line.trimStart().startsWith('at '));
  return { type: failure.name, message: failure.code ?? '', stack: at?.trim() ?? '' };
}
