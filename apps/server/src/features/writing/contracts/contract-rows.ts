import { isFilled, type FieldRow, type FieldValues } from '@tacite/document/field-definition.ts'
import { nameOfRows } from '@tacite/document/repeats/passages-of-rows.ts'
import { rowsKey, rowsName } from '@tacite/document/repeats/rows.ts'
import { repeatsIn, type RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readDocument, type TaggedField } from '../texts/public.ts'
import { textOfContract } from './text-of-contract.query.ts'

/** The rows of a contract's repeated passages, under their names among its values. */
export async function readRows(db: CompanyDatabase, contractId: string): Promise<StatedRows> {
  return (await readRowsOfAll(db, [contractId])).get(contractId) ?? {}
}

export type StatedRows = Record<string, readonly FieldRow[]>

/** The same of several contracts; those without rows are missing. */
export async function readRowsOfAll(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, StatedRows>> {
  const { rows } = await sql<{ contractId: string; passage: string; rows: FieldRow[] }>`
    select row.contract_id as "contractId", row.passage, jsonb_agg(coalesce(cells.stated, '{}') order by row.position) as rows from contract_row as row
    left join lateral (
      select jsonb_object_agg(field.variable, cell.value) as stated from contract_cell as cell
      join tagged_field as field on field.company_id = cell.company_id and field.id = cell.field_id
      where cell.company_id = row.company_id and cell.contract_id = row.contract_id
        and cell.passage = row.passage and cell.position = row.position
    ) as cells on true
    where row.company_id = ${db.companyId} and row.contract_id = any(${[...contractIds]}::uuid[])
    group by row.contract_id, row.passage order by row.contract_id, row.passage`.execute(db.tx)
  const byContract = Map.groupBy(rows, ({ contractId }) => contractId)
  return new Map(
    [...byContract].map(([id, passages]) => [
      id,
      Object.fromEntries(passages.map(({ passage, rows: stated }) => [rowsName(passage), stated])),
    ]),
  )
}

/** What the text of a contract repeats. */
export async function passagesOf(
  db: CompanyDatabase,
  contractId: string,
): Promise<RepeatedPassage[]> {
  const { document } = await readDocument(db, await textOfContract(db, contractId), '')
  return repeatsIn(document)
}

/** The same for who names values as patches do; none is read where no rows are among them. */
export async function passagesNamed(
  db: CompanyDatabase,
  contractId: string | null,
  fields: readonly string[],
): Promise<RepeatedPassage[]> {
  const isOfRows = fields.some((field) => rowsKey(field.replace(/^(?:changes\.)?values\./, '')))
  return isOfRows && contractId !== null ? passagesOf(db, contractId) : []
}

/** Whether some of these values are rows. */
export function statesRows(values: FieldValues): boolean {
  return Object.keys(values).some((name) => rowsKey(name) !== null)
}

/** What people call these values: a field by its variable, which the trail knows, rows by what the text repeats. */
export async function namedValues(
  db: CompanyDatabase,
  contractId: string,
  values: FieldValues,
): Promise<string[]> {
  const names = Object.keys(values)
  if (!statesRows(values)) return names
  const { document } = await readDocument(db, await textOfContract(db, contractId), '')
  return names.map((name) => nameOfRows(document, name) ?? name)
}

/** Replaces the rows of each passage that these values name; null leaves none. */
export async function writeRows(
  db: CompanyDatabase,
  contractId: string,
  fields: readonly TaggedField[],
  values: FieldValues,
): Promise<void> {
  const ids = new Map(fields.map(({ variable, id }) => [variable, id]))
  for (const [name, value] of Object.entries(values)) {
    const passage = rowsKey(name)
    if (passage === null || value === undefined) continue
    await db
      .delete('contract_row')
      .where('contract_row.contract_id', '=', contractId)
      .where('contract_row.passage', '=', passage)
      .execute()
    const stated = (value ?? []) as readonly FieldRow[]
    const at = (position: number) => ({ contract_id: contractId, passage, position })
    if (stated.length > 0)
      await db
        .insert(
          'contract_row',
          stated.map((_, position) => at(position)),
        )
        .execute()
    const cells = stated.flatMap((row, position) =>
      Object.entries(row).flatMap(([variable, cell]) =>
        isFilled(cell)
          ? [{ ...at(position), field_id: ids.get(variable)!, value: JSON.stringify(cell) }]
          : [],
      ),
    )
    if (cells.length > 0) await db.insert('contract_cell', cells).execute()
  }
}
