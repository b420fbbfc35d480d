import {
  CHOICE_FIELDS,
  IMPORT_FIELDS,
  type ChoiceField,
} from '@tacite/domain/imports/import-fields.ts'
import { valueKey } from '@tacite/domain/imports/match-choice.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { readRules } from '../mapping/plan-input.query.ts'
import { storeRules } from '../mapping/save-mapping.ts'

/**
 * Has a party or a project that nobody has entered yet created with the contracts, once for all rows that name it.
 * @returns its key; null: it was settled before
 */
export async function createChoice(
  db: CompanyDatabase,
  importId: string,
  { field, text }: { field: string; text: string | null },
): Promise<string | null> {
  if (!isCreatable(field) || text === null) return null
  const key = valueKey(field, text)
  const rules = await readRules(db, importId)
  if (rules.resolutions.some((each) => each.field === field && each.key === key)) return null
  const added = { field, key, resolution: { kind: 'create' as const } }
  await storeRules(db, importId, { ...rules, resolutions: [...rules.resolutions, added] })
  return key
}

/** It is not created any more, unless another row has taken it meanwhile. */
export async function forgetChoice(
  db: CompanyDatabase,
  { importId, position }: { importId: string; position: number },
  field: string,
  key: string,
): Promise<void> {
  const rows = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '<>', position)
    .where(sql<boolean>`import_row."values" -> ${field}::text -> 'value' ->> 'create' is not null`)
    .select(sql<string>`import_row."values" -> ${field}::text ->> 'text'`.as('text'))
    .distinct()
    .execute()
  if (!isCreatable(field) || rows.some(({ text }) => valueKey(field, text) === key)) return
  const rules = await readRules(db, importId)
  const resolutions = rules.resolutions.filter((each) => each.field !== field || each.key !== key)
  await storeRules(db, importId, { ...rules, resolutions })
}

/** @example isCreatable('counterparty') // true */
export function isCreatable(field: string): field is ChoiceField {
  const choice = CHOICE_FIELDS.find((each) => each === field)
  return choice !== undefined && IMPORT_FIELDS[choice].mayBeCreated
}
