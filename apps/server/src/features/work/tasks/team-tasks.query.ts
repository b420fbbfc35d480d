import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import type { TeamTask, teamTasksEndpoints } from '@tacite/api/work/team-tasks-endpoints.ts'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { whyNotHandOver } from '@tacite/domain/tasks/hand-over.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName, personSortKey } from '../../../platform/database/person-name.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'
import { reminderKey, whyNotRemind } from '../../agreement/validation/public.ts'
import { factsOfContract, factsOfDay, todayOf } from '../../lifecycle/deadlines/public.ts'
import { isOfTeam, leadsTeam } from '../../people/people/public.ts'
import { isAwake } from './awake.ts'
import { dueOn, taskRows } from './task-rows.query.ts'
import { visibleTasks } from './tasks.query.ts'

type Endpoints = typeof teamTasksEndpoints
type Asked = QueryOf<Endpoints['list']>

/** More people than anybody leads; whoever sees every team finds the others by search. */
const MOST_PEOPLE = 200

/** Who of the team has something to do, those with late tasks first. Who leads nobody is told so. */
export async function teamPeople(
  db: CompanyDatabase,
  actor: Actor,
): Promise<ResponseOf<Endpoints['people']>> {
  if (!(await leadsTeam(db, actor))) return { leads: false, value: [], isCut: false }
  const rows = await teamTasks(db, actor)
    .select('person.id as _id')
    .select([
      personName('person').as('name'),
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (where ${isLate()})`.as('late'),
      sql<number>`count(*) filter (where not ${isAwake()})`.as('putOff'),
    ])
    .groupBy(['person.company_id', 'person.id'])
    .orderBy('late', 'desc')
    .orderBy('open', 'desc')
    .orderBy('person.id')
    .limit(MOST_PEOPLE + 1)
    .execute()
  return { leads: true, value: rows.slice(0, MOST_PEOPLE), isCut: rows.length > MOST_PEOPLE }
}

/** One page of the open tasks of the team; of who leads nobody, none. */
export async function teamTasksPage(
  db: CompanyDatabase,
  actor: Actor,
  asked: Asked,
): Promise<ResponseOf<Endpoints['list']>> {
  const facts = await factsOfDay(db, todayOf(actor))
  const party = partyOn(factsOfContract(facts, db, sql`task.contract_id`))
  const wanted = filtered(teamTasks(db, actor), asked, party)
  const { count } = await wanted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const page = await inOrder(wanted, actor, asked.$orderby)
    .select('task.id')
    .limit(rowLimit(asked.$top))
    .offset(asked.$skip)
    .execute()
  const tasks = await taskRows(
    db,
    actor,
    page.map(({ id }) => id),
  )
  return { value: await present(db, actor, tasks), count }
}

function teamTasks(db: CompanyDatabase, actor: Actor) {
  return visibleTasks(db, actor)
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'task.company_id')
        .onRef('person.id', '=', 'task.person_id'),
    )
    .where('task.status', '=', 'TODO')
    .where(isOfTeam(actor, sql<string>`task.person_id`))
}

type TeamTasks = ReturnType<typeof teamTasks>

function filtered(tasks: TeamTasks, asked: Asked, party: RawBuilder<unknown>): TeamTasks {
  const { q, personId, contractId, kind, standing } = asked
  return tasks
    .$if(q !== '', (query) => query.where(holdsWords(searched(party), q)))
    .$if(personId !== undefined, (query) => query.where('task.person_id', '=', personId!))
    .$if(contractId !== undefined, (query) => query.where('task.contract_id', '=', contractId!))
    .$if(kind !== undefined, (query) => query.where('task.kind', '=', kind!))
    .$if(standing === 'late', (query) => query.where(isLate()))
    .$if(standing === 'putOff', (query) => query.where(sql<boolean>`not ${isAwake()}`))
}

function searched(party: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(contract.title || ' ' || contract.reference || ' ' || ${personName('person')} || ' '
    || coalesce(${party}, ''))`
}

/** The other party that the rows show. */
function partyOn(facts: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select party.name from ${facts} as fact
    join counterparty as party on party.company_id = fact.company_id and party.id = fact.counterparty_id)`
}

function inOrder(tasks: TeamTasks, actor: Actor, order: Asked['$orderby']): TeamTasks {
  const [key, direction] = order.split(' ') as [keyof typeof orders, 'asc' | 'desc']
  const orders = {
    due: dueOn(),
    person: sql`${personSortKey('person')} collate ${collationOf(actor.locale)}`,
    contract: sql`contract.title collate ${collationOf(actor.locale)}`,
    // Who waits longest was asked first.
    waiting: sql`task.created_at`,
  }
  const isReversed = (direction === 'desc') !== (key === 'waiting')
  return tasks
    .orderBy(orders[key] as RawBuilder<string>, (by) =>
      isReversed ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
    .orderBy('task.created_at')
    .orderBy('task.id')
}

function isLate(): RawBuilder<boolean> {
  return sql<boolean>`(${dueOn()}) < company_today(task.company_id)`
}

async function present(
  db: CompanyDatabase,
  actor: Actor,
  tasks: readonly Task[],
): Promise<TeamTask[]> {
  const awaited = tasks.flatMap((task) => awaitedIn(task) ?? [])
  const reasons = await whyNotRemind(db, actor, awaited)
  const today = todayIn(actor.company.timeZone, actor.at)
  return tasks.map((task) => {
    const { contract } = task
    const decision = awaitedIn(task)
    const reason = decision && reasons.get(reminderKey(decision))
    const givenOn = todayIn(actor.company.timeZone, new Date(task.createdAt))
    return {
      _id: task._id,
      kind: task.kind,
      about: task.request?.title ?? task.validationStep?.name ?? null,
      person: { _id: task.forPersonId!, name: task.for! },
      contract: {
        _id: contract._id,
        name: contract.title,
        reference: contract.reference,
        counterparty: contract.supplier,
      },
      dueOn: task.dueOn,
      daysLeft: task.daysLeft,
      daysWaiting: givenOn.until(today, { largestUnit: 'days' }).days,
      snoozedUntil: task.snoozedUntil,
      handedOverFrom: task.handedOverFrom,
      handingOver: reasonOf(
        actor,
        whyNotHandOver({ kind: task.kind, status: task.status, isOwn: true }),
      ),
      reminding:
        decision === null || reason === undefined
          ? null
          : { stepId: decision.stepId, personId: decision.personId, reason },
    }
  })
}

/** The decision of a validation that a task waits for. */
function awaitedIn({ kind, validationStep, contract, forPersonId }: Task) {
  if (kind !== 'validate' || validationStep === null || forPersonId === null) return null
  return { contractId: contract._id, stepId: validationStep._id, personId: forPersonId }
}
