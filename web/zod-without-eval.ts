import { config } from 'zod/mini';

// zod would try `new Function` once, which the content security policy forbids and reports. Imported before any schema.
config({ jitless: true });
