import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOfTasks } from './task-repository.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** Whoever puts an alert off puts the task off that it gave them; they have it back together. */
export function followAlertAnswers(deps: Deps): void {
  deps.events.on('deadline.alertSnoozed', async (db, snoozed) => {
    for (const { contractId, actor, payload } of snoozed)
      await putOff(deps, db, { contractId, personId: actor!.id!, ...payload })
  })
  deps.events.on('deadline.alertAnswerUndone', async (db, undone) => {
    for (const { contractId, actor, payload } of undone)
      if (payload.kind === 'snoozed')
        await putOff(deps, db, { contractId, personId: actor!.id!, ...payload, until: null })
  })
}

interface PutOff {
  contractId: string
  personId: string
  day: string
  until: string | null
}

async function putOff(
  deps: Deps,
  db: CompanyDatabase,
  { contractId, personId, day, until }: PutOff,
): Promise<void> {
  const changed = await db
    .update('task')
    .set({ snoozed_until: until })
    .where('task.contract_id', '=', contractId)
    .where('task.person_id', '=', personId)
    .where('task.kind', '=', 'decideOnDeadline')
    .where('task.status', '=', 'TODO')
    .where(
      sql<boolean>`exists (select from deadline_alert as alert where alert.company_id = task.company_id
        and alert.id = task.subject_id and alert.target = ${day}::date)`,
    )
    .returning('task.id')
    .execute()
  if (changed.length > 0) await notifyOfTasks(deps, db, [personId])
}
