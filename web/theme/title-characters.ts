/**
 * The characters that titles are set in: what Italian is written with, the letters of western European names, digits,
 * amounts and typographic signs. The title face holds these and no others.
 */
export const titleCharacters = [
  ' !"#%&\'()*+,-./0123456789:;=?@',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß',
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ',
  '‘’“”«»–—…·•€°ªº×−\u00a0',
].join('');
