/**
 * Messages from the oldest to the newest, whichever way they came. Those of one second keep the order of the list,
 * turned round when the list itself runs from the newest.
 */
export function inTimeOrder<Message>(messages: readonly Message[], sentAt: (message: Message) => number): Message[] {
  const [first] = messages;
  const last = messages.at(-1);
  if (first === undefined || last === undefined) return [];
  const listed = sentAt(first) > sentAt(last) ? messages.toReversed() : [...messages];
  return listed.sort((one, other) => sentAt(one) - sentAt(other));
}
