/** The product's name, spelled here alone in the interface: an operator renames it in this file and in index.html. */
export const productName = 'Ascolto';

/** Where reports about accessibility arrive, and are answered. */
export const accessibilityContact = 'accessibilita@ascolto.example';
