import {
  escalationDay,
  isEscalationDue,
  nextStageDay,
  stagesLeft,
  type Escalation,
} from '@tacite/domain/decisions/escalation.ts'
import type { DecidableExit } from '@tacite/domain/decisions/exit-decision.ts'
import type { DecidableLimit } from '@tacite/domain/decisions/limit-decision.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { earlyInEachCompany } from '../../../platform/jobs/early-in-each-company.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday, factsOfDay, mayBeLeft, readContractTerms } from '../deadlines/public.ts'
import {
  escalationCircle,
  stagesOf,
  type EscalationCircle,
} from '../../people/escalation/public.ts'
import { decidable } from './decidable.ts'
import { askAgain } from './ask-again.ts'
import { escalatedFrom, responsibleFor, type Responsible } from './responsible-for.query.ts'
import { decisionOn, standingDecisions, type StandingDecision } from './standing-decisions.query.ts'
import { toldStages } from './told-stages.query.ts'
import { voidDecisions } from './void-decisions.ts'

export const ESCALATE_LIMITS: JobKind<{ companyId?: string }> = {
  name: 'escalate-limits',
  // After the alerts.
  ...earlyInEachCompany(35),
}

type Deps = Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>

const BATCH = 200

/**
 * Asks again about limits whose decision was put off until today, and tells others of those that nobody decided on: the
 * next stage after each silent one.
 * Every batch is a separate transaction that also marks what it told: a killed job tells the rest, and nothing twice.
 */
export async function escalateLimits(deps: Deps, companyId: string): Promise<void> {
  // A setting of the company may have moved limits.
  await inBatches(deps, companyId, async (db, today, after) => {
    const found = await decidedContracts(db, today, after)
    await voidDecisions(deps, db, found, today)
    return found
  })
  await deps.inCompanyForReports(companyId, async (db) =>
    askAgain(deps, db, await companyToday(deps, db)),
  )
  await inBatches(deps, companyId, async (db, today, after) => {
    const circle = await escalationCircle(db)
    const found = await contractsNearALimit(db, today, circle, after)
    await escalate(deps, db, found, { today, circle })
    return found
  })
}

type Step = (db: CompanyDatabase, today: Temporal.PlainDate, after: string) => Promise<string[]>

async function inBatches(deps: Deps, companyId: string, step: Step): Promise<void> {
  for (let after = ''; ;) {
    const from = after
    const ids = await deps.inCompanyForReports(companyId, async (db) =>
      step(db, await companyToday(deps, db), from),
    )
    if (ids.length < BATCH) return
    after = ids.at(-1)!
  }
}

