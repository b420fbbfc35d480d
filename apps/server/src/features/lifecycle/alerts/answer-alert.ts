import type { AlertAnswerForm } from '@tacite/api/lifecycle/alert-answers-endpoints.ts'
import {
  isAnswerable,
  limitOfAlert,
  refuseAlertSnooze,
} from '@tacite/domain/deadlines/alert-answers.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { readContractTerms, todayOf } from '../deadlines/public.ts'
import {
  answerableAlert,
  requireAlert,
  type AboutContract,
  type RaisedMatter,
} from './answerable-alerts.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

interface OfAlert {
  about: AboutContract
  alertId: string
}

/** Takes an alert on, or puts it off until a day inside its limit, in place of what this person answered before. */
export async function answerAlert(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { about, alertId }: OfAlert,
  form: AlertAnswerForm,
): Promise<void> {
  const { contractId } = about
  await requireAct(db, actor, 'answerAlert', contractId)
  const alert = await requireAlert(db, contractId, alertId)
  await requireAnswerable(db, actor, about, alert)
  const until = form.kind === 'snoozed' ? form.until : null
  if (until !== null) await requireWithinLimit(db, actor, contractId, alert, until)
  await endAnswer(deps, db, actor, contractId, alert, 'replaced')
  const now = deps.clock.now()
  await db
    .insert('alert_answer', {
      id: newId(now),
      contract_id: contractId,
      alert_id: alert.id,
      matter: alert.matter,
      person_id: actor.personId,
      kind: form.kind,
      note: form.note,
      snoozed_until: until,
      answered_at: now,
    })
    .execute()
  const of = { alertId: alert.id, day: alert.target }
  await deps.events.record(db, {
    ...(until === null
      ? contractEvent(actor, 'deadline.alertAcknowledged', contractId, of)
      : contractEvent(actor, 'deadline.alertSnoozed', contractId, { ...of, until })),
    ...(form.note === '' ? {} : { personal: { note: form.note } }),
  })
}

/** Takes a standing answer back. */
export async function undoAnswer(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { about: { contractId }, alertId }: OfAlert,
): Promise<void> {
  await requireAct(db, actor, 'answerAlert', contractId)
  const alert = await requireAlert(db, contractId, alertId)
  const ended = await endAnswer(deps, db, actor, contractId, alert, 'undone')
  if (!ended) throw new Refused('STATE', 'ALERT_NOT_ANSWERED')
  await deps.events.record(
    db,
    contractEvent(actor, 'deadline.alertAnswerUndone', contractId, {
      alertId: alert.id,
      kind: ended.kind,
      day: alert.target,
    }),
  )
}

async function requireAnswerable(
  db: CompanyDatabase,
  actor: Actor,
  about: AboutContract,
  { id, kind }: RaisedMatter,
): Promise<void> {
  if (!isAnswerable(kind)) throw new Refused('STATE', 'ALERT_IS_NEWS')
  const { answering } = await answerableAlert(db, actor, about, id)
  if (answering) throw new Refused('FORBIDDEN', 'ALERT_NOT_YOURS')
}

async function requireWithinLimit(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  alert: RaisedMatter,
  until: string,
): Promise<void> {
  const today = todayOf(actor)
  const [contract] = await readContractTerms(db, [contractId])
  const limit = limitOfAlert(alert, computeDeadlines(contract!.terms, today))
  const refusal = refuseAlertSnooze(until, limit, today)
  if (refusal) throw new Refused('RULE', refusal)
}

async function endAnswer(
  { clock }: Deps,
  db: CompanyDatabase,
  { personId }: Actor,
  contractId: string,
  { matter }: RaisedMatter,
  as: 'undone' | 'replaced',
) {
  return db
    .update('alert_answer')
    .set({ ended_at: clock.now(), ended_as: as })
    .where('alert_answer.contract_id', '=', contractId)
    .where('alert_answer.matter', '=', matter)
    .where('alert_answer.person_id', '=', personId)
    .where('alert_answer.ended_at', 'is', null)
    .returning('alert_answer.kind')
    .executeTakeFirst()
}
