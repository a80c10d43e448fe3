import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { completeEnvironment } from '#bff/server/testing/complete-environment';

/** A container's first process is process 1: a signal without a handler is dropped, and nothing else stops it. */
test.each([
  { name: '`npm start`', command: ['npm', 'start'] },
  { name: 'the server', command: [process.execPath, 'bff/server/main.ts'] },
])(
  'as the first process of a container, $name stops gracefully when told to',
  { timeout: 30_000 },
  async ({ command }) => {
    const { PATH = '', HOME = '' } = process.env;
    const space = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
    const child = spawn('unshare', [...space, ...command], { env: { ...completeEnvironment, PATH, HOME } });
    onTestFinished(() => void child.kill('SIGKILL'));
    const chunks: Buffer[] = [];
    const listen = (chunk: Buffer) => {
      chunks.push(chunk);
      if (chunk.includes('Server listening')) process.kill(firstProcessIn(child), 'SIGTERM');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    await new Promise((resolve) => child.once('close', resolve));
    expect(Buffer.concat(chunks).toString()).toContain('server_stopped');
  },
);

function firstProcessIn({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}
