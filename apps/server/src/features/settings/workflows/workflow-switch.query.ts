import type {
  ContractWorkflow,
  WorkflowSwitchShown,
} from '@tacite/api/settings/contract-workflow-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { addDays } from '@tacite/domain/calendar/days.ts'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { StepKind } from '@tacite/domain/workflows/workflow-steps.ts'
import {
  workflowSwitch,
  type StepAhead,
  type StepBehind,
  type SwitchedStep,
} from '@tacite/domain/workflows/workflow-switch.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { readAspects, whyNot } from '../../people/access/public.ts'
import { IS_STEP_OF_CONTRACT } from './advance-workflow.ts'
import { proposedWorkflow } from './starting-workflow.ts'

/** A step of either workflow, with what the contract did of it. */
interface StepRow {
  id: string
  workflow_id: string
  name: string
  kind: StepKind
  colour: string
  position: number
  is_required: boolean
  due_days: number | null
  is_current: boolean
  opened_at: Date | null
  completed_at: Date | null
  completed_by: string | null
  passed_over_at: Date | null
  passed_over_by: string | null
  due_date: string | null
  is_due_counted: boolean
  left_by: string | null
}

type Behind = StepBehind & { row: StepRow }
type Ahead = StepAhead & { row: StepRow }

/** A step of the workflow to follow, as it will be recorded. */
export interface StepAfter extends SwitchedStep<Behind, Ahead> {
  openedAt: Date | null
  dueDate: string | null
}

export interface PlannedSwitch {
  from: { id: string; name: string }
  to: { id: string; name: string }
  steps: StepAfter[]
  left: Behind[]
}

/** The workflow of a contract, the one proposed for it, and why no other can be chosen. */
export async function contractWorkflow(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractWorkflow> {
  const { id, name, typeId } = await followedWorkflow(db, contractId)
  const proposed = await proposedWorkflow(db, actor.locale, { typeId })
  const aspects = await readAspects(db, contractId, ['chooseWorkflow'])
  return {
    _id: id,
    name,
    proposed: { _id: proposed._id, name: proposed.name },
    choosing: whyNot(actor, level, 'chooseWorkflow', aspects),
  }
}

/** What the choice of another workflow does to the steps of a contract; null: the proposed one. */
export async function planSwitch(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, workflowId, now }: { contractId: string; workflowId: string | null; now: Date },
): Promise<PlannedSwitch> {
  const from = await followedWorkflow(db, contractId)
  const wanted =
    workflowId ?? (await proposedWorkflow(db, actor.locale, { typeId: from.typeId }))._id
  const to = await namedWorkflow(db, wanted)
  const { rows } = await sql<StepRow>`
    select workflow_step.id, workflow_step.workflow_id, workflow_step.name, workflow_step.kind, workflow_step.colour,
      workflow_step.position, workflow_step.is_required, workflow_step.due_days,
      workflow_step.id = contract.current_step_id as is_current,
      contract_step.opened_at, contract_step.completed_at, contract_step.completed_by,
      contract_step.passed_over_at, contract_step.passed_over_by, contract_step.due_date::text,
      coalesce(contract_step.is_due_counted, false) as is_due_counted,
      case when leaver.id is not null then ${personName('leaver')} end as left_by
    from contract
    join workflow_step on workflow_step.company_id = contract.company_id
      and workflow_step.workflow_id in (contract.workflow_id, ${to.id})
    left join contract_step on contract_step.company_id = contract.company_id
      and contract_step.contract_id = contract.id and contract_step.step_id = workflow_step.id
    left join person as leaver on leaver.company_id = contract.company_id
      and leaver.id = coalesce(contract_step.completed_by, contract_step.passed_over_by)
    where contract.company_id = ${db.companyId} and contract.id = ${contractId}
      and case when workflow_step.workflow_id = contract.workflow_id then ${IS_STEP_OF_CONTRACT}
        else workflow_step.removed_at is null end
    order by workflow_step.position`.execute(db.tx)
  const stepsOf = (id: string) => rows.filter((row) => row.workflow_id === id)
  const { steps, left } = workflowSwitch(
    stepsOf(from.id).map((row): Behind => ({
      ...pastOf(row),
      isCurrent: row.is_current,
    })),
    stepsOf(to.id).map((row): Ahead => ({ ...pastOf(row), isRequired: row.is_required })),
  )
  return { from, to, steps: steps.map((step) => dated(step, actor.company.timeZone, now)), left }
}

