import { lifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { RecordedRenewal } from '@tacite/domain/deadlines/recorded-renewal.ts'
import type { RegisteredNotice } from '@tacite/domain/deadlines/registered-notice.ts'
import { parseDay } from '../deadlines/days.ts'
import { verdictOf, type Verdict } from '../deadlines/oracle.ts'
import type { Journal, SetValues, StatedAmendment, StatedValues } from './journal.ts'

/** An event of the trail, in its order. */
export interface TrailEvent {
  contractId: string
  day: string
  action: string
  payload: Readonly<Record<string, string | null | readonly string[]>>
}

interface SignedAmendment extends StatedAmendment {
  id: string
  signedOn: string
}

/** A contract as its trail tells it. */
export interface Told {
  createdOn: string
  signedOn: string | null
  /** From their days on. */
  set: { from: string; values: SetValues & { isArchived: boolean } }[]
  stated: StatedValues
  notices: (RegisteredNotice & { givenOn: string })[]
  renewals: RecordedRenewal[]
  amendments: SignedAmendment[]
}

/**
 * The contracts of a company told again from its trail: which act happened to what, and when. Values that the trail
 * only names come from the journal of the acts, each used once.
 */
export function replay(events: readonly TrailEvent[], journal: Journal): Map<string, Told> {
  const byContract = Map.groupBy(events, ({ contractId }) => contractId)
  const told = new Map<string, Told>()
  for (const id of journal.written.keys()) told.set(id, tell(byContract.get(id) ?? [], journal, id))
  for (const [id, amendment] of journal.amendments) {
    const of = byContract.get(id) ?? []
    const signedOn = of.find(({ action }) => action === SIGNED)?.payload['signatureDate']
    const isStated = of.some(({ action }) => action === 'contract.changesStated')
    if (isStated && signedOn !== undefined)
      told
        .get(amendment.masterId)!
        .amendments.push({ ...amendment, id, signedOn: String(signedOn) })
  }
  return told
}

const SIGNED = 'contract.markedSigned'

function tell(events: readonly TrailEvent[], journal: Journal, id: string): Told {
  const { ownerId, projectId, folderIds, scope, ...stated } = journal.written.get(id)!
  const first = { ownerId, projectId, folderIds, scope, isArchived: false }
  const told: Told = {
    createdOn: '',
    signedOn: null,
    set: [{ from: '', values: first }],
    stated,
    notices: [],
    renewals: [],
    amendments: [],
  }
  const lines: Lines = {
    changes: [...(journal.changes.get(id) ?? [])],
    corrections: [...(journal.corrections.get(id) ?? [])],
    notices: [...(journal.notices.get(id) ?? [])],
  }
  for (const event of events) TOLD_BY[event.action]?.(told, event, lines)
  return told
}

interface Lines {
  changes: NonNullable<ReturnType<Journal['changes']['get']>>
  corrections: NonNullable<ReturnType<Journal['corrections']['get']>>
  notices: NonNullable<ReturnType<Journal['notices']['get']>>
}

type Teller = (told: Told, event: TrailEvent, lines: Lines) => void

const TOLD_BY: Readonly<Record<string, Teller>> = {
  'contract.created': (told, { day }) => {
    told.createdOn = day
  },
  'contract.detailsChanged': (told, { day, payload }, { changes }) => {
    const changed = payload['changed'] as readonly string[]
    const line = changes.findIndex(
      (each) =>
        each.day === day && Object.keys(each.values).every((name) => changed.includes(name)),
    )
    const [found] = changes.splice(line, line < 0 ? 0 : 1)
    if (!found) throw new Error(`on ${day} nobody changed ${changed.join(', ')}`)
    setFrom(told, day, found.values)
  },
  'contract.archived': (told, { day }) => setFrom(told, day, { isArchived: true }),
  'contract.unarchived': (told, { day }) => setFrom(told, day, { isArchived: false }),
  [SIGNED]: (told, { payload }) => {
    told.signedOn = String(payload['signatureDate'])
  },
  // What was corrected was never true.
  'contract.termsCorrected': (told, _event, { corrections }) => {
    told.stated = { ...told.stated, ...taken(corrections) }
  },
  'contract.terminated': (told, { day }, { notices }) => {
    const { id, body } = taken(notices)
    // An end that was agreed without a letter counts from the day of its record.
    const days = { sentOn: null, receivedOn: null, presentedOn: null, cancelledOn: null }
    told.notices.push({ ...days, ...body, id, givenOn: 'sentOn' in body ? body.sentOn : day })
  },
  'contract.terminationCancelled': (told, { day, payload }) => {
    told.notices = told.notices.map((notice) =>
      notice.id === payload['noticeId'] ? { ...notice, cancelledOn: day } : notice,
    )
  },
  'contract.renewed': (told, { day, payload }) => {
    const until = payload['until'] === null ? null : String(payload['until'])
    const id = `${day} ${told.renewals.length}`
    told.renewals.push({ id, kind: 'agreement', day: String(payload['day']), until })
  },
}

function setFrom(told: Told, from: string, changes: Partial<Told['set'][number]['values']>): void {
  told.set.push({ from, values: { ...told.set.at(-1)!.values, ...changes } })
}

function taken<Line>(lines: Line[]): Line {
  const line = lines.shift()
  if (line === undefined) throw new Error('the trail says more than was done')
  return line
}

/** What a contract is on a day: by effective day and with what the whole trail knows. Null: it does not exist yet. */
export function toldOn(told: Told, day: string) {
  const { createdOn, signedOn, stated, set } = told
  const isSigned = signedOn !== null && signedOn <= day
  if (day < createdOn && !isSigned) return null
  const inEffect = isSigned
    ? told.amendments.toSorted(byEffect).filter(({ effectiveOn }) => effectiveOn <= day)
    : []
  const amended = <Name extends 'amountCents' | 'counterpartyId'>(name: Name) =>
    inEffect.findLast((each) => each[name] !== undefined)?.[name] ?? stated[name]
  return {
    ...set.findLast(({ from }) => from <= day)!.values,
    amount: amended('amountCents') / 100,
    counterpartyId: amended('counterpartyId'),
    signatureDate: isSigned ? signedOn : null,
    deadlines: isSigned ? deadlinesOn(told, day) : null,
  }
}

function byEffect(a: SignedAmendment, b: SignedAmendment): number {
  const keys = (each: SignedAmendment) => [each.effectiveOn, each.signedOn, each.id].join(' ')
  return keys(a) < keys(b) ? -1 : 1
}

/** By the second implementation of the rules. */
function deadlinesOn(
  { stated, signedOn, notices, renewals, amendments }: Told,
  day: string,
): Verdict {
  const earlier = (one: string, other: string) => (one < other ? one : other)
  const facts = lifecycleTerms({
    ...stated.terms,
    signatureDate: signedOn,
    renewals: renewals.filter((renewal) => renewal.day <= day),
    notices: notices
      .filter(({ givenOn }) => givenOn <= day)
      .map((notice) =>
        notice.cancelledOn !== null && notice.cancelledOn > day
          ? { ...notice, cancelledOn: null }
          : notice,
      ),
    amendments: amendments
      .filter((each) => each.terms.length > 0 && earlier(each.signedOn, each.effectiveOn) <= day)
      .map(({ id, signedOn: on, effectiveOn, terms }) => ({
        id,
        reference: '',
        signedOn: on,
        effectiveOn,
        patches: terms,
      })),
  })
  return verdictOf(facts, parseDay(day))
}
