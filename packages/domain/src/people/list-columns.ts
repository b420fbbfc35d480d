import { foldName } from './fold-name.ts'

/** What a column of a pasted table means. */
export type ColumnMeaning = 'firstName' | 'lastName' | 'fullName' | 'email' | 'role' | 'groups'

/** Where each meaning stands; groups may have several columns. */
export interface ListColumns {
  at: Partial<Record<Exclude<ColumnMeaning, 'groups'>, number>>
  groups: number[]
  /** The header of each column, with what was understood; null: the column is not read. */
  headers: { name: string; meaning: ColumnMeaning | null }[]
}

/** Folded names of columns, as people and address books write them in our three languages. */
const WORDS: Record<ColumnMeaning, readonly string[]> = {
  firstName: ['prenom', 'prenoms', 'first name', 'firstname', 'given name', 'nombre', 'nombres'],
  lastName: [
    'nom',
    'nom de famille',
    'last name',
    'lastname',
    'name',
    'surname',
    'family name',
    'apellido',
    'apellidos',
  ],
  fullName: [
    'nom complet',
    'nom et prenom',
    'prenom et nom',
    "nom d'affichage",
    'nom affiche',
    'full name',
    'display name',
    'nombre completo',
    'nombre y apellidos',
    'nombre para mostrar',
  ],
  email: [
    'email',
    'e-mail',
    'e mail',
    'mail',
    'courriel',
    'messagerie',
    'adresse e-mail',
    'adresse email',
    'adresse mail',
    'adresse de messagerie',
    'adresse electronique',
    'e-mail address',
    'email address',
    'correo',
    'correo electronico',
    'direccion de correo',
    'direccion de correo electronico',
  ],
  role: ['role', 'roles', 'rol', 'profil', 'profile', 'perfil'],
  groups: [
    'groupe',
    'groupes',
    'group',
    'groups',
    'grupo',
    'grupos',
    'service',
    'services',
    'equipe',
    'equipes',
    'team',
    'teams',
    'equipo',
    'equipos',
    'departement',
    'department',
    'departamento',
  ],
}

/** Longer than any of them, with what surrounds it. */
const LONGEST_HEADER = 200
/** No table of people has more; a line of addresses may have thousands. */
const MOST_COLUMNS = 200

/** They may also mean where somebody lives: read when no other column is the address. */
const WEAK_EMAIL = ['adresse', 'adresses', 'address', 'direccion']

/**
 * Reads the header of a table; null: it is none. A column of addresses that its header does not name is recognised by
 * the first row.
 *
 * @param next the cells of the row below
 * @example readColumns(['E-mail', 'Rôle'], [])?.at // { email: 0, role: 1 }
 */
export function readColumns(cells: readonly string[], next: readonly string[]): ListColumns | null {
  if (cells.length > MOST_COLUMNS || cells.some((cell) => cell.includes('@'))) return null
  const meanings = cells.map(meaningOf)
  if (meanings.every((meaning) => meaning === null) && !cells.some(isWeakEmail)) return null
  if (!meanings.includes('email')) {
    const weak = cells.findIndex(isWeakEmail)
    const email = weak >= 0 ? weak : next.findIndex((cell) => cell.includes('@'))
    if (email < 0 || email >= cells.length) return null
    meanings[email] = 'email'
  }
  return placed(cells, meanings)
}

function meaningOf(cell: string): ColumnMeaning | null {
  if (cell.length > LONGEST_HEADER) return null
  const folded = foldName(cell).replace(/\s*[:*]+$/, '')
  for (const [meaning, words] of Object.entries(WORDS) as [ColumnMeaning, readonly string[]][])
    if (words.includes(folded)) return meaning
  return null
}

function isWeakEmail(cell: string): boolean {
  return WEAK_EMAIL.includes(foldName(cell))
}

/** Of two columns with one meaning the first is read; the other counts as not understood. */
function placed(
  cells: readonly string[],
  meanings: readonly (ColumnMeaning | null)[],
): ListColumns {
  const at: ListColumns['at'] = {}
  const groups: number[] = []
  const headers = cells.map((name, index) => {
    const meaning = meanings[index] ?? null
    if (meaning === null) return { name, meaning }
    if (meaning === 'groups') groups.push(index)
    else if (at[meaning] === undefined) at[meaning] = index
    else return { name, meaning: null }
    return { name, meaning }
  })
  return { at, groups, headers: headers.filter(({ name }) => name !== '') }
}
