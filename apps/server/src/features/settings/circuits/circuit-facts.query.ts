import { judgedAmount } from '@tacite/domain/circuits/judged-amount.ts'
import type { CircuitCondition, CircuitFacts } from '@tacite/domain/circuits/circuit-conditions.ts'
import type { Currency } from '@tacite/domain/contracts/currencies.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { fieldLabel } from '../../../platform/database/system-names.ts'
import type { Locale } from '@tacite/domain/locale.ts'

/** What conditions are judged on, and the names of what they name. */
export interface JudgedOn {
  facts: CircuitFacts
  /** Of types, folders (their paths) and fields, by id. */
  names: ReadonlyMap<string, string>
}

interface ContractValues {
  amountInclTaxCents: number | null
  /** The amount is what an amendment makes of the contract that it amends. */
  isMasterAmount?: boolean
  currency: Currency
  typeId: string | null
  folderIds: readonly string[]
  fields: CircuitFacts['fields']
}

/**
 * The values of a contract before its signature, as it states them; of an amendment, the greater of its own amount and of
 * what its master agreement will be worth.
 */
export async function contractValues(
  db: CompanyDatabase,
  contractId: string,
): Promise<ContractValues> {
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .leftJoin('contract as master', (join) =>
      join
        .onRef('master.company_id', '=', 'contract.company_id')
        .onRef('master.id', '=', 'contract.parent_id'),
    )
    .leftJoin('amendment_patch as patch', (join) =>
      join
        .onRef('patch.company_id', '=', 'contract.company_id')
        .onRef('patch.contract_id', '=', 'contract.id')
        .on('patch.field', '=', 'amount'),
    )
    .leftJoin('amendment_patch as amended_currency', (join) =>
      join
        .onRef('amended_currency.company_id', '=', 'contract.company_id')
        .onRef('amended_currency.contract_id', '=', 'contract.id')
        .on('amended_currency.field', '=', 'currency'),
    )
    .select(['contract.amount_incl_tax_cents', 'contract.currency', 'contract.contract_type_id'])
    .select(['master.currency as master_currency', 'amended_currency.value as amended_currency'])
    .select('patch.value as amended_cents')
    .executeTakeFirstOrThrow()
  const folders = await db
    .select('contract_folder')
    .where('contract_folder.contract_id', '=', contractId)
    .select('contract_folder.folder_id')
    .execute()
  const fields = await db
    .select('contract_field')
    .where('contract_field.contract_id', '=', contractId)
    .select(['contract_field.field_id', 'contract_field.value'])
    .execute()
  return {
    ...judgedAmount(
      { amountInclTaxCents: contract.amount_incl_tax_cents, currency: contract.currency },
      {
        amountInclTaxCents: contract.amended_cents as number | null,
        // An amount without a currency is in the one that the master agreement itself states.
        currency:
          (contract.amended_currency as Currency | null) ??
          contract.master_currency ??
          contract.currency,
      },
    ),
    typeId: contract.contract_type_id,
    folderIds: folders.map(({ folder_id }) => folder_id),
    fields: new Map(
      fields.flatMap(({ field_id, value }) => (isFact(value) ? [[field_id, { value }]] : [])),
    ),
  }
}

/** Neither what is empty, nor a duration, which no condition can be about. */
function isFact(value: unknown): value is string | number | boolean | string[] {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : ['number', 'boolean'].includes(typeof value)
}

/** The facts that these conditions need, of a contract or of values that are tried. */
export async function judgedOn(
  db: CompanyDatabase,
  locale: Locale,
  values: ContractValues,
  conditions: readonly CircuitCondition[],
): Promise<JudgedOn> {
  const folderIds = await withFoldersAbove(db, values.folderIds)
  const names = await namesOf(db, locale, [
    ...conditions.flatMap(idsIn),
    ...(values.typeId === null ? [] : [values.typeId]),
  ])
  const { typeId, fields, amountInclTaxCents, isMasterAmount = false, currency } = values
  const existing = new Set(names.keys())
  const amount = { amountInclTaxCents, isMasterAmount, currency }
  return { facts: { ...amount, typeId, folderIds, fields, existing }, names }
}

export function idsIn(condition: CircuitCondition): readonly string[] {
  if (condition.kind === 'contractType') return condition.typeIds
  if (condition.kind === 'folder') return condition.folderIds
  return condition.kind === 'field' ? [condition.fieldId] : []
}

/** The folders, and those they are nested in. */
async function withFoldersAbove(
  db: CompanyDatabase,
  folderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (folderIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`with recursive above (id, parent_id) as (
      select folder.id, folder.parent_id from folder
      where folder.company_id = ${db.companyId} and folder.id = any(${[...folderIds]}::uuid[])
      union
      select folder.id, folder.parent_id from folder join above on folder.id = above.parent_id
      where folder.company_id = ${db.companyId})
    select above.id from above`.execute(db.tx)
  return new Set(rows.map(({ id }) => id))
}

async function namesOf(
  db: CompanyDatabase,
  locale: Locale,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const named = sql<string>`any(${[...new Set(ids)]}::uuid[])`
  const { rows } = await sql<{ id: string; name: string }>`
    select contract_type.id, contract_type.title as name from contract_type
    where contract_type.company_id = ${db.companyId} and contract_type.id = ${named}
    union all
    select folder.id, folder.path from folder
    where folder.company_id = ${db.companyId} and folder.id = ${named}
    union all
    select tagged_field.id, ${fieldLabel(locale)} from tagged_field
    where tagged_field.company_id = ${db.companyId} and tagged_field.id = ${named}`.execute(db.tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
