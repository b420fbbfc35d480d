import type {
  RenewalOfRegister,
  RenewalRegister,
} from '@tacite/api/lifecycle/renewals-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { contractState } from '@tacite/domain/contracts/contract-state.ts'
import { addDays } from '@tacite/domain/calendar/days.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { ContractTerm, Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { renewalsMade } from '@tacite/domain/deadlines/record-rules.ts'
import { conditionsBy } from '@tacite/domain/deadlines/term-conditions.ts'
import { tacitTerms } from '@tacite/domain/renewals/renewal-rules.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { whyNotEach } from '../../people/access/public.ts'
import { readContractTerms, todayOf } from '../deadlines/public.ts'
import { namedCorrections, namedDocuments, namedRenewals } from './register-rows.query.ts'
import { readRenewals, type StoredRenewal } from './renewal-repository.ts'

const SHOWN_ACTS = ['markRenewed', 'keepRenewals', 'downloadAttachments'] as const

/** The register of a contract's renewals as this person reads it, with the tacit ones that the engine counts. */
export async function renewalRegister(
  db: CompanyDatabase,
  actor: Actor,
  about: { contractId: string; level: ContractLevel },
): Promise<RenewalRegister> {
  const { contractId } = about
  const [contract] = await readContractTerms(db, [contractId])
  const { terms, status } = contract!
  const deadlines = computeDeadlines(terms, todayOf(actor))
  const state = contractState(status, deadlines)
  const reasons = await whyNotEach(db, actor, about, SHOWN_ACTS, { state })
  const records = await readRenewals(db, contractId)
  const names = await namedRenewals(db, contractId)
  const documents = await namedDocuments(db, contractId)
  const corrections = await namedCorrections(db, contractId)
  const recorded = records.map((renewal): RenewalOfRegister => {
    const { id, kind, day, until, fromDay, givenBy, agreedBy } = renewal
    const term = termFrom(terms, deadlines, fromDay)
    return {
      _id: id,
      kind,
      day,
      until,
      givenBy,
      agreedBy,
      fromDay,
      termEnd: kind === 'refusal' ? null : (term?.end ?? null),
      isCounted: isCounted(renewal, term, deadlines),
      ...names.get(id)!,
      documents: documents.get(id) ?? [],
      corrections: corrections.get(id) ?? [],
    }
  })
  const isSigned = terms.isSigned
  const counted = isSigned ? tacitTerms(deadlines) : []
  const confirmed = (start: string | null) =>
    records.some(
      (each) => each.kind === 'tacit' && each.fromDay === start && each.cancelledOn === null,
    )
  const unconfirmed = counted.filter(({ start }) => !confirmed(start)).map(asCounted)
  const made = isSigned ? renewalsMade(deadlines) : 0
  return {
    value: [...recorded, ...unconfirmed].toSorted(newestFirst),
    made,
    most: mostRenewals(terms, deadlines),
    earlier: isSigned ? earlierRenewals(deadlines, recorded) : 0,
    recording: reasons.markRenewed,
    keeping: reasons.keepRenewals,
    downloading: reasons.downloadAttachments,
  }
}

/** Of the term in force, amendments and laws included. */
function mostRenewals(terms: LifecycleTerms, { endDate }: Deadlines): number | null {
  const { maxRenewals, renewalType } = endDate ? conditionsBy(terms, dayFromIso(endDate)) : terms
  return renewalType === 'none' ? null : maxRenewals
}

/** The term that begins on a day; one too old for the engine to list is asked for on its own day. */
function termFrom(
  terms: LifecycleTerms,
  deadlines: Deadlines,
  fromDay: string | null,
): ContractTerm | null {
  const firstListed = deadlines.terms[0]?.start ?? null
  const isOlder = fromDay !== null && firstListed !== null && fromDay < firstListed
  const known = isOlder ? computeDeadlines(terms, dayFromIso(fromDay)) : deadlines
  return known.terms.find(({ start }) => start !== null && start === fromDay) ?? null
}

/** Renewals before the terms that the engine lists, without those that the register lists. */
function earlierRenewals({ terms }: Deadlines, recorded: readonly RenewalOfRegister[]): number {
  const [first] = terms
  if (first === undefined || first.start === null) return 0
  const { number, start } = first
  const listed = recorded.filter(
    ({ kind, isCounted: counts, fromDay }) =>
      kind !== 'refusal' && counts && fromDay !== null && fromDay < start,
  )
  return Math.max(0, number - 2 - listed.length)
}

/** A confirmation whose term moved, when the terms were corrected, confirms nothing any more. */
function isCounted(
  { kind, day, cancelledOn }: StoredRenewal,
  term: ContractTerm | null,
  deadlines: Deadlines,
): boolean {
  if (cancelledOn !== null) return false
  if (kind === 'refusal') return !isAskedAgain(day, deadlines)
  return kind !== 'tacit' || term?.origin === 'tacit'
}

/** An amendment signed after a refusal moved the end that it was about: the renewal can be agreed on again. */
function isAskedAgain(refusedOn: string, { renewal, term, terms }: Deadlines): boolean {
  const current = terms.find(({ number }) => number === term.number)
  const isOfTerm = term.number === 1 || !current?.start || refusedOn >= current.start
  return renewal === 'renewable' && isOfTerm
}

function asCounted({ start, end }: ContractTerm): RenewalOfRegister {
  return {
    _id: null,
    kind: 'tacit',
    day: start!,
    until: null,
    givenBy: null,
    agreedBy: '',
    fromDay: start,
    termEnd: end,
    isCounted: true,
    reason: '',
    recordedAt: null,
    recordedBy: null,
    documents: [],
    corrections: [],
    cancelled: null,
  }
}

/** By the term that they open; what was cancelled stays below what took its place. */
function newestFirst(a: RenewalOfRegister, b: RenewalOfRegister): number {
  const opens = (each: RenewalOfRegister) =>
    each.fromDay ?? addDays(dayFromIso(each.day), 1).toString()
  return (
    compare(opens(b), opens(a)) ||
    Number(a.cancelled !== null) - Number(b.cancelled !== null) ||
    compare(b.recordedAt ?? '', a.recordedAt ?? '')
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
