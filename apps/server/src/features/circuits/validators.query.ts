import type { CircuitRow, CircuitValidator } from '@tacite/api/circuit-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import { collationOf } from '../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName, personWords } from '../../platform/database/person-name.ts'
import { holdsWords } from '../../platform/database/word-search.ts'

/** Somebody in the group can be asked, or nobody. */
export const STANDING_OF_GROUP = sql<
  'active' | 'empty'
>`case when exists (select from group_member as member
    join person as colleague on colleague.company_id = member.company_id and colleague.id = member.person_id
    where member.company_id = person_group.company_id and member.group_id = person_group.id and colleague.status = 'active')
  then 'active' else 'empty' end`

/** Who can be asked now, by words of their names; people and groups in one list. */
export async function validatorCandidates(
  db: CompanyDatabase,
  locale: Locale,
  { search, $top, $skip }: { search: string; $top: number; $skip: number },
): Promise<{ value: CircuitValidator[]; count: number }> {
  const { rows } = await sql<{ count: number; value: CircuitValidator[] }>`
    with matching as materialized (
      select person.id as _id, ${personName('person')} as name, 'person' as kind from person
      where person.company_id = ${db.companyId} and person.status = 'active'
        and ${holdsWords(personWords('person'), search)}
      union all
      select person_group.id, person_group.name, 'group' from person_group
      where person_group.company_id = ${db.companyId} and ${STANDING_OF_GROUP} = 'active'
        and ${holdsWords(sql`person_group.name`, search)}
    ), page as (
      select * from matching order by name collate ${collationOf(locale)}, _id limit ${rowLimit($top)} offset ${$skip}
    )
    select (select count(*)::int from matching) as count,
      (select coalesce(jsonb_agg(to_jsonb(page) || '{"standing": "active"}'), '[]') from page) as value`.execute(
    db.tx,
  )
  return rows[0]!
}

/** Every step of validation that contracts can come to, by workflow. */
export async function validationSteps(
  db: CompanyDatabase,
  locale: Locale,
): Promise<CircuitRow['workflowStep'][]> {
  return db
    .select('workflow_step')
    .innerJoin('workflow', (join) =>
      join
        .onRef('workflow.company_id', '=', 'workflow_step.company_id')
        .onRef('workflow.id', '=', 'workflow_step.workflow_id'),
    )
    .where('workflow_step.kind', '=', 'validation')
    .where('workflow_step.removed_at', 'is', null)
    .select(['workflow_step.id as _id', 'workflow_step.name'])
    .select(['workflow_step.colour as color', 'workflow.name as workflow'])
    .orderBy(sql`workflow.name collate ${collationOf(locale)}`)
    .orderBy('workflow_step.id')
    .limit(1000)
    .execute()
}
