import type { ProposedWorkflow } from '@tacite/api/settings/workflows-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepName } from '../../../platform/database/system-names.ts'

interface Asked {
  typeId: string | null
  /** The template that it is made of. */
  templateId?: string | null
  /** The one that the person chose; null: that of the template, else of the type, else of the company. */
  workflowId: string | null
}

/** The workflow and the first step of a new contract; the workflow keeps its steps until the contract is at one. */
export async function startingWorkflow(
  db: CompanyDatabase,
  { workflowId: chosen, ...from }: Asked,
): Promise<{ workflowId: string; stepId: string }> {
  const workflowId = chosen ?? (await proposedFor(db, from)).workflowId
  await db
    .select('workflow')
    .where('workflow.id', '=', workflowId)
    .select('workflow.id')
    .forShare()
    .execute()
  const first = await db
    .select('workflow_step')
    .where('workflow_step.workflow_id', '=', workflowId)
    .where('workflow_step.removed_at', 'is', null)
    .orderBy('workflow_step.position')
    .select(['workflow_step.workflow_id as workflowId', 'workflow_step.id as stepId'])
    .limit(1)
    .executeTakeFirst()
  if (!first) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'workflowId' })
  return first
}

/** The workflow that such a contract follows unless another one is chosen, with its steps. */
export async function proposedWorkflow(
  db: CompanyDatabase,
  locale: Locale,
  from: Omit<Asked, 'workflowId'>,
): Promise<ProposedWorkflow> {
  const { workflowId, proposedBy } = await proposedFor(db, from)
  const { name } = await db
    .select('workflow')
    .where('workflow.id', '=', workflowId)
    .select('workflow.name')
    .executeTakeFirstOrThrow()
  const steps = await db
    .select('workflow_step')
    .where('workflow_step.workflow_id', '=', workflowId)
    .where('workflow_step.removed_at', 'is', null)
    .orderBy('workflow_step.position')
    .select('workflow_step.name')
    .execute()
  return {
    _id: workflowId,
    name,
    proposedBy,
    steps: steps.map((step) => stepName(step.name, locale)),
  }
}

async function proposedFor(
  db: CompanyDatabase,
  { templateId = null, typeId }: Omit<Asked, 'workflowId'>,
): Promise<{ workflowId: string; proposedBy: ProposedWorkflow['proposedBy'] }> {
  const ofTemplate = await workflowOf(db, 'template', templateId)
  if (ofTemplate) return { workflowId: ofTemplate, proposedBy: 'template' }
  const ofType = await workflowOf(db, 'contract_type', typeId)
  if (ofType) return { workflowId: ofType, proposedBy: 'type' }
  const { id } = await db
    .select('workflow')
    .where('workflow.is_default', '=', true)
    .select('workflow.id')
    .executeTakeFirstOrThrow()
  return { workflowId: id, proposedBy: 'company' }
}

async function workflowOf(
  db: CompanyDatabase,
  table: 'template' | 'contract_type',
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const row = await db
    .select(table)
    .where(sql.ref<string>(`${table}.id`), '=', id)
    .select(sql<string | null>`${sql.ref(`${table}.workflow_id`)}`.as('workflowId'))
    .executeTakeFirst()
  return row?.workflowId ?? null
}
