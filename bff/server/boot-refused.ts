/** The server cannot start for a reason an operator can fix; the message states it and needs no stack. */
export class BootRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BootRefused';
  }
}