async function decidedContracts(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
  after: string,
): Promise<string[]> {
  const rows = await db
    .select('limit_decision')
    .where('limit_decision.ended_at', 'is', null)
    .where('limit_decision.legal_limit', '>=', today.toString())
    .$if(after !== '', (query) => query.where('limit_decision.contract_id', '>', after))
    .select('limit_decision.contract_id')
    .distinct()
    .orderBy('limit_decision.contract_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ contract_id }) => contract_id)
}

/** Signed contracts with a limit that may be due, with an alert about the one of a later term, or with early exits. */
async function contractsNearALimit(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
  { noticeWindowDays, escalationDays }: EscalationCircle,
  after: string,
): Promise<string[]> {
  const { rows: facts } = await factsOfDay(db, today)
  const day = today.toString()
  const horizon = today.add({ days: Math.max(noticeWindowDays, escalationDays) }).toString()
  const { rows } = await sql<{ id: string }>`
    select fact.contract_id as id from ${facts} as fact
    where fact.company_id = ${db.companyId} and fact.status = 'SIGNED' and not fact.is_archived
      and ((fact.termination_date <= ${horizon}::date and fact.legal_limit >= ${day}::date)
        or exists (select from deadline_alert as alert where alert.company_id = fact.company_id
          and alert.contract_id = fact.contract_id and alert.kind = 'noticeWindow' and alert.withdrawn_at is null
          and alert.target between ${day}::date and ${horizon}::date)
        or ${mayBeLeft('fact')})
      and ${after === '' ? sql`true` : sql`fact.contract_id > ${after}::uuid`}
    order by fact.contract_id limit ${BATCH}`.execute(db.tx)
  return rows.map(({ id }) => id)
}

interface Moment {
  today: Temporal.PlainDate
  circle: EscalationCircle
}

async function escalate(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
  moment: Moment,
): Promise<void> {
  const due = await stagesToTell(deps, db, await undecidedLimits(db, contractIds, moment), moment)
  const fresh = await markEscalated(deps, db, due)
  await deps.events.recordMany(db, fresh)
}

interface UndecidedLimit {
  limit: DecidableLimit | DecidableExit
  responsible: Responsible
  decision: StandingDecision | null
}

/** The limits whose escalation has begun. */
async function undecidedLimits(
  db: CompanyDatabase,
  contractIds: readonly string[],
  { today, circle }: Moment,
): Promise<UndecidedLimit[]> {
  const contracts = await readContractTerms(db, contractIds)
  const decisions = await standingDecisions(db, contractIds, today.toString())
  const responsible = await responsibleFor(db, contractIds)
  return contracts.flatMap(({ contractId, terms, ownerNoticeDays }) => {
    const owner = responsible.get(contractId)!
    const own = decisions.filter((decision) => decision.contractId === contractId)
    const settings = {
      escalationDays: circle.escalationDays,
      noticeWindowDays: owner.isOwnerActive ? ownerNoticeDays : circle.noticeWindowDays,
      isOwnerActive: owner.isOwnerActive,
    }
    return decidable(terms, today)
      .map((limit) => ({ limit, responsible: owner, decision: decisionOn(limit, own) }))
      .filter(({ limit, decision }) =>
        isEscalationDue(limit, escalationDay(limit, decision, settings), today),
      )
  })
}

interface DueStage extends Escalation {
  contractId: string
  limit: UndecidedLimit['limit']
  /** The day on which the stage before was told; null: it is the first. */
  silentSince: string | null
}

/** The next stage of each limit, where the one before has been silent long enough. */
async function stagesToTell(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  undecided: readonly UndecidedLimit[],
  { today, circle }: Moment,
): Promise<DueStage[]> {
  if (undecided.length === 0) return []
  const escalated = undecided.map(({ responsible }) => escalatedFrom(responsible))
  const stages = await stagesOf(db, escalated, circle, clock.now())
  const toldOf = await toldStages(
    db,
    escalated.map(({ contractId }) => contractId),
  )
  return undecided.flatMap(({ limit, decision, responsible: { contractId } }): DueStage[] => {
    const told = toldOf({ contractId, prudentLimit: limit.prudentLimit, about: aboutOf(limit) })
    const left = stagesLeft(stages.get(contractId)!, told)
    const silentSince = told.at(-1)?.on ?? null
    const [next] = left
    if (!next) return []
    const isDue =
      silentSince === null ||
      isEscalationDue(limit, nextStageDay(limit, decision, silentSince, left.length), today)
    return isDue ? [{ ...next, contractId, limit, silentSince }] : []
  })
}

/** Only those that were not told of yet; the row is what makes it once. */
async function markEscalated(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  due: readonly DueStage[],
) {
  if (due.length === 0) return []
  const marked = await db
    .insert(
      'limit_escalation',
      due.map(({ limit, contractId, step }) => ({
        contract_id: contractId,
        prudent_limit: limit.prudentLimit,
        about: aboutOf(limit),
        step,
        escalated_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['limit_escalation.contract_id', 'limit_escalation.prudent_limit'])
    .returning('limit_escalation.about')
    .execute()
  return due
    .filter(({ contractId, limit }) =>
      marked.some(
        (row) =>
          row.contract_id === contractId &&
          row.prudent_limit === limit.prudentLimit &&
          row.about === aboutOf(limit),
      ),
    )
    .map(({ contractId, limit, step, personIds, silentSince }) =>
      contractEvent(null, 'deadline.escalated', contractId, {
        exitOn: 'exitOn' in limit ? limit.exitOn : null,
        day: limit.prudentLimit,
        step,
        personIds,
        silentSince,
      }),
    )
}

function aboutOf(limit: UndecidedLimit['limit']): 'term' | 'exit' {
  return 'exitOn' in limit ? 'exit' : 'term'
}
