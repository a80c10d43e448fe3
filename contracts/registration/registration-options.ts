/* What a professional chooses from at registration: our codes, and the platform's words for them (REG-66). */

export const genders = ['uomo', 'donna', 'altro'] as const;

export const hoursPerWeek = ['Meno di 15 ore', 'Da 15 a 30 ore', 'Da 30 a 45 ore', 'Oltre 45 ore'] as const;

export const hearFrom = ['Passaparola', 'Social', 'Google', 'Linkedin'] as const;

export const taxRegimes = ['forfettario', 'ordinario'] as const;

/** The ranges of the wizard's three prices, in cents, in steps of five euros (REG-95). */
export const priceRanges = {
  single: { min: 4_000, max: 14_000 },
  couple: { min: 5_500, max: 18_500 },
  family: { min: 5_000, max: 18_500 },
} as const;

export const priceStepCents = 500;
