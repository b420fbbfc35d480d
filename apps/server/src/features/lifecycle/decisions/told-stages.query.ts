import type { ToldStage } from '@tacite/domain/decisions/escalation.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface AboutLimit {
  contractId: string
  prudentLimit: string
  /** A limit of a term and that of an exit may be one day. */
  about: 'term' | 'exit'
}

/** The stages that were told that nobody had decided on the limits of these contracts. */
export async function toldStages(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<(limit: AboutLimit) => ToldStage[]> {
  const { rows } = await sql<AboutLimit & ToldStage>`
    select escalation.contract_id as "contractId", escalation.prudent_limit::text as "prudentLimit", escalation.about,
      escalation.step, (escalation.escalated_at at time zone company.time_zone)::date::text as "on"
    from limit_escalation as escalation join company on company.id = escalation.company_id
    where escalation.company_id = ${db.companyId} and escalation.contract_id = any(${[...contractIds]}::uuid[])
    order by escalation.escalated_at`.execute(db.tx)
  const keyOf = ({ contractId, prudentLimit, about }: AboutLimit) =>
    `${contractId}:${about}:${prudentLimit}`
  const told = Map.groupBy(rows, keyOf)
  return (limit) => told.get(keyOf(limit)) ?? []
}
