/** This page's name, made anew with each load: by it a page knows a hint of its own act. */
export const ownPageName = crypto.randomUUID();
