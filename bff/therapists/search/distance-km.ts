import type { Place } from '#contracts/therapists/therapist-filter';

const earthRadiusKm = 6371;

/** The distance between two places along the earth's surface, in kilometres, by the haversine formula (SEARCH-58). */
export function distanceKm(one: Place, other: Place): number {
  const latitudes = sinOfHalf(other.latitude - one.latitude) ** 2;
  const longitudes = sinOfHalf(other.longitude - one.longitude) ** 2;
  const square = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** The distance to the nearest of the places, in kilometres; null when there is none. */
export function nearestKm(from: Place, places: readonly Place[]): number | null {
  return places.length > 0 ? Math.min(...places.map((place) => distanceKm(from, place))) : null;
}

function sinOfHalf(degrees: number): number {
  return Math.sin(radians(degrees) / 2);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
