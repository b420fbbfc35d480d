import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface TaskMove {
  from: string
  to: string
}

/**
 * Gives a person's open tasks to another one, if the condition on `task` holds; one that the other has too stays.
 *
 * @returns how many moved
 */
export async function moveOpenTasks(
  db: CompanyDatabase,
  { from, to }: TaskMove,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql`update task set person_id = ${to}
    where task.company_id = ${db.companyId} and task.person_id = ${from} and task.status = 'TODO' and (${condition})
      and not exists (select from task as other where other.company_id = task.company_id and other.person_id = ${to}
        and other.kind = task.kind and other.subject_id = task.subject_id and other.status = 'TODO')
    returning task.id`.execute(db.tx)
  return rows.length
}
