/** As long as a screen waits at most for a style that may never come, in milliseconds. */
const patienceMs = 3_000;

/**
 * Resolves when the code has come, and with it every style asked for so far. Of two parts that share a style and are
 * loaded side by side, only the first waits for it by itself: the other would be shown without.
 */
export async function styled<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const coming = links.filter(({ sheet }) => sheet === null).map(comes);
  if (coming.length > 0) {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([Promise.all(coming), patience]);
  }
  return loaded;
}

function comes(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}
