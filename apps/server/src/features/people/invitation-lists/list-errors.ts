import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Readable } from 'node:stream'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { sheetFile, type SheetColumn } from '../../portfolio/exports/public.ts'
import { linesIn, presentLine, readInvitations } from './invitation-lists.query.ts'

type Row = (string | number | null)[]

/** The lines of a list that were not invited, each with its reason: read at once, a list has a few thousand. */
export async function errorRows(db: CompanyDatabase, actor: Actor, listId: string): Promise<Row[]> {
  await readInvitations(db, listId)
  const rows = await linesIn(db, listId, ['toCorrect', 'passedOver', 'setAside']).execute()
  return rows.map((row) => {
    const { line, firstName, lastName, email, role, groups, refusal } = presentLine(row, actor)
    return [line, firstName, lastName, email, role, groups.join('; '), refusal?.message ?? null]
  })
}

/** They can be corrected in a spreadsheet and pasted again: the columns have the names that a list is read by. */
export function errorsFile(rows: Row[], locale: Locale, timeZone: string): Readable {
  return sheetFile(oneByOne(rows), {
    name: '',
    columns: columns(locale),
    fileType: 'csv',
    timeZone,
    locale,
  })
}

async function* oneByOne(rows: Row[]): AsyncGenerator<Row> {
  yield* rows
}

function columns(locale: Locale): SheetColumn[] {
  const t = createTranslator(locale)
  const column = (
    name: 'line' | 'firstName' | 'lastName' | 'email' | 'role' | 'groups' | 'reason',
    kind: SheetColumn['kind'] = 'text',
  ): SheetColumn => ({ header: t(`invitations.model.${name}`), kind, width: 24 })
  return [
    column('line', 'count'),
    column('firstName'),
    column('lastName'),
    column('email'),
    column('role'),
    column('groups'),
    column('reason'),
  ]
}
