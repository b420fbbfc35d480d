import type { ProposedWorkflow } from '@tacite/api/settings/workflows-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepName } from '../../../platform/database/system-names.ts'

interface Asked {
  typeId: string | null
  /** The one that the person chose; null: that of the type, else that of the company. */
  workflowId: string | null
}

/** The workflow and the first step of a new contract; the workflow keeps its steps until the contract is at one. */
export async function startingWorkflow(
  db: CompanyDatabase,
  { typeId, workflowId: chosen }: Asked,
): Promise<{ workflowId: string; stepId: string }> {
  const workflowId = chosen ?? (await idOfProposed(db, typeId))
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

/** The workflow that a contract of this type follows unless another one is chosen, with its steps. */
export async function proposedWorkflow(
  db: CompanyDatabase,
  locale: Locale,
  typeId: string | null,
): Promise<ProposedWorkflow> {
  const workflowId = await idOfProposed(db, typeId)
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
    isOfType: (await ofType(db, typeId)) !== null,
    steps: steps.map((step) => stepName(step.name, locale)),
  }
}

async function idOfProposed(db: CompanyDatabase, typeId: string | null): Promise<string> {
  const proposed = await ofType(db, typeId)
  if (proposed) return proposed
  const { id } = await db
    .select('workflow')
    .where('workflow.is_default', '=', true)
    .select('workflow.id')
    .executeTakeFirstOrThrow()
  return id
}

async function ofType(db: CompanyDatabase, typeId: string | null): Promise<string | null> {
  if (typeId === null) return null
  const type = await db
    .select('contract_type')
    .where('contract_type.id', '=', typeId)
    .select('contract_type.workflow_id')
    .executeTakeFirst()
  return type?.workflow_id ?? null
}
