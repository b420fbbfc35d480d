import type {
  WorkflowRow,
  WorkflowStepRow,
} from '@tacite/api/settings/workflow-administration-endpoints.ts'
import { UNSIGNED_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { listRecords, type ListQuery } from '../administration/public.ts'
import { contractsUsing } from '../library/public.ts'

/** Workflows with their steps, and how many contracts run on them. */
export async function workflows(
  db: CompanyDatabase,
  locale: Locale,
  asked: ListQuery<'name' | 'contracts'>,
): Promise<{ value: WorkflowRow[]; count: number }> {
  const { value, count } = await listRecords(db, locale, asked, {
    table: 'workflow',
    words: sql`workflow.name`,
    orders: { name: { text: sql`workflow.name` }, contracts: { figure: runningContracts } },
    select: withUse,
  })
  return { value: await withSteps(db, value), count }
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function workflow(db: CompanyDatabase, workflowId: string): Promise<WorkflowRow> {
  const row = await withUse(
    db.select('workflow').where('workflow.id', '=', workflowId),
  ).executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'WORKFLOW_NOT_FOUND')
  return (await withSteps(db, [row]))[0]!
}

/** Running: everything not signed, cancelled or ended. */
export const IS_RUNNING = sql<boolean>`contract.status in (${sql.join(UNSIGNED_STATUSES.map((status) => sql.lit(status)))})`

const runningContracts = contractsUsing('running', 'workflow')

/** Those that follow another one now keep the steps that they went through in it. */
const allContracts = sql<number>`greatest(${contractsUsing('workflow', 'workflow')}, (
  select coalesce(max(passed.contracts), 0) from (
    select sum(contract_use.count)::int as contracts from contract_use
      join workflow_step as step on step.company_id = contract_use.company_id and step.id = contract_use.used_id
    where contract_use.company_id = workflow.company_id and contract_use.part = 'passed' and step.workflow_id = workflow.id
    group by step.id) as passed))`

const proposedBy = (table: 'contract_type' | 'template') =>
  sql<number>`(select count(*)::int from ${sql.table(table)} as proposing
    where proposing.company_id = workflow.company_id and proposing.workflow_id = workflow.id)`

type WithoutSteps = Omit<WorkflowRow, 'steps' | 'circuits'>

function withUse(
  found: SelectQueryBuilder<DB, 'workflow', object>,
): SelectQueryBuilder<DB, 'workflow', WithoutSteps> {
  return found
    .select(['workflow.id as _id', 'workflow.name', 'workflow.version'])
    .select('workflow.is_default as isDefault')
    .select('workflow.needs_playbook as needsPlaybook')
    .select(runningContracts.as('contracts'))
    .select(allContracts.as('allContracts'))
    .select(proposedBy('contract_type').as('contractTypes'))
    .select(proposedBy('template').as('templates'))
}

/** A step is used if a contract is on it or went through it, or a circuit is made for it. */
async function withSteps(
  db: CompanyDatabase,
  rows: readonly WithoutSteps[],
): Promise<WorkflowRow[]> {
  const { companyId, tx } = db
  const found = await sql<WorkflowStepRow & { workflow_id: string; is_removed: boolean }>`
    select step.workflow_id, step.removed_at is not null as is_removed, step.id as _id, step.name, step.description,
      step.colour as color, step.kind, step.is_required as "isRequired", step.due_days as "dueDays", coalesce(made.circuits, 0) as circuits, coalesce(used.running, 0) as contracts,
      coalesce(used.ever, 0) > 0 or made.circuits is not null as "isUsed"
    from workflow_step as step
    cross join lateral (
      select (sum(contract_use.count) filter (where contract_use.part = 'runningStep'))::int as running,
        sum(contract_use.count) filter (where contract_use.part <> 'runningStep') as ever
      from contract_use where contract_use.company_id = ${companyId} and contract_use.used_id = step.id
        and contract_use.part in ('runningStep', 'step', 'passed')
    ) as used
    cross join lateral (
      select nullif(count(*), 0)::int as circuits from validation_circuit as circuit
      where circuit.company_id = ${companyId} and circuit.workflow_step_id = step.id
    ) as made
    where step.company_id = ${companyId} and step.workflow_id = any(${rows.map(({ _id }) => _id)}::uuid[])
    order by step.workflow_id, step.position`.execute(tx)
  const stepsOf = Map.groupBy(found.rows, ({ workflow_id }) => workflow_id)
  return rows.map((row) => {
    const all = stepsOf.get(row._id) ?? []
    const steps = all.filter(({ is_removed }) => !is_removed)
    return {
      ...row,
      circuits: all.reduce((sum, { circuits }) => sum + circuits, 0),
      steps: steps.map(({ workflow_id: _, is_removed: _removed, ...step }) => step),
    }
  })
}
