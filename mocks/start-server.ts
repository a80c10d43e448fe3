import { getResponse } from 'msw';
import type { Instant } from '#contracts/kernel/instant';
import { createLegacyHandlers } from '#mocks/all-handlers';
import { type Console, createConsole } from '#mocks/console/console-routes';
import { createPlatform } from '#mocks/create-platform';
import { createCallLog } from '#mocks/engine/call-log';
import { readPicture } from '#mocks/media/read-picture';
import type { Platform, ReceivedCall } from '#mocks/platform';
import { platformStateFrom } from '#mocks/platform-state';
import type { ScenarioName } from '#mocks/scenarios/scenarios';
import { type Answering, type ListeningServer, listen } from '#mocks/server/http-server';
import { readStateFile, setStateFileAside } from '#mocks/server/state-file';
import { createStateKeeper } from '#mocks/server/state-keeper';
import { createProviders } from '#mocks/social/provider';

export interface PlatformServerSetup {
  /** 0 takes a free port. */
  readonly port: number;
  readonly now: () => Instant;
  /** Where the state is kept between two starts; without it nothing is kept. */
  readonly stateFile?: string;
  /** Starts again, whatever was kept. */
  readonly fresh?: boolean;
  readonly scenario?: ScenarioName;
}

/** Some dozens of photos: the state is written whole, as one file. */
const mostFileCharacters = 20_000_000;

export interface PlatformServer extends ListeningServer {
  readonly platform: Platform;
  /** The new name of a kept state that could not be used; undefined when nothing was wrong. */
  readonly setAside: string | undefined;
}

/** Starts the demonstration platform as an HTTP server; prints nothing. */
export async function startPlatform(setup: PlatformServerSetup): Promise<PlatformServer> {
  const { port, now, stateFile, fresh = false, scenario = 'everyday' } = setup;
  const log = createCallLog();
  const platform = createPlatform({ scenario, now, readPicture, onCall: log.note, mostFileCharacters });
  const setAside = stateFile && !fresh ? await restoreFrom(stateFile, platform) : undefined;
  const keeper = createStateKeeper(stateFile, platform.state);
  platform.onChange(keeper.changed);
  const server = await listen(port, answering(platform, createConsole(platform, log)));
  return {
    platform,
    setAside,
    origin: server.origin,
    async close() {
      await server.close();
      await keeper.close();
    },
  };
}

/** Loads the kept state. An unusable one is renamed, never overwritten; returns its new name. */
async function restoreFrom(stateFile: string, platform: Platform): Promise<string | undefined> {
  const text = await readStateFile(stateFile);
  if (text === undefined) return undefined;
  try {
    platform.restore(platformStateFrom(text));
    return undefined;
  } catch {
    return setStateFileAside(stateFile);
  }
}

function answering(platform: Platform, answerConsole: Console): Answering {
  const { now, onCall } = platform;
  const handlers = createLegacyHandlers(platform);
  const answerAsProvider = createProviders(platform);
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    const response =
      (await answerAsProvider(request)) ??
      (await answerConsole(request)) ??
      (await getResponse(handlers, request, { baseUrl: origin }));
    if (response) return response;
    const call: ReceivedCall = { name: '?', method: request.method, path: pathname, at: now(), status: 501 };
    onCall(call);
    return new Response(`The demonstration platform has no ${request.method} ${pathname}.`, { status: 501 });
  };
}
