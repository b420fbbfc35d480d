import type { WorkflowRow, WorkflowStepRow } from '@tacite/api/workflow-administration-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { DB } from '../../platform/database/generated/schema.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { contractsUsing, pageOf, type AskedPage } from '../library/public.ts'

/** Workflows with their steps, and how many contracts run on them. */
export async function workflows(
  db: CompanyDatabase,
  locale: Locale,
  asked: AskedPage<'name' | 'contracts'>,
): Promise<{ value: WorkflowRow[]; count: number }> {
  const found = db.select('workflow').where(holdsWords(sql`workflow.name`, asked.search))
  return pageOf(found, asked, {
    orders: { name: { text: sql`workflow.name` }, contracts: { figure: runningContracts } },
    usual: 'name asc',
    id: sql`workflow.id`,
    locale,
    columns: withSteps,
  })
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function workflow(db: CompanyDatabase, workflowId: string): Promise<WorkflowRow> {
  const row = await withSteps(
    db.select('workflow').where('workflow.id', '=', workflowId),
  ).executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'WORKFLOW_NOT_FOUND')
  return row
}

/** What runs: everything that is not signed, given up or ended. */
export const IS_RUNNING = sql<boolean>`contract.status in ('DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE')`

const ofWorkflow = sql`contract.company_id = workflow.company_id and contract.workflow_id = workflow.id`
const runningContracts = contractsUsing('running', 'workflow')
const circuitsOfStep = sql`(select count(*)::int from validation_circuit as circuit
  where circuit.company_id = step.company_id and circuit.workflow_step_id = step.id)`

function withSteps(
  found: SelectQueryBuilder<DB, 'workflow', object>,
): SelectQueryBuilder<DB, 'workflow', WorkflowRow> {
  return found
    .select(['workflow.id as _id', 'workflow.name', 'workflow.version'])
    .select('workflow.is_default as isDefault')
    .select(runningContracts.as('contracts'))
    .select(contractsUsing('workflow', 'workflow').as('allContracts'))
    .select(
      sql<number>`(select count(*)::int from validation_circuit as circuit
        join workflow_step as step on step.company_id = circuit.company_id and step.id = circuit.workflow_step_id
        where step.company_id = workflow.company_id and step.workflow_id = workflow.id)`.as(
        'circuits',
      ),
    )
    .select(
      sql<
        WorkflowStepRow[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('_id', step.id, 'name', step.name,
          'description', step.description, 'color', step.colour, 'kind', step.kind, 'circuits', ${circuitsOfStep},
          'contracts', ${contractsUsing('step', 'step')},
          'isUsed', exists (select from contract where ${ofWorkflow} and contract.current_step_id = step.id)
            or exists (select from contract_step as record where record.company_id = step.company_id and record.step_id = step.id)
            or exists (select from validation_circuit as circuit
              where circuit.company_id = step.company_id and circuit.workflow_step_id = step.id)
        ) order by step.position), '[]')
        from workflow_step as step where step.company_id = workflow.company_id and step.workflow_id = workflow.id
          and step.removed_at is null)`.as('steps'),
    )
}
