import type { LinkedContract, Succession } from '@tacite/api/lifecycle/succession-endpoints.ts'
import type { ShownStatus } from '@tacite/domain/contracts/contract-status.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { presentStanding } from '../../writing/contracts/public.ts'
import { factsOfContract, factsOfDay, todayOf } from '../deadlines/public.ts'

/** How many of each are shown; a master agreement can have hundreds of contracts below it. */
const SHOWN = 20

/** By how they are linked: to the contract that this one names, or from those that name it. */
const LINKS = {
  copiedFrom: sql`contract.id = (select source.copied_from_id from contract as source
    where source.company_id = contract.company_id and source.id = `,
  renews: sql`contract.id = (select source.renews_id from contract as source
    where source.company_id = contract.company_id and source.id = `,
  copies: sql`contract.copied_from_id = (`,
  renewedBy: sql`contract.renews_id = (`,
  amendments: sql`contract.parent_id = (`,
} as const satisfies Record<string, RawBuilder<unknown>>
type Link = keyof typeof LINKS

interface LinkedRow extends StandingRow {
  link: Link
  total: number
}

/** A contract by its name, and where it stands. */
export interface StandingRow {
  id: string
  title: string
  reference: string
  status: ShownStatus
  status_detail: string
  final_end: string | null
  step_name: string | null
}

/** The contracts linked with one, in both directions; what this person does not see does not exist. */
export async function linkedContracts(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<Omit<Succession, 'isFollowed'>> {
  const facts = await factsOfDay(db, todayOf(actor))
  const { rows } = await sql<LinkedRow>`
    select linked.link, linked.total::integer, linked.id, linked.title, linked.reference, fact.status, fact.status_detail, fact.final_end::text,
      (select step.name from workflow_step as step where step.company_id = ${db.companyId} and step.id = linked.current_step_id) as step_name
    from (${sql.join(linksOf(db, actor, contractId), sql` union all `)}) as linked
    cross join lateral ${factsOfContract(facts, db, sql`linked.id`)} as fact
    where linked.place <= ${SHOWN}
    order by linked.link, linked.place`.execute(db.tx)
  const of = (link: Link) => {
    const found = rows.filter((row) => row.link === link)
    return {
      value: found.map((row) => presentLinked(row, actor)),
      count: found[0]?.total ?? 0,
    }
  }
  return {
    copiedFrom: of('copiedFrom').value[0] ?? null,
    copies: of('copies'),
    renews: of('renews').value[0] ?? null,
    renewedBy: of('renewedBy'),
    amendments: of('amendments'),
  }
}

/** Amendments in the order of their signatures, those to come last. */
function linksOf(db: CompanyDatabase, actor: Actor, contractId: string) {
  const names = Object.keys(LINKS) as Link[]
  return names.map(
    (
      name,
    ) => sql`(select ${sql.lit(name)} as link, contract.id, contract.title, contract.reference, contract.current_step_id,
      row_number() over (order by contract.signature_date nulls last, contract.created_at, contract.id) as place,
      count(*) over () as total
    from contract where contract.company_id = ${db.companyId} and ${LINKS[name]}${contractId}::uuid)
      and ${visibleContracts(actor)})`,
  )
}

export function presentLinked(row: StandingRow, actor: Actor): LinkedContract {
  const { statusWorkflow, statusDetail, statusDetailKey } = presentStanding(row, actor.locale)
  const { status, readyToSign, validationSuspended } = statusWorkflow
  const { id, title, reference } = row
  return {
    _id: id,
    title,
    reference,
    status,
    readyToSign,
    validationSuspended,
    statusDetail,
    statusDetailKey,
  }
}
