import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AtEnd } from '#bench/run-parts';
import { startProgram, untilReady } from '#scripts/child-process';

export interface NginxSettings {
  /** The path of the nginx binary. */
  readonly program: string;
  readonly port: number;
  readonly upstreamPort: number;
}

/** Starts nginx as a reverse proxy with one worker. */
export async function startNginx({ program, port, upstreamPort }: NginxSettings, atEnd: AtEnd): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  atEnd(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'nginx.conf'), configuration(port, upstreamPort));
  const nginx = startProgram(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
  atEnd(nginx.stop);
  await untilReady(nginx, `http://127.0.0.1:${port}/`);
}

function configuration(port: number, upstreamPort: number): string {
  return `
    daemon off;
    pid nginx.pid;
    worker_processes 1;
    events { worker_connections 256; }
    http {
      access_log off;
      keepalive_requests 1000000;
      client_body_temp_path client-bodies;
      proxy_temp_path proxied;
      fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi;
      scgi_temp_path scgi;
      upstream platform {
        server 127.0.0.1:${upstreamPort};
        keepalive 32;
        keepalive_requests 1000000;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://platform;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
        }
      }
    }
  `;
}
