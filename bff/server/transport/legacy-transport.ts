import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { Log } from '#bff/log';
import { createPlatformLane } from '#bff/server/transport/platform-lane';
import { type TransportLimits, transportLimits } from '#bff/server/transport/transport-limits';
import type { LegacyBase } from '#contracts/kernel/platform/legacy-call';

export interface LegacyTransportOptions {
  readonly bases: Readonly<Record<LegacyBase, string>>;
  readonly log: Log;
  readonly limits?: TransportLimits;
}

/** The transport over the network: a lane for each of the platform's addresses. A write is never sent twice. */
export interface NetworkTransport {
  readonly send: LegacyTransport;
  close(): Promise<void>;
}

export function createLegacyTransport({
  bases,
  log,
  limits = transportLimits,
}: LegacyTransportOptions): NetworkTransport {
  const lane = (name: LegacyBase) => createPlatformLane({ name, base: bases[name], limits, log });
  const lanes = { appserver: lane('appserver'), php: lane('php'), media: lane('media'), backend: lane('backend') };
  return {
    send: (request) => lanes[request.base].send(request),
    close: async () => {
      await Promise.all(Object.values(lanes).map((each) => each.close()));
    },
  };
}
