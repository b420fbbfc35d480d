import type { ShareCandidate } from '@tacite/api/agreement/sharing-endpoints.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { collationOf } from '../../../platform/database/collation.ts'
import { personName, personWords } from '../../../platform/database/person-name.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'

/** People who are not shut out, by name or address, and groups: whom a contract can be shared with. Its owner has it. */
export async function shareCandidates(
  db: CompanyDatabase,
  { locale }: Actor,
  contractId: string,
  { search, limit, skip }: { search: string; limit: number; skip: number },
): Promise<{ value: ShareCandidate[]; count: number }> {
  const name = personName('person')
  const found = sql`
    select person.id as _id, 'person' as kind, ${name} as name, person.email, null::int as members from person
      where person.company_id = ${db.companyId} and person.status <> 'blocked'
        and ${holdsWords(personWords('person'), search)}
        and not exists (select from contract where contract.company_id = person.company_id
          and contract.id = ${contractId} and contract.owner_id = person.id)
    union all
    select person_group.id, 'group', person_group.name, null, (select count(*)::int from group_member
        where group_member.company_id = person_group.company_id and group_member.group_id = person_group.id)
      from person_group
      where person_group.company_id = ${db.companyId} and ${holdsWords(sql`person_group.name`, search)}`
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${found}) as found`.execute(db.tx)
  const { rows } = await sql<ShareCandidate>`select found.* from (${found}) as found
    order by found.name collate ${collationOf(locale)}, found._id limit ${limit} offset ${skip}`.execute(
    db.tx,
  )
  return { value: rows, count: counted.rows[0]!.count }
}