export function shownSwitch(
  { from, to, steps, left }: PlannedSwitch,
  { locale }: Pick<Actor, 'locale'>,
): WorkflowSwitchShown {
  const named = ({ id, name }: { id: string; name: string }) => ({
    _id: id,
    name: stepName(name, locale),
  })
  return {
    from: { _id: from.id, name: from.name },
    to: { _id: to.id, name: to.name },
    steps: steps.map(({ step, same, standing, dueDate }) => ({
      ...named(step),
      color: step.row.colour,
      standing,
      same: same && stepName(same.name, locale),
      leftBy:
        standing === 'completed' || standing === 'passedOver' ? (same ?? step).row.left_by : null,
      dueDate,
      dueDateBefore: same?.row.due_date ?? null,
    })),
    left: left.map((step) => ({
      ...named(step),
      standing: standingBefore(step),
      leftBy: step.row.left_by,
      dueDate: step.row.due_date,
    })),
  }
}

function standingBefore({ isCompleted, isPassedOver, isCurrent }: Behind) {
  if (isCompleted) return 'completed'
  if (isCurrent) return 'current'
  return isPassedOver ? 'passedOver' : 'upcoming'
}

function pastOf(row: StepRow) {
  const { id, name, kind, due_date, is_due_counted } = row
  return {
    id,
    name,
    kind,
    isCompleted: row.completed_at !== null,
    isPassedOver: row.passed_over_at !== null,
    setDueDate: is_due_counted ? null : due_date,
    row,
  }
}

/** A step that goes on keeps its beginning, also one that the contract comes back to; its due date is counted from there. */
function dated(step: SwitchedStep<Behind, Ahead>, timeZone: string, now: Date): StepAfter {
  const { same, standing, setDueDate } = step
  const past = (same ?? step.step).row
  if (standing !== 'current') {
    const hasLeft = standing === 'completed'
    return {
      ...step,
      openedAt: hasLeft ? past.opened_at : null,
      dueDate: hasLeft ? past.due_date : setDueDate,
    }
  }
  const { step: own } = step
  const wasLeftOpen = !own.isCompleted && !own.isPassedOver
  const begunAt = same?.isCurrent ? same.row.opened_at : wasLeftOpen ? own.row.opened_at : null
  const openedAt = begunAt ?? now
  const { due_days: dueDays } = own.row
  const counted = dueDays === null ? null : addDays(todayIn(timeZone, openedAt), dueDays).toString()
  return { ...step, openedAt, dueDate: setDueDate ?? counted }
}

async function followedWorkflow(db: CompanyDatabase, contractId: string) {
  return db
    .select('contract')
    .innerJoin('workflow', (join) =>
      join
        .onRef('workflow.company_id', '=', 'contract.company_id')
        .onRef('workflow.id', '=', 'contract.workflow_id'),
    )
    .where('contract.id', '=', contractId)
    .select(['workflow.id', 'workflow.name', 'contract.contract_type_id as typeId'])
    .executeTakeFirstOrThrow()
}

async function namedWorkflow(db: CompanyDatabase, workflowId: string) {
  const found = await db
    .select('workflow')
    .where('workflow.id', '=', workflowId)
    .select(['workflow.id', 'workflow.name'])
    .executeTakeFirst()
  if (!found) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'workflowId' })
  return found
}
