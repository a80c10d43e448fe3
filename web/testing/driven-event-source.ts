/** Stands in for the browser's own class, which the test's window lacks; the test says what arrives. */
export class DrivenEventSource extends EventTarget {
  static readonly opened: DrivenEventSource[] = [];
  isOpen = true;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    DrivenEventSource.opened.push(this);
  }
  close() {
    this.isOpen = false;
  }
  send(event: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }));
  }
}
