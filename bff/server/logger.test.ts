import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggingOptions, logOver } from '#bff/server/logger';
import { keepLogLines } from '#bff/server/testing/log-lines';

function loggerTo(log: ReturnType<typeof keepLogLines>) {
  return Fastify(loggingOptions('trace', log)).log;
}

test('logs an error by its name, code and place, never by its message', () => {
  const log = keepLogLines();
  const logger = loggerTo(log);
  const failure = Object.assign(new TypeError('quotes secret-giulia'), { code: 'E_CODE', body: 'secret-giulia' });
  logger.error(failure);
  logger.error({ err: failure }, 'request_failed');
  expect(log.entries()).toMatchObject([
    { level: 'error', err: { type: 'TypeError', message: 'E_CODE', stack: expect.stringContaining('logger.test.ts') } },
    { level: 'error', err: { type: 'TypeError' }, msg: 'request_failed' },
  ]);
  expect(log.lines.join('')).not.toContain('secret-giulia');
});

test('drops what is named like a secret, should a line ever hold it', () => {
  const log = keepLogLines();
  loggerTo(log).warn({ private_token: 'x1', password: 'x2', call: { privateToken: 'x3', cookie: 'x4' }, kept: 'x5' });
  expect(log.lines.join('')).not.toMatch(/x[1-4]|private|password|cookie/i);
  expect(log.entries()).toMatchObject([{ kept: 'x5' }]);
});

test('writes the events of operations with their fields beside them', () => {
  const log = keepLogLines();
  const events = logOver(loggerTo(log));
  events.info('directory_read', { rows: 7 });
  events.warn('legacy_row_dropped', { call: 'listUsers', fields: ['price'] });
  events.error('legacy_unavailable');
  expect(log.entries()).toMatchObject([
    { level: 'info', msg: 'directory_read', rows: 7 },
    { level: 'warn', msg: 'legacy_row_dropped', call: 'listUsers', fields: ['price'] },
    { level: 'error', msg: 'legacy_unavailable' },
  ]);
});
