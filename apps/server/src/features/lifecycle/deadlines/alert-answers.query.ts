import type { AnswerKind } from '@tacite/domain/deadlines/alert-answers.ts'
import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import { matterOf } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** What a person answered to the alerts of one day of a contract, and has not ended. */
export interface StandingAnswer {
  id: string
  contractId: string
  alertId: string
  /** `matterOf` its alerts. */
  matter: string
  target: string
  personId: string
  name: string
  kind: AnswerKind
  note: string
  /** The day on which it comes back, of one that was put off. */
  until: string | null
  at: Date
}

export async function standingAnswers(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<StandingAnswer[]> {
  const { rows } = await sql<StandingAnswer>`
    select answer.id, answer.contract_id as "contractId", answer.alert_id as "alertId", answer.matter,
      alert.target::text as target, answer.person_id as "personId", ${personName('person')} as name, answer.kind, answer.note,
      answer.snoozed_until::text as until, answer.answered_at as at
    from alert_answer as answer
    join deadline_alert as alert on alert.company_id = answer.company_id and alert.id = answer.alert_id
    join person on person.company_id = answer.company_id and person.id = answer.person_id
    where answer.company_id = ${db.companyId} and answer.ended_at is null
      and answer.contract_id = any(${[...new Set(contractIds)]}::uuid[])
    order by answer.answered_at, answer.id`.execute(db.tx)
  return rows
}

/** Whom alerts of a day are kept from until they want them back, and who has taken it on. */
export interface AnswersOfMatter {
  asleep: ReadonlySet<string>
  taken: ReadonlySet<string>
}

/** By contract and matter, as `matterKey` names them. */
export async function answersByMatter(
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, AnswersOfMatter>> {
  const byMatter = Map.groupBy(await standingAnswers(db, contractIds), ({ contractId, matter }) =>
    matterKey(contractId, matter),
  )
  const peopleOf = (answers: readonly StandingAnswer[]) =>
    new Set(answers.map(({ personId }) => personId))
  return new Map(
    [...byMatter].map(([key, answers]) => [
      key,
      {
        asleep: peopleOf(answers.filter(({ until }) => until !== null && until > today)),
        taken: peopleOf(answers.filter(({ kind }) => kind === 'acknowledged')),
      },
    ]),
  )
}

export function matterKey(contractId: string, matter: string): string {
  return `${contractId} ${matter}`
}

/** The alerts about the same day of a contract, at every distance, this one among them. */
export async function alertsOfSameMatter(
  db: CompanyDatabase,
  contractId: string,
  alertId: string,
): Promise<string[]> {
  const rows = await db
    .select('deadline_alert')
    .where('deadline_alert.contract_id', '=', contractId)
    .where('deadline_alert.withdrawn_at', 'is', null)
    .select(['deadline_alert.id', 'deadline_alert.kind', 'deadline_alert.target'])
    .execute()
  const alerts = rows.map(({ id, kind, target }) => ({
    id,
    matter: matterOf({ kind: kind as AlertKind, target }),
  }))
  const asked = alerts.find(({ id }) => id === alertId)
  return alerts.filter(({ matter }) => matter === asked?.matter).map(({ id }) => id)
}
