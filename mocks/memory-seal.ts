import type { SealedTexts } from '#bff/sealed-texts';

/** Seals by keeping the texts itself, and handing out a random name for each. */
export function createMemorySeal(): SealedTexts {
  const texts = new Map<string, string>();
  return {
    seal(text) {
      const name = crypto.randomUUID();
      texts.set(name, text);
      return name;
    },
    open: (sealed) => texts.get(sealed),
  };
}
