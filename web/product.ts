/**
 * The product's name. An operator renames it in this file, in the help texts (`features/help/content`), in index.html,
 * and in `public/manifest.webmanifest`, `public/offline.html` and `public/icon.svg`.
 */
export const productName = 'Ascolto';

/** Where reports about accessibility arrive, and are answered. */
export const accessibilityContact = 'accessibilita@ascolto.example';

/** Who changes a professional's prices on request. */
export const administrationContact = 'amministrazione@ascolto.example';
