/**
 * The product's name, spelled here alone in the interface: an operator renames it in this file, in index.html, and in
 * `public/manifest.webmanifest` and `public/offline.html`, which a test holds to it.
 */
export const productName = 'Ascolto';

/** Where reports about accessibility arrive, and are answered. */
export const accessibilityContact = 'accessibilita@ascolto.example';

/** Who changes a professional's prices on request. */
export const administrationContact = 'amministrazione@ascolto.example';
