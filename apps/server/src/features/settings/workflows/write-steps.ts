import type { WantedStep } from '@tacite/domain/workflows/workflow-changes.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * The steps of a workflow in their new order, new ones under the given id. Removed ones stay readable, but contracts no longer pass through them.
 */
export async function writeSteps(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  workflowId: string,
  wanted: readonly (WantedStep & { id: string })[],
): Promise<void> {
  const kept = wanted.flatMap(({ stepId }) => stepId ?? [])
  // Moved aside first: two steps may swap positions, and positions are unique.
  await sql`update workflow_step set position = -position,
      removed_at = case when id = any(${kept}::uuid[]) then null else ${clock.now()}::timestamptz end
    where company_id = ${db.companyId} and workflow_id = ${workflowId} and removed_at is null`.execute(
    db.tx,
  )
  const rows = wanted.map((step, index) => ({ ...step, position: index + 1 }))
  await sql`update workflow_step set position = wanted.position, name = wanted.name, description = wanted.description,
      colour = wanted.color, kind = wanted.kind, is_required = wanted."isRequired", due_days = wanted."dueDays"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted ("stepId" uuid, position integer, name text, description text, color text, kind text, "isRequired" boolean, "dueDays" integer)
    where workflow_step.company_id = ${db.companyId} and workflow_step.id = wanted."stepId"`.execute(
    db.tx,
  )
  // A removed step keeps its position between the others.
  await sql`update workflow_step set position = -position
    where company_id = ${db.companyId} and workflow_id = ${workflowId} and position < 0`.execute(
    db.tx,
  )
  const added = rows.filter(({ stepId }) => stepId === null)
  if (added.length === 0) return
  await db
    .insert(
      'workflow_step',
      added.map(({ id, position, name, description, color, kind, isRequired, dueDays }) => ({
        id,
        workflow_id: workflowId,
        position,
        name,
        description,
        colour: color,
        kind,
        is_required: isRequired,
        due_days: dueDays,
        created_at: clock.now(),
      })),
    )
    .execute()
}
