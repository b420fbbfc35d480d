import { LACKS, type Lack } from '@tacite/domain/contracts/lacks.ts'
import { INDETERMINATE_DURATION_CODE } from '@tacite/domain/deadlines/contract-duration.ts'
import { sql, type RawBuilder } from 'kysely'

interface Among {
  companyId: string
  /** The facts of the day. */
  rows: RawBuilder<unknown>
}

/** The contracts in force that lack one of these, for `contract.id in`. */
export function contractsLacking(lacks: readonly Lack[], among: Among): RawBuilder<unknown> {
  return sql.join(
    lacks.map((lack) => lacking(lack, among)),
    sql` union `,
  )
}

/** What ended needs nothing any more; an amendment has the dates and the party of what it amends. */
function lacking(lack: Lack, { companyId, rows }: Among): RawBuilder<unknown> {
  const { join, where } = LACKING[lack]
  return sql`select fact.contract_id from ${rows} as fact ${join}
    where fact.company_id = ${companyId} and fact.status = 'SIGNED' and fact.phase <> 'ENDED' and ${where}`
}

const LACKING: Record<Lack, { join: RawBuilder<unknown>; where: RawBuilder<unknown> }> = {
  dates: {
    join: sql`join contract as own on own.company_id = fact.company_id and own.id = fact.contract_id`,
    // An amendment may say that there is no end: the facts know it.
    where: sql`fact.end_date is null and fact.parent_id is null and own.lifecycle ->> 'duration' is null
      and not (fact.renewal_type <> 'tacit' and fact.tacit_renewal_duration is not distinct from ${INDETERMINATE_DURATION_CODE})`,
  },
  counterparty: {
    join: sql``,
    where: sql`fact.counterparty_id is null and fact.parent_id is null`,
  },
  owner: {
    join: sql`join person as keeper on keeper.company_id = fact.company_id and keeper.id = fact.owner_id`,
    where: sql`keeper.status = 'blocked'`,
  },
  text: {
    join: sql`join signed_document as document on document.company_id = fact.company_id and document.contract_id = fact.contract_id`,
    where: sql`document.state in ('empty', 'unreadable')`,
  },
}

export function isLack(name: string): name is Lack {
  return (LACKS as readonly string[]).includes(name)
}
