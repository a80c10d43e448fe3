/** A page that reveals nothing about the user: the weather, from the public meteorological service. */
export const neutralPage = 'https://www.meteoam.it/it/home';
