/** The languages a professional may offer sessions in (OPT-01). */
export const languages = ['Italiano', 'Inglese', 'Francese', 'Tedesco', 'Spagnolo', 'Russo', 'Arabo'] as const;
