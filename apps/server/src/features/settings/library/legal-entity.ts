import { legalEntitiesEndpoints } from '@tacite/api/settings/legal-entity-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordRoutes, recordRows, records } from '../administration/public.ts'
import { amendmentsNaming } from './amendments-naming.query.ts'
import { contractsUsing } from './contract-uses.ts'
import {
  identityColumns,
  identityRefusals,
  isPrintedOtherwise,
  refuseChangeUnderSignature,
} from './party-identity.ts'

const contracts = contractsUsing('entity', 'legal_entity')

/** The company's own entities, searched by name and numbers. */
export const legalEntities = records<typeof legalEntitiesEndpoints, 'legal_entity'>({
  ...recordRows({
    table: 'legal_entity',
    notFound: 'LEGAL_ENTITY_NOT_FOUND',
    words: sql`legal_entity.name || ' ' || concat_ws(' ', replace(legal_entity.siren, ' ', ''),
      replace(legal_entity.siret, ' ', ''), legal_entity.vat_number)`,
    orders: { name: { text: sql`legal_entity.name` }, contracts: { figure: contracts } },
    select: (found) =>
      found
        .select(['legal_entity.id as _id', 'legal_entity.name', 'legal_entity.address'])
        .select(sql<string>`coalesce(legal_entity.siren, '')`.as('siren'))
        .select(sql<string>`coalesce(legal_entity.siret, '')`.as('siret'))
        .select(sql<string>`coalesce(legal_entity.vat_number, '')`.as('vatNumber'))
        .select(contracts.as('contracts')),
  }),
  noun: 'legalEntity',
  table: 'legal_entity',
  name: { field: 'name', index: 'legal_entity_name' },
  columns: (form) => {
    const refusals = identityRefusals(form)
    if (refusals.length > 0) throw new Refused('RULE', refusals)
    return identityColumns(form)
  },
  judge: async (db, form, before) => {
    if (before && isPrintedOtherwise(before, identityColumns(form)))
      await refuseChangeUnderSignature(db, 'legal_entity_id', before._id)
  },
  whyKept: (entity) =>
    entity.contracts > 0
      ? { code: 'LEGAL_ENTITY_USED', params: { contracts: entity.contracts } }
      : null,
  whyKeptElsewhere: async (db, entityId) => {
    const count = await amendmentsNaming(db, 'legal_entity_id', entityId)
    return count > 0 ? { code: 'LEGAL_ENTITY_USED', params: { contracts: count } } : null
  },
})

export function legalEntitiesRoutes(deps: Platform): Route[] {
  return recordRoutes(deps, legalEntitiesEndpoints, legalEntities)
}
