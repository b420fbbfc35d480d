/** Names and address of one person, as typed. */
export interface NamedAddress {
  firstName: string
  lastName: string
  email: string
}

/**
 * Addresses as mail programs copy them: « Dupont, Jean <jean@acme.fr>; a@acme.fr, b@acme.fr ». A comma separates two
 * people only after an address, because names contain commas. Null: a line of a table, or one address alone.
 *
 * @example readAddressList('Dupont, Jean <jean@acme.fr>')
 *   // [{ firstName: 'Jean', lastName: 'Dupont', email: 'jean@acme.fr' }]
 */
export function readAddressList(text: string): NamedAddress[] | null {
  const entries = entriesOf(text)
  const addresses = entries.filter((entry) => entry.includes('@'))
  const isList = addresses.length > 1 || (entries.length === 1 && /<[^<>]*@[^<>]*>/.test(text))
  return isList ? entries.map(readEntry) : null
}

const PIECE = /"(?:[^"]|"")*"|<[^<>]*>|[^;,\t\n]|([;,\t\n])/g

function entriesOf(text: string): string[] {
  const entries: string[] = []
  let entry = ''
  // Not looked for in the entry at each comma: one line may hold millions.
  let hasAddress = false
  for (const [piece, separator] of text.matchAll(PIECE)) {
    if (separator === undefined || (separator === ',' && !hasAddress)) {
      entry += piece
      hasAddress ||= piece.includes('@')
    } else {
      entries.push(entry.trim())
      entry = ''
      hasAddress = false
    }
  }
  return [...entries, entry.trim()].filter((each) => each !== '')
}

/**
 * One person: « Anne Martin <anne@acme.fr> », or an address alone.
 *
 * @example readEntry('MARTIN Anne <anne@acme.fr>').lastName // 'MARTIN'
 */
export function readEntry(entry: string): NamedAddress {
  const [, name = '', email = entry] = /^(.*)<([^<>]*)>$/s.exec(entry.trim()) ?? []
  const bare = email.trim().replace(/^(?:mailto:)?(['"]?)(.*)\1$/is, '$2')
  return { ...splitName(name), email: bare }
}

/**
 * The first and the last name of a whole name: « Dupont, Jean », « DUPONT Jean » or « Jean Dupont ».
 *
 * @example splitName('LE GALL Anne') // { firstName: 'Anne', lastName: 'LE GALL' }
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const bare = name
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()
  // Mail programs repeat the address where they know no name.
  if (bare.includes('@')) return { firstName: '', lastName: '' }
  const [last, first] = bare.split(',', 2).map((part) => part.trim())
  if (first !== undefined) return { firstName: first, lastName: last ?? '' }
  const words = bare.split(/\s+/)
  const capitals = words.findIndex((word) => !isInCapitals(word))
  const surname = capitals > 0 ? capitals : 0
  if (surname > 0)
    return {
      firstName: words.slice(surname).join(' '),
      lastName: words.slice(0, surname).join(' '),
    }
  return { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') }
}

function isInCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
}
