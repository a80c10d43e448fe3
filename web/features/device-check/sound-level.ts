/** The range of the scale, in decibels relative to the loudest sound a microphone can record. */
const quietest = -60;
const loudest = -10;

/** The level from which a sound is a voice near the microphone, not a quiet room. */
export const heardFrom = 35;

/** The loudness of some samples, from 0 to 100 on a logarithmic scale. */
export function soundLevel(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const share = (10 * Math.log10(power) - quietest) / (loudest - quietest);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
