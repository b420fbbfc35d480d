import { dueDaysAhead } from '@tacite/domain/tasks/task-due-days.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { remind, reminderJob, type Reminders } from '../../../platform/jobs/remind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyCalendar } from '../../lifecycle/deadlines/public.ts'
import { levelsOn, readerOfPerson } from '../../people/access/public.ts'
import { isAwake } from './awake.ts'

export const REMIND_OF_TASKS = reminderJob('remind-of-tasks', 30)

type Deps = Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>

/**
 * Reminds of a task given by hand: whoever is asked on the business day before its due day, and once it has passed;
 * whoever asked once it has passed. A task that was put off says nothing to whoever put it off until it is back.
 */
export async function remindOfTasks(deps: Deps, companyId: string): Promise<void> {
  await remind(deps, companyId, BEFORE)
  await remind(deps, companyId, LATE)
  await remind(deps, companyId, NOT_DONE)
}

interface DueTask {
  id: string
  contractId: string
  title: string
  requestedBy: string
  personId: string
  dueOn: string
}

const BEFORE: Reminders<DueTask, 'contract.taskDueReminded'> = {
  markDue: async (db, now) => {
    const { calendar, today } = await companyCalendar(db, now)
    const days = dueDaysAhead(today, calendar)
    // Whoever was asked on that day or later knows.
    return markTasks(db, now, {
      mark: sql`due_reminded_at`,
      isDue: sql`${isAwake()} and exists (
        select from unnest(${days.map(({ dueOn }) => dueOn)}::date[], ${days.map(({ remindOn }) => remindOn)}::date[]) as ahead (due_on, remind_on)
        where ahead.due_on = request.due_on and (request.requested_at at time zone company.time_zone)::date < ahead.remind_on)`,
    })
  },
  eventsOf: async (db, due, now) => {
    const reached = await whoStillSees(db, due, ({ personId }) => personId, now)
    return reached.map((task) => ({
      ...contractEvent(null, 'contract.taskDueReminded', task.contractId, aboutDue(task)),
      personal: { task: task.title },
    }))
  },
}

const LATE = lateReminders('person', {
  mark: sql`late_told_at`,
  isDue: sql`${isLate()} and ${isAwake()}`,
})

/** Not of what they asked of themself: they are told as the one who is asked. */
const NOT_DONE = lateReminders('requester', {
  mark: sql`late_reported_at`,
  isDue: sql`${isLate()} and request.requested_by <> task.person_id`,
})

function lateReminders(
  toldTo: 'person' | 'requester',
  marked: Marked,
): Reminders<DueTask, 'contract.taskLate'> {
  return {
    markDue: (db, now) => markTasks(db, now, marked),
    eventsOf: async (db, late, now) => {
      const toldOf = ({ personId, requestedBy }: DueTask) =>
        toldTo === 'person' ? personId : requestedBy
      const reached = await whoStillSees(db, late, toldOf, now)
      return reached.map((task) => ({
        ...contractEvent(null, 'contract.taskLate', task.contractId, { ...aboutDue(task), toldTo }),
        personal: { task: task.title },
      }))
    },
  }
}

function isLate(): RawBuilder<boolean> {
  return sql<boolean>`request.due_on < company_today(request.company_id)`
}

function aboutDue({ id, requestedBy, personId, dueOn }: DueTask) {
  return { requestId: id, requestedBy, personId, dueOn }
}

const BATCH = 200

interface Marked {
  /** The column that says since when somebody was told. */
  mark: RawBuilder<unknown>
  isDue: RawBuilder<unknown>
}

/** Open tasks of contracts that are not archived. */
async function markTasks(
  db: CompanyDatabase,
  now: Date,
  { mark, isDue }: Marked,
): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    with due as (
      select request.id, task.person_id
      from task_request as request
      join task on task.company_id = request.company_id and task.subject_id = request.id and task.kind = 'answerRequest'
        and task.status = 'TODO'
      join contract on contract.company_id = request.company_id and contract.id = request.contract_id
        and contract.archived_at is null
      join company on company.id = request.company_id
      where request.company_id = ${db.companyId} and request.answered_at is null and request.withdrawn_at is null
        and request.due_on is not null and request.${mark} is null and ${isDue}
      order by request.id limit ${BATCH}
    )
    update task_request as marked set ${mark} = ${now}
    from due where marked.company_id = ${db.companyId} and marked.id = due.id
    returning marked.id, marked.contract_id as "contractId", marked.title, marked.requested_by as "requestedBy",
      due.person_id as "personId", marked.due_on::text as "dueOn"`.execute(db.tx)
  return rows
}

/** Those whose reader still sees the contract: what a person may not see does not exist for them. */
async function whoStillSees(
  db: CompanyDatabase,
  due: readonly DueTask[],
  toldOf: (task: DueTask) => string,
  now: Date,
): Promise<DueTask[]> {
  const contractIds = [...new Set(due.map(({ contractId }) => contractId))]
  const seen = new Map<string, ReadonlyMap<string, unknown>>()
  for (const personId of new Set(due.map(toldOf))) {
    const reader = await readerOfPerson(db, personId, now)
    seen.set(personId, reader ? await levelsOn(db, reader, contractIds) : new Map())
  }
  return due.filter((task) => seen.get(toldOf(task))!.has(task.contractId))
}
