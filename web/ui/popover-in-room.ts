/** Keeps a popover no larger than the room there is, so that with large text it scrolls within itself. */
export const inRoom = { flip: true, shift: true, size: { padding: 5 } };
