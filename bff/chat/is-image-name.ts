/** Whether a file is shown as an image: its name ends in jpg, jpeg or png, in any case (CHAT-21). */
export function isImageName(name: string): boolean {
  return /\.(?:jpe?g|png)$/i.test(name);
}
