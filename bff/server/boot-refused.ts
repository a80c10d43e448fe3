/** The server cannot start for a reason an operator can put right: the message says which, and needs no stack. */
export class BootRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BootRefused';
  }
}
