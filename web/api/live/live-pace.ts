/** The pause between background refreshes of what others may change, in milliseconds. */
const refreshEveryMs = 30_000;

/** While the stream of hints stands: it tells most changes at once, and the platform is asked less. */
const refreshBesideHintsEveryMs = 90_000;

let standsUntil = 0;

/** Notes that the stream stands, for so many milliseconds; zero when it has ended. */
export function noteStream(ms: number): void {
  standsUntil = Date.now() + ms;
}

/** The pause until the next background refresh, in milliseconds (LIVE-01). */
export function refreshPause(): number {
  return Date.now() < standsUntil ? refreshBesideHintsEveryMs : refreshEveryMs;
}
