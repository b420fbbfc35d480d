import type { ContractTypeRow } from '@tacite/api/contract-type-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { DB } from '../../platform/database/generated/schema.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { contractsUsing } from './contract-uses.ts'
import { pageOf, type ListQuery } from './listing.ts'

/** Contract types, with how much they are used. */
export async function contractTypes(
  db: CompanyDatabase,
  locale: Locale,
  asked: ListQuery<'title' | 'contracts'>,
): Promise<{ value: ContractTypeRow[]; count: number }> {
  const text = sql`contract_type.title || ' ' || contract_type.description`
  const found = db.select('contract_type').where(holdsWords(text, asked.search))
  return pageOf(found, asked, {
    orders: { title: { text: sql`contract_type.title` }, contracts: { figure: contractsOfType } },
    defaultOrder: 'title asc',
    id: sql`contract_type.id`,
    locale,
    columns: withUse,
  })
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function contractType(db: CompanyDatabase, typeId: string): Promise<ContractTypeRow> {
  const row = await withUse(
    db.select('contract_type').where('contract_type.id', '=', typeId),
  ).executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'CONTRACT_TYPE_NOT_FOUND')
  return row
}

const contractsOfType = contractsUsing('type', 'contract_type')

function withUse(
  found: SelectQueryBuilder<DB, 'contract_type', object>,
): SelectQueryBuilder<DB, 'contract_type', ContractTypeRow> {
  return found
    .select(['contract_type.id as _id', 'contract_type.title'])
    .select(['contract_type.description', 'contract_type.regime'])
    .select(contractsOfType.as('contracts'))
    .select(
      sql<number>`(select count(*)::int from template
        where template.company_id = contract_type.company_id and template.contract_type_id = contract_type.id)`.as(
        'templates',
      ),
    )
}
