/** The upper half of code page 437, from 0x80: what zip programs write that know nothing of Unicode. */
const UPPER_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0'

/** Letters and signs that occur in the names of documents, in French, English, Spanish and their neighbours. */
const PLAUSIBLE = /[\p{Ll}\p{Lu}°º«»’“”–—€]/u
const OTHER_ALPHABET = /[αßΓπΣσµτΦΘΩδφεƒ]/u

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * The name of an entry from its bytes: UTF-8 where it says so or could be nothing else, otherwise code page 437 or
 * 1252, whichever gives letters.
 *
 * @example decodeEntryName(Buffer.from([0x62, 0x82]), false) // 'bé'
 * @example decodeEntryName(Buffer.from([0x62, 0xe9]), false) // 'bé'
 */
export function decodeEntryName(bytes: Uint8Array, saysUtf8: boolean): string {
  if (saysUtf8) return new TextDecoder().decode(bytes)
  if (bytes.every((byte) => byte < 0x80)) return Buffer.from(bytes).toString('latin1')
  try {
    return strictUtf8.decode(bytes)
  } catch {
    const dos = decode437(bytes)
    const windows = windows1252.decode(bytes)
    return plausibility(windows) > plausibility(dos) ? windows : dos
  }
}

function decode437(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : UPPER_437[byte - 0x80]!,
  ).join('')
}

/** How many of its special characters a person would have typed, less those that nobody would. */
function plausibility(name: string): number {
  return [...name]
    .filter((character) => character > '\u007f')
    .map((character) => {
      if (OTHER_ALPHABET.test(character)) return -1
      return PLAUSIBLE.test(character) ? 1 : -1
    })
    .reduce<number>((sum, each) => sum + each, 0)
}
