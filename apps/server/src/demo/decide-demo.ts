import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { decidableLimit, type LimitChoice } from '@tacite/domain/decisions/limit-decision.ts'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { answerAlert } from '../features/lifecycle/alerts/answer-alert.ts'
import { factsOfDay, readContractTerms, todayOf } from '../features/lifecycle/deadlines/public.ts'
import { decideOnLimit } from '../features/lifecycle/decisions/decide-on-limit.ts'
import { draftLetter } from '../features/lifecycle/notices/draft-letter.query.ts'
import { printedLetter } from '../features/lifecycle/notices/printed-letter.ts'
import { proveNotice } from '../features/lifecycle/notices/prove-notice.ts'
import { storeEvidence } from '../features/lifecycle/notices/store-evidence.ts'
import { storeLetter } from '../features/lifecycle/notices/write-letter.ts'
import { lookInto } from '../features/writing/attachments/receive-file.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import { renderLetterPdf } from '../platform/pdf/render-letter-pdf.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoCompany } from './demo-company.ts'
import { demoPdf } from './demo-file.ts'
import { french } from './enter-signed.ts'

/** Where the seat of the company is. */
const PLACE = 'Lyon'

/**
 * What people do before limits: they decide on some, leave others undecided, and end one contract by a letter that was
 * written here, with the receipt of its posting.
 */
export async function decideDemo(
  platform: Platform,
  clock: DemoClock,
  company: DemoCompany,
  today: Temporal.PlainDate,
): Promise<void> {
  const on = (day: Temporal.PlainDate) => clock.setDay(`${day.toString()}T09:00:00Z`)
  const purchasing = company.people.get('achats')!
  const legal = company.people.get('legal')!
  on(today.subtract({ days: 6 }))
  await decideNext(platform, purchasing, 'renew', 'Le prestataire tient ses délais.')
  await decideNext(platform, purchasing, 'later', 'Deux devis attendus avant de choisir.')
  await decideNext(platform, legal, 'renegotiate', 'Le prix a pris 12 % en deux ans.')
  const ended = await decideNext(platform, purchasing, 'end', 'Un autre fournisseur est retenu.')
  await takeOnAlert(platform, purchasing, 'Point avec le prestataire jeudi.')
  on(today.subtract({ days: 5 }))
  const noticeId = await writeLetter(platform, purchasing, ended)
  on(today.subtract({ days: 3 }))
  await provePosting(platform, purchasing, { contractId: ended, noticeId })
}

/** On the contract of theirs that nobody has decided on and whose limit comes first. */
async function decideNext(
  platform: Platform,
  actor: Actor,
  choice: LimitChoice,
  reason: string,
): Promise<string> {
  return platform.inCompany(actor.companyId, async (db) => {
    const { contractId, limit } = await nextLimit(platform, db, actor)
    const until = choice === 'later' ? dayBefore(limit, 10) : null
    await decideOnLimit(platform, db, actor, contractId, { limit, choice, reason, until })
    return contractId
  })
}

/** The next day that they were alerted of, of a contract of theirs. */
async function takeOnAlert(platform: Platform, actor: Actor, note: string): Promise<void> {
  const owner = { ...actor, at: platform.clock.now() }
  await platform.inCompany(actor.companyId, async (db) => {
    const { rows } = await sql<{ id: string; contract_id: string }>`
      select alert.id, alert.contract_id from deadline_alert as alert
      join alert_delivery as told on told.company_id = alert.company_id and told.alert_id = alert.id and told.person_id = ${actor.personId}
      join contract on contract.company_id = alert.company_id and contract.id = alert.contract_id and contract.owner_id = ${actor.personId}
      where alert.company_id = ${db.companyId} and alert.withdrawn_at is null and alert.kind like 'notice%'
        and alert.target > ${todayOf(owner).toString()}::date
      order by alert.target, alert.id limit 1`.execute(db.tx)
    const [alert] = rows
    if (!alert) return
    const about = { contractId: alert.contract_id, level: 'owner' } as const
    await answerAlert(
      platform,
      db,
      owner,
      { about, alertId: alert.id },
      { kind: 'acknowledged', note },
    )
  })
}

async function nextLimit(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
): Promise<{ contractId: string; limit: string }> {
  const now = todayOf({ ...actor, at: clock.now() })
  const { rows: facts } = await factsOfDay(db, now)
  const { rows } = await sql<{ id: string }>`
    select contract.id from contract
    join ${facts} as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
    where contract.company_id = ${db.companyId} and contract.owner_id = ${actor.personId}
      and contract.status = 'SIGNED' and contract.counterparty_id is not null and fact.renewal_type = 'tacit'
      and fact.termination_date > ${now.add({ days: 20 }).toString()}::date and fact.phase in ('RUNNING', 'NOTICE_WINDOW')
      and not exists (select from limit_decision as decision
        where decision.company_id = contract.company_id and decision.contract_id = contract.id)
    order by fact.termination_date, contract.id limit 1`.execute(db.tx)
  const contractId = rows[0]!.id
  const [contract] = await readContractTerms(db, [contractId])
  const limit = decidableLimit(computeDeadlines(contract!.terms, now), now)!
  return { contractId, limit: limit.prudentLimit }
}

function dayBefore(day: string, days: number): string {
  return Temporal.PlainDate.from(day).subtract({ days }).toString()
}

/** The shipped letter as it is drafted, without a change. */
async function writeLetter(platform: Platform, actor: Actor, contractId: string): Promise<string> {
  const writer = { ...actor, at: platform.clock.now() }
  const how = { kind: 'nonRenewal', mode: 'registeredLetter', locale: 'fr' } as const
  return platform.inCompany(actor.companyId, async (db) => {
    const { letter } = await draftLetter(db, writer, contractId, { ...how, price: '', ground: '' })
    const written = { ...how, endsOn: null, appliesFrom: null, letter: { ...letter, place: PLACE } }
    const pdf = await renderLetterPdf(printedLetter(written), platform.clock.now())
    return storeLetter(platform, db, writer, { contractId, written, pdf })
  })
}

async function provePosting(
  platform: Platform,
  actor: Actor,
  place: { contractId: string; noticeId: string },
): Promise<void> {
  const prover = { ...actor, at: platform.clock.now() }
  const inCompany = <R>(work: Parameters<typeof platform.inCompany<R>>[1]) =>
    platform.inCompany(actor.companyId, work)
  const day = todayOf(prover)
  const file = await demoPdf(platform, 'Preuve de dépôt', [
    ['Lettre recommandée avec avis de réception', `Déposée le ${french(day)}.`],
  ])
  const name = 'Preuve de dépôt.pdf'
  const received = await lookInto({ deps: platform, actor: prover, inCompany }, { name, file })
  try {
    await inCompany(async (db) => {
      const evidence = await storeEvidence(platform, db, received)
      const proof = { kind: 'deposit', day: day.toString() } as const
      await proveNotice(platform, db, prover, place, proof, evidence)
    })
  } finally {
    await file.discard()
    await received.copy?.discard()
  }
}
