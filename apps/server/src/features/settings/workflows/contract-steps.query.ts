import type { ContractSteps } from '@tacite/api/settings/workflows-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepDescription, stepName } from '../../../platform/database/system-names.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { IS_STEP_OF_CONTRACT } from './advance-workflow.ts'
import { CONTRACT_ASPECTS, readAspects, whyNot } from '../../people/access/public.ts'

/** The steps of a contract with its current one, and why each can or cannot be changed manually. */
export async function contractSteps(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractSteps> {
  const rows = await db
    .select('workflow_step')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'workflow_step.company_id')
        .onRef('contract.workflow_id', '=', 'workflow_step.workflow_id'),
    )
    .leftJoin('contract_step', (join) =>
      join
        .onRef('contract_step.company_id', '=', 'workflow_step.company_id')
        .onRef('contract_step.step_id', '=', 'workflow_step.id')
        .onRef('contract_step.contract_id', '=', 'contract.id'),
    )
    .leftJoin('person as leaver', (join) =>
      join
        .onRef('leaver.company_id', '=', 'contract_step.company_id')
        .on((on) =>
          on(
            'leaver.id',
            '=',
            on.fn.coalesce('contract_step.completed_by', 'contract_step.passed_over_by'),
          ),
        ),
    )
    .where('contract.id', '=', contractId)
    .where(IS_STEP_OF_CONTRACT)
    .select([
      'workflow_step.id',
      'workflow_step.name',
      'workflow_step.description',
      'workflow_step.colour',
    ])
    .select([
      'workflow_step.kind',
      'contract.current_step_id',
      'contract_step.completed_at',
      'contract_step.passed_over_at',
      'contract_step.due_date',
      'workflow_step.is_required',
    ])
    .select(
      sql<boolean>`workflow_step.kind = 'validation' and ${CONTRACT_ASPECTS.lastValidation} = 'suspended'`.as(
        'is_suspended',
      ),
    )
    .select(
      sql<string | null>`case when leaver.id is not null then ${personName('leaver')} end`.as(
        'left_by',
      ),
    )
    .orderBy('workflow_step.position')
    .orderBy('workflow_step.removed_at', (order) => order.asc().nullsLast())
    .execute()
  const aspects = await readAspects(db, contractId, ['completeStep', 'completeFollowUp'])
  return rows.map((row) => ({
    _id: row.id,
    name: stepName(row.name, actor.locale),
    description: stepDescription(row.description, actor.locale),
    color: row.colour,
    kind: row.kind,
    isRequired: row.is_required,
    isOpen: row.id === row.current_step_id,
    isCompleted: row.completed_at !== null,
    completedAt: row.completed_at?.toISOString() ?? null,
    isSuspended: row.is_suspended,
    isPassedOver: row.passed_over_at !== null,
    passedOverAt: row.passed_over_at?.toISOString() ?? null,
    leftBy: row.left_by,
    dueDate: row.due_date,
    changing:
      row.kind === 'followUp'
        ? whyNot(actor, level, 'completeFollowUp', aspects)
        : whyNot(actor, level, 'completeStep', { ...aspects, stepKind: row.kind }),
    settingDueDate: whyNot(actor, level, 'setStepDueDate', {}),
  }))
}
