/** Quieter is silence, louder is as loud as it gets: in decibels below the loudest a microphone can tell. */
const quietest = -60;
const loudest = -10;

/** From here on it is a voice near the microphone and not a quiet room. */
export const heardFrom = 35;

/** How loud a piece of sound is, from 0 to 100 as an ear would say. */
export function soundLevel(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const share = (10 * Math.log10(power) - quietest) / (loudest - quietest);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
