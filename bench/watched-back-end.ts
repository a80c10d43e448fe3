import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// The back end as it is, and beside it on WATCH_PORT its internal measurements since the previous request there.
const watchPort = Number(process.env['WATCH_PORT']);
const delay = monitorEventLoopDelay({ resolution: 1 });
const begun = new WeakMap<IncomingMessage, number>();
let durations: number[] = [];

subscribe('http.server.request.start', (message) => {
  begun.set((message as { request: IncomingMessage }).request, performance.now());
});
subscribe('http.server.response.finish', (message) => {
  const { request } = message as { request: IncomingMessage };
  const from = begun.get(request);
  if (from !== undefined && request.socket.localPort !== watchPort) durations.push(performance.now() - from);
});

delay.enable();
createServer((_request, response) => {
  const sorted = durations.sort((one, other) => one - other);
  const { rss, heapUsed, external } = process.memoryUsage();
  response.end(
    JSON.stringify({
      p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      longestBlockMs: delay.max / 1e6,
      ...{ rss, heapUsed, external, peakRss: process.resourceUsage().maxRSS * 1024 },
    }),
  );
  durations = [];
  delay.reset();
}).listen(watchPort, '127.0.0.1');

await import('#bff/server/main');
