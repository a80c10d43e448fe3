/** Says nothing about who looks at it: the weather, from the public meteorological service. */
const neutralPage = 'https://www.meteoam.it/it/home';

/**
 * Puts a neutral page in place of this one. What is on screen goes at once, even if the other page is slow, and comes
 * back only by loading anew.
 */
export function leaveAtOnce(): void {
  document.documentElement.style.visibility = 'hidden';
  document.title = 'Meteo';
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.replace(neutralPage);
}
