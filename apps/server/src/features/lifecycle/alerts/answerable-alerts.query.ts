import type { AnswerableAlert } from '@tacite/api/lifecycle/alert-answers-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import {
  isAnswerable,
  isOfExit,
  isToDecide,
  lastDayOfAlert,
  latestSnooze,
  limitOfAlert,
} from '@tacite/domain/deadlines/alert-answers.ts'
import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { matterOf } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { whyNotEach } from '../../people/access/public.ts'
import { undecidedLimits } from '../decisions/public.ts'
import {
  readContractTerms,
  standingAnswers,
  todayOf,
  type StandingAnswer,
} from '../deadlines/public.ts'
import { aboutAlert } from './about-alert.ts'

export interface AboutContract {
  contractId: string
  level: ContractLevel
}

/** The alerts of a contract that stand and leave something to do: of one day the last, and the next day first. */
export async function answerableAlerts(
  db: CompanyDatabase,
  actor: Actor,
  about: AboutContract,
): Promise<AnswerableAlert[]> {
  const alerts = await raisedAlerts(db, actor, about)
  return alerts.filter(({ isPassed }) => !isPassed).map(({ alert }) => alert)
}

/** Those too whose last day has passed. */
async function raisedAlerts(
  db: CompanyDatabase,
  actor: Actor,
  about: AboutContract,
): Promise<{ alert: AnswerableAlert; isPassed: boolean }[]> {
  const { contractId } = about
  const today = todayOf(actor)
  const matters = await raisedMatters(db, actor, contractId)
  if (matters.length === 0) return []
  const [contract] = await readContractTerms(db, [contractId])
  const deadlines = computeDeadlines(contract!.terms, today)
  const answers = await standingAnswers(db, [contractId])
  const undecided = (await undecidedLimits(db, [contractId], today)).get(contractId)
  const { answerAlert } = await whyNotEach(db, actor, about, ['answerAlert'], {})
  return matters.map(({ isTold, ...raised }) => {
    const { id, kind, target, matter } = raised
    const given = answers.filter((answer) => answer.matter === matter)
    const own = given.find(({ personId }) => personId === actor.personId)
    const { limitMeaning } = deadlines
    const limit = limitOfAlert(raised, deadlines)
    const alert = {
      _id: id,
      contractId,
      text: aboutAlert(actor.locale, { kind, limitMeaning }),
      target,
      latestSnooze: latestSnooze(limit, today),
      isToDecide:
        isToDecide(kind) && undecided?.has(`${isOfExit(kind) ? 'exit' : 'term'}:${limit}`) === true,
      own: own ? presentAnswer(own) : null,
      others: given
        .filter((answer) => answer !== own && answer.kind === 'acknowledged')
        .map(presentAnswer),
      answering: answerAlert ?? reasonOf(actor, isTold ? null : 'ALERT_NOT_YOURS'),
    }
    return { alert, isPassed: lastDayOfAlert(raised, deadlines) < today.toString() }
  })
}

/** One of them, by any of the alerts about its day. */
export async function answerableAlert(
  db: CompanyDatabase,
  actor: Actor,
  about: AboutContract,
  alertId: string,
): Promise<AnswerableAlert> {
  const { alert, isPassed } = await raisedAlert(db, actor, about, alertId)
  if (isPassed) throw new Refused('STATE', 'ALERT_PASSED')
  return alert
}

/** To take an answer back is possible after the last day too. */
export async function raisedAlert(
  db: CompanyDatabase,
  actor: Actor,
  about: AboutContract,
  alertId: string,
): Promise<{ alert: AnswerableAlert; isPassed: boolean }> {
  const { matter, kind } = await requireAlert(db, about.contractId, alertId)
  if (!isAnswerable(kind)) throw new Refused('STATE', 'ALERT_IS_NEWS')
  const matters = await raisedMatters(db, actor, about.contractId)
  const last = matters.find((each) => each.matter === matter)
  const alerts = await raisedAlerts(db, actor, about)
  const found = alerts.find(({ alert }) => alert._id === last?.id)
  if (!found) throw new Refused('NOT_FOUND', 'ALERT_NOT_FOUND')
  return found
}

export interface RaisedMatter {
  id: string
  kind: AlertKind
  target: string
  matter: string
}

/** An alert of this contract whose day stands. */
export async function requireAlert(
  db: CompanyDatabase,
  contractId: string,
  alertId: string,
): Promise<RaisedMatter> {
  const row = await db
    .select('deadline_alert')
    .where('deadline_alert.id', '=', alertId)
    .where('deadline_alert.contract_id', '=', contractId)
    .where('deadline_alert.withdrawn_at', 'is', null)
    .select(['deadline_alert.id', 'deadline_alert.kind', 'deadline_alert.target'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'ALERT_NOT_FOUND')
  return ofMatter(row)
}

function ofMatter<Row extends { kind: string; target: string }>(row: Row) {
  const alert = { ...row, kind: row.kind as AlertKind }
  return { ...alert, matter: matterOf(alert) }
}

/** The last alert of each day, and whether the reader was told of one of them or has a task for it. */
async function raisedMatters(
  db: CompanyDatabase,
  { personId }: Actor,
  contractId: string,
): Promise<(RaisedMatter & { isTold: boolean })[]> {
  const rows = await db
    .select('deadline_alert')
    .where('deadline_alert.contract_id', '=', contractId)
    .where('deadline_alert.withdrawn_at', 'is', null)
    .select(['deadline_alert.id', 'deadline_alert.kind', 'deadline_alert.target'])
    .select(
      sql<boolean>`(exists (select from alert_delivery as told where told.company_id = deadline_alert.company_id
        and told.alert_id = deadline_alert.id and told.person_id = ${personId})
        or exists (select from task where task.company_id = deadline_alert.company_id
        and task.subject_id = deadline_alert.id and task.person_id = ${personId}))`.as('is_told'),
    )
    .orderBy('deadline_alert.target')
    .orderBy('deadline_alert.raised_at')
    .orderBy('deadline_alert.id')
    .execute()
  const answerable = rows.map(ofMatter).filter(({ kind }) => isAnswerable(kind))
  return [...Map.groupBy(answerable, ({ matter }) => matter).values()].map((alerts) => ({
    ...alerts.at(-1)!,
    isTold: alerts.some(({ is_told }) => is_told),
  }))
}

function presentAnswer({ kind, name, at, note, until }: StandingAnswer) {
  return { kind, by: name, at: at.toISOString(), note, until }
}
