import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { CompanyCheck } from './finding.ts'

/**
 * The number of the next contract is above every number given out, also to contracts deleted since: a reference is
 * printed on papers and must never name two contracts. The counter passes over one that stands on a contract, which
 * may have been typed; one that only the trail remembers would be given again.
 */
export const checkReferences: CompanyCheck = {
  name: 'references',
  isRepeated: true,
  async run({ companyId, read, found }) {
    const rows = await read(async (db) => {
      const { reference_pattern: pattern } = await db.tx
        .selectFrom('company')
        .where('company.id', '=', companyId)
        .select('company.reference_pattern')
        .executeTakeFirstOrThrow()
      return aboveCounter(db, pattern)
    })
    for (const { reference, isThere, year, last } of rows)
      if (isThere)
        found(
          'warning',
          `Contract ${reference} has a number above the counter of ${year}, which is at ${last}: it was typed, or the counter went back.`,
        )
      else
        found(
          'fault',
          `Reference ${reference} was assigned to a contract that no longer exists, and the counter of ${year} is at ${last}: it would be assigned again.`,
        )
  },
}

interface NumberedReference {
  reference: string
  isThere: boolean
  year: number
  /** The number last given in that year. */
  last: number
}

async function aboveCounter(db: CompanyDatabase, pattern: string): Promise<NumberedReference[]> {
  // A pattern holds letters, digits and `._/-` besides its placeholders; a number of ten digits was typed.
  const form = `^${pattern.replaceAll('.', '[.]').replace('{year}', '([0-9]{4})').replace('{counter}', '([0-9]{4,9})')}$`
  const isYearFirst = pattern.indexOf('{year}') < pattern.indexOf('{counter}')
  const [yearAt, numberAt] = isYearFirst ? [1, 2] : [2, 1]
  const { rows } = await sql<NumberedReference>`
    with given as (
      select contract.reference, true as is_there from contract where contract.company_id = ${db.companyId}
      union all
      select event.payload->>'reference', false from audit_event as event
      where event.company_id = ${db.companyId} and event.action = 'contract.created' and not exists (
        select 1 from contract where contract.company_id = event.company_id
          and contract.reference = event.payload->>'reference')
    ), numbered as (
      select given.reference, given.is_there, found.parts[${yearAt}::integer]::integer as year,
        found.parts[${numberAt}::integer]::integer as number
      from given cross join lateral regexp_match(given.reference, ${form}) as found (parts)
      where found.parts is not null
    )
    select numbered.reference, numbered.is_there as "isThere", numbered.year, coalesce(counter.last_value, 0) as last
    from numbered left join reference_counter as counter
      on counter.company_id = ${db.companyId} and counter.year = numbered.year
    where numbered.number > coalesce(counter.last_value, 0)
    order by numbered.number limit 100`.execute(db.tx)
  return rows
}
