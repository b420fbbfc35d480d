import { isEmailAddress } from '../contacts/email-address.ts'
import { readDelimited } from './delimited-text.ts'

/** One person of a pasted list, as parsed, with their line, from 1. */
export interface ListedPerson {
  line: number
  firstName: string
  lastName: string
  email: string
}

/** As many as an administrator can still review. */
export const MAX_INVITED = 500

/**
 * Reads a pasted list or a CSV: addresses alone, « Name <address> », or columns in the order first name, last name,
 * address (a header may name them in any order). Nothing is validated here: a row without an address keeps its text.
 *
 * @example readInvitationList('Anne;Martin;anne@acme.test')
 *   // [{ line: 1, firstName: 'Anne', lastName: 'Martin', email: 'anne@acme.test' }]
 */
export function readInvitationList(text: string): ListedPerson[] {
  const rows = readDelimited(text)
  const columns = readHeader(rows[0]?.cells ?? [])
  return rows
    .slice(columns ? 1 : 0)
    .flatMap(({ line, cells }) =>
      columns ? [byColumns(line, cells, columns)] : byContent(line, cells),
    )
}

type Columns = Partial<Record<'firstName' | 'lastName' | 'email', number>>

/** The column names of a header, folded. */
const HEADER_WORDS: Record<string, keyof Columns> = {
  prenom: 'firstName',
  'first name': 'firstName',
  firstname: 'firstName',
  nombre: 'firstName',
  nom: 'lastName',
  'nom de famille': 'lastName',
  'last name': 'lastName',
  lastname: 'lastName',
  name: 'lastName',
  surname: 'lastName',
  apellido: 'lastName',
  apellidos: 'lastName',
  adresse: 'email',
  'adresse e-mail': 'email',
  'adresse email': 'email',
  courriel: 'email',
  mail: 'email',
  email: 'email',
  'e-mail': 'email',
  address: 'email',
  'e-mail address': 'email',
  'email address': 'email',
  correo: 'email',
  'correo electronico': 'email',
}

function readHeader(cells: readonly string[]): Columns | null {
  const columns: Columns = {}
  for (const [index, cell] of cells.entries()) {
    const meaning = HEADER_WORDS[fold(cell)]
    if (meaning) columns[meaning] ??= index
  }
  return columns.email === undefined ? null : columns
}

function byColumns(line: number, cells: readonly string[], columns: Columns): ListedPerson {
  const cell = (name: keyof Columns) => (columns[name] === undefined ? '' : cells[columns[name]])
  return {
    line,
    firstName: cell('firstName') ?? '',
    lastName: cell('lastName') ?? '',
    email: cell('email') ?? '',
  }
}

/** Several addresses on one line are several people; a single address takes the preceding words as its names. */
function byContent(line: number, cells: readonly string[]): ListedPerson[] {
  const addresses = cells.filter((cell) => cell.includes('@'))
  if (addresses.length > 1) return addresses.map((cell) => ({ line, ...withName(cell) }))
  const [address] = addresses
  if (address === undefined) {
    const email = cells.at(-1) ?? ''
    return [{ line, firstName: cells.at(-3) ?? '', lastName: cells.at(-2) ?? '', email }]
  }
  const read = withName(address)
  const names = cells.filter((cell) => cell !== address && cell !== '')
  return [
    {
      line,
      firstName: names[0] ?? read.firstName,
      lastName: names[1] ?? read.lastName,
      email: read.email,
    },
  ]
}

/** « Anne Martin <anne@acme.test> », as mail programs copy it. */
function withName(cell: string): Omit<ListedPerson, 'line'> {
  const [, name = '', email = cell] = /^(.*)<([^<>]*)>$/.exec(cell) ?? []
  const words = name.trim().split(/\s+/)
  return {
    firstName: words[0] ?? '',
    lastName: words.slice(1).join(' '),
    email: email.trim(),
  }
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim()
    .toLowerCase()
}

/** Why a listed person cannot be invited, judging by the list alone; null: they can. */
export function listedRefusal(
  person: ListedPerson,
  before: ReadonlySet<string>,
): 'INVITATION_EMAILS_INVALID' | 'INVITATION_TWICE' | null {
  if (!isEmailAddress(person.email)) return 'INVITATION_EMAILS_INVALID'
  return before.has(person.email.toLowerCase()) ? 'INVITATION_TWICE' : null
}
