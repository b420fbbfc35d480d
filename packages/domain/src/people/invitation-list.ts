import { isEmailAddress } from '../contacts/email-address.ts'
import { readAddressList, readEntry, splitName } from './address-list.ts'
import {
  delimiterOf,
  readRecords,
  splitCells,
  type Delimiter,
  type DelimitedRecord,
} from './delimited-text.ts'
import { readColumns, type ListColumns } from './list-columns.ts'

/** One person of a pasted list, as parsed, with their line, from 1. */
export interface ListedPerson {
  line: number
  firstName: string
  lastName: string
  email: string
  /** The name of a role, as typed; empty: the role of the list. */
  role: string
  /** Cells with names of groups, as typed. */
  groups: string[]
}

export interface InvitationList {
  people: ListedPerson[]
  /** Headers with what was understood of each; empty without a header. */
  columns: ListColumns['headers']
}

/** People of one list, and characters of its text. */
export const MAX_LISTED = 5_000
export const MAX_LIST_CHARACTERS = 1_000_000
export const MAX_NAME = 100

/**
 * Reads a pasted list or a CSV: addresses alone, what a mail program copies, or columns in the order first name, last
 * name, address (a header may name them in any order, with a role and groups). Each line may be written in its own
 * way. Nothing is validated here, and nothing dropped: a line without an address keeps its text.
 *
 * @example readInvitationList('Anne;Martin;anne@acme.test').people[0]?.lastName // 'Martin'
 */
export function readInvitationList(text: string): InvitationList {
  const records = readRecords(text)
  const [first, second] = records
  const delimiter = (first && delimiterOf(first.text)) ?? ';'
  const columns = first
    ? readColumns(splitCells(first.text, delimiter), splitCells(second?.text ?? '', delimiter))
    : null
  if (!columns) return { people: records.flatMap(byContent), columns: [] }
  return {
    people: records.slice(1).flatMap((record) => underHeader(record, columns, delimiter)),
    columns: columns.headers,
  }
}

/** A line below a header that is no row of its table is read like a line without a header. */
function underHeader(
  record: DelimitedRecord,
  columns: ListColumns,
  delimiter: Delimiter,
): ListedPerson[] {
  const own = delimiterOf(record.text.replace(/<[^<>]*>/g, ''))
  const isOfTable = columns.headers.length > 1 && splitCells(record.text, delimiter).length > 1
  const cells = splitCells(record.text, isOfTable ? delimiter : (own ?? delimiter))
  const address = cells[columns.at.email ?? 0] ?? ''
  const isMisplaced = !address.includes('@') && cells.some((cell) => cell.includes('@'))
  if (isMisplaced || (!isOfTable && readAddressList(record.text))) return byContent(record)
  return [byColumns(record.line, cells, columns)]
}

function byColumns(
  line: number,
  cells: readonly string[],
  { at, groups }: ListColumns,
): ListedPerson {
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''))
  const address = readEntry(cell(at.email))
  const named = namesOf(cell(at.firstName), cell(at.lastName), cell(at.fullName), at)
  const isNamed = named.firstName !== '' || named.lastName !== ''
  return {
    line,
    ...address,
    ...(isNamed ? named : {}),
    role: cell(at.role),
    groups: groups.map(cell).filter((name) => name !== ''),
  }
}

/** A single column of names holds whole names; one word of it is what its header says. */
function namesOf(
  firstName: string,
  lastName: string,
  fullName: string,
  { firstName: first, lastName: last }: ListColumns['at'],
) {
  const hasBoth = first !== undefined && last !== undefined
  const whole = fullName || (hasBoth ? '' : firstName || lastName)
  if (hasBoth || (!fullName && !/[\s,]/.test(whole))) return { firstName, lastName }
  return splitName(whole)
}

/** Several addresses on one line are several people; a single address takes the preceding words as its names. */
function byContent({ line, text }: DelimitedRecord): ListedPerson[] {
  const none = { line, role: '', groups: [] as string[] }
  const listed = readAddressList(text)
  if (listed) return listed.map((each) => ({ ...none, ...each }))
  const cells = splitCells(text, delimiterOf(text) ?? ';').filter((cell) => cell !== '')
  const at = cells.findIndex((cell) => cell.includes('@'))
  if (at < 0)
    return [
      {
        ...none,
        firstName: cells.at(-3) ?? '',
        lastName: cells.at(-2) ?? '',
        email: cells.at(-1) ?? '',
      },
    ]
  const read = readEntry(cells[at]!)
  const names = cells.filter((_, index) => index !== at)
  return [
    {
      ...none,
      firstName: names[0] ?? read.firstName,
      lastName: names[1] ?? read.lastName,
      email: read.email,
    },
  ]
}

/** Why a listed person cannot be invited, judging by the list alone; null: they can. */
export function listedRefusal(
  { email }: Pick<ListedPerson, 'email'>,
  before: ReadonlySet<string>,
): 'INVITATION_EMAILS_INVALID' | 'INVITATION_TWICE' | null {
  if (!isEmailAddress(email)) return 'INVITATION_EMAILS_INVALID'
  return before.has(email.toLowerCase()) ? 'INVITATION_TWICE' : null
}

/** There is nothing to correct about such a line: its person is invited, or was before. */
export function isPassedOver(code: string): boolean {
  return code === 'INVITATION_TWICE' || code === 'INVITATION_ALREADY_HERE'
}
