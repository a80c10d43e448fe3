import type { Log } from '#bff/log';

/** The back end's log lines, in the browser's console. */
export const consoleLog: Log = {
  info: (event, fields) => console.debug(event, fields ?? {}),
  warn: (event, fields) => console.warn(event, fields ?? {}),
  error: (event, fields) => console.error(event, fields ?? {}),
};
