const MAX_CHARACTERS = 80

/** Whatever a mail program would turn into a link, except a bare domain: with a scheme, a path or an @. */
const ADDRESSES =
  /\S*(?::\/\/|@)\S*|\bwww\.\S*|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}[/:?#]\S*/giu
/** Its first part stays: « Booking.com » is a company. */
const BARE_DOMAIN = /([\p{L}\d-]+)(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\p{L}\d])/gu
/** They end what the quotation marks of the subject began, or turn its letters around. */
const MARKS = /["«»“”\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * A name that somebody chose, as the subject of a mail to strangers shows it: without addresses, so that nobody sends
 * their own link under our name. Empty when nothing is left.
 * @example nameInSubject('Your bank: verify at http://phish.example/6') // 'Your bank verify at'
 */
export function nameInSubject(name: string): string {
  const plain = name
    .replace(MARKS, ' ')
    .replace(ADDRESSES, ' ')
    .replace(BARE_DOMAIN, '$1')
    .replace(/[:/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, MAX_CHARACTERS).join('').trim()
}
