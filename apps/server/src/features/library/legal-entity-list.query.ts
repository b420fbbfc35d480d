import type { LegalEntityRow } from '@tacite/api/legal-entity-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { DB } from '../../platform/database/generated/schema.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { contractsUsing } from './contract-uses.ts'
import { pageOf, type ListQuery } from './listing.ts'

/** The company's own entities, found by their name and numbers. */
export async function legalEntities(
  db: CompanyDatabase,
  locale: Locale,
  asked: ListQuery<'name' | 'contracts'>,
): Promise<{ value: LegalEntityRow[]; count: number }> {
  const text = sql`legal_entity.name || ' ' || concat_ws(' ', replace(legal_entity.siren, ' ', ''), replace(legal_entity.siret, ' ', ''), legal_entity.vat_number)`
  return pageOf(db.select('legal_entity').where(holdsWords(text, asked.search)), asked, {
    orders: { name: { text: sql`legal_entity.name` }, contracts: { figure: contractsOfEntity } },
    defaultOrder: 'name asc',
    id: sql`legal_entity.id`,
    locale,
    columns: withUse,
  })
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function legalEntity(db: CompanyDatabase, entityId: string): Promise<LegalEntityRow> {
  const row = await withUse(
    db.select('legal_entity').where('legal_entity.id', '=', entityId),
  ).executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'LEGAL_ENTITY_NOT_FOUND')
  return row
}

const contractsOfEntity = contractsUsing('entity', 'legal_entity')

function withUse(
  found: SelectQueryBuilder<DB, 'legal_entity', object>,
): SelectQueryBuilder<DB, 'legal_entity', LegalEntityRow> {
  return found
    .select(['legal_entity.id as _id', 'legal_entity.name', 'legal_entity.address'])
    .select(sql<string>`coalesce(legal_entity.siren, '')`.as('siren'))
    .select(sql<string>`coalesce(legal_entity.siret, '')`.as('siret'))
    .select(sql<string>`coalesce(legal_entity.vat_number, '')`.as('vatNumber'))
    .select(contractsOfEntity.as('contracts'))
}
