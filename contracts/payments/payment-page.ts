import * as z from 'zod/mini';

/** The address of a page on which something is paid: only http and https ones may be opened in a browser. */
export const paymentPage = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048));
