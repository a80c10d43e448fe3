import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Inside } from '#bench/inside';

// The back end, and beside it a server on WATCH_PORT that answers the back end's measurements since the last request.
const watchPort = Number(process.env['WATCH_PORT']);
const delay = monitorEventLoopDelay({ resolution: 1 });
const begun = new WeakMap<IncomingMessage, number>();
let durations: number[] = [];
let peakRss = 0;

subscribe('http.server.request.start', (message) => {
  begun.set((message as { request: IncomingMessage }).request, performance.now());
});
subscribe('http.server.response.finish', (message) => {
  const { request } = message as { request: IncomingMessage };
  const from = begun.get(request);
  if (from !== undefined && request.socket.localPort !== watchPort) durations.push(performance.now() - from);
});

// `process.resourceUsage().maxRSS` cannot be reset, and on Linux it starts with the memory of the parent process.
setInterval(notePeak, 10).unref();
delay.enable();
createServer((_request, response) => {
  notePeak();
  const inside: Inside = { durations, longestBlockMs: delay.max / 1e6, rss: process.memoryUsage.rss(), peakRss };
  response.end(JSON.stringify(inside));
  durations = [];
  peakRss = 0;
  delay.reset();
}).listen(watchPort, '127.0.0.1');

await import('#bff/server/main');

function notePeak(): void {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
}
