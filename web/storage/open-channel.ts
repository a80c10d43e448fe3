/**
 * Opens a channel to the browser's other tabs. A browser that refuses storage may refuse the channel as well: then
 * nothing is sent or heard, and each tab is on its own.
 */
export function openChannel(name: string): BroadcastChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    const alone = { name, onmessage: null, onmessageerror: null, postMessage: () => undefined, close: () => undefined };
    return Object.assign(new EventTarget(), alone);
  }
}
