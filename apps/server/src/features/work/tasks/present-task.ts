import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import type { ShownStatus } from '@tacite/domain/contracts/contract-status.ts'
import { whyNotHandOver } from '@tacite/domain/tasks/hand-over.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import { TASK_REGISTRY } from './task-kinds.ts'

/** A row as returned by `task-rows.query.ts`. */
export interface StoredTask {
  id: string
  kind: TaskKind
  status: Task['status']
  created_at: Date
  ended_at: Date | null
  contract_id: string
  subject_id: string
  person_id: string
  due_on: string | null
  days_left: number | null
  for: string | null
  validation_step: string | null
  asked_by: string | null
  snoozed_until: string | null
  handed_over_from: string | null
  request_title: string | null
  request_note: string | null
  request_answer: string | null
  text_id: string
  title: string
  reference: string
  currency: string
  supplier: string | null
  project_title: string
  contract_status: ShownStatus
  amount_incl_tax_cents: number | null
  effective_date: string | null
  end_date: string | null
  termination_date: string | null
  step_name: string | null
  step_colour: string | null
}

const COLOUR_WITHOUT_STEP = '#5b6472'

/** The names of the wire (specification 3, Task) and texts in the reader's language. */
export function presentTask(row: StoredTask, actor: Actor): Task {
  const { personId, locale } = actor
  const t = createTranslator(locale)
  const forPersonId = row.person_id === personId ? null : row.person_id
  const { id, kind, contract_id: contractId, subject_id: subjectId } = row
  return {
    _id: id,
    kind,
    status: row.status,
    validationStep:
      row.validation_step === null ? null : { _id: subjectId, name: row.validation_step },
    request: requestIn(row),
    alertId: kind === 'decideOnDeadline' ? subjectId : null,
    askedBy: row.asked_by,
    dueOn: row.due_on,
    daysLeft: row.days_left,
    stepWorkflow: {
      name: row.step_name === null ? t(`tasks.kind.${kind}`) : stepName(row.step_name, locale),
      color: row.step_colour ?? COLOUR_WITHOUT_STEP,
    },
    workflow: { statusWorkflow18in: t(`contracts.status.${row.contract_status}`) },
    contract: {
      _id: contractId,
      textId: row.text_id,
      title: row.title,
      reference: row.reference,
      supplier: row.supplier,
      financialAmount: row.amount_incl_tax_cents === null ? null : row.amount_incl_tax_cents / 100,
      currency: row.currency,
      effectiveDate: row.effective_date,
      endDate: row.end_date,
      terminationDate: row.termination_date,
    },
    project: { title: row.project_title },
    snoozedUntil: row.snoozed_until,
    handedOverFrom: row.handed_over_from,
    handingOver: reasonOf(
      actor,
      whyNotHandOver({ kind, status: row.status, isOwn: forPersonId === null }),
    ),
    for: row.for,
    forPersonId,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    actions: TASK_REGISTRY[kind].actions({ id, kind, contractId, subjectId, forPersonId }, locale),
  }
}

function requestIn({
  subject_id: _id,
  request_title: title,
  request_note: note,
  request_answer: answer,
}: StoredTask): Task['request'] {
  return title === null ? null : { _id, title, note: note ?? '', answer }
}
