import type { CircuitRow } from '@tacite/api/settings/circuit-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepNameOfRow } from '../../../platform/database/system-names.ts'

/** Whether anyone in the group can be asked. */
export const STANDING_OF_GROUP = sql<
  'active' | 'empty'
>`case when exists (select from group_member as member
    join person as colleague on colleague.company_id = member.company_id and colleague.id = member.person_id
    where member.company_id = person_group.company_id and member.group_id = person_group.id and colleague.status = 'active')
  then 'active' else 'empty' end`

/** Every validation step that contracts can reach, by workflow. */
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
    .select(['workflow_step.id as _id', stepNameOfRow(locale).as('name')])
    .select(['workflow_step.colour as color', 'workflow.name as workflow'])
    .orderBy(sql`workflow.name collate ${collationOf(locale)}`)
    .orderBy('workflow_step.id')
    .limit(1000)
    .execute()
}
