import { contractPhases } from '../../apps/server/src/features/lifecycle/deadlines/contract-phases.ts'
import {
  BEGINNING,
  END,
  type DatedState,
} from '../../apps/server/src/features/lifecycle/deadlines/dated-states.query.ts'
import type { ContractTerms } from '../../apps/server/src/features/lifecycle/deadlines/lifecycle-terms.query.ts'
import {
  foreseenFacts,
  type DatedFact,
} from '../../apps/server/src/features/lifecycle/deadlines/dated-facts.ts'
import type { Amendment } from '@tacite/domain/deadlines/amendment.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Temporal } from 'temporal-polyfill'

type Status = ContractTerms['status']

/** One possible life of a contract, with the facts and phases computed by the engine itself: many contracts share it. */
export interface LifelikeTerms {
  status: Status
  /** The kind of its current workflow step. */
  step: 'drafting' | 'negotiation' | 'validation' | 'signature' | 'followUp'
  lifecycle: Partial<LifecycleTerms>
  facts: ReturnType<typeof contractPhases>['row']
  phases: ReturnType<typeof contractPhases>['phases']
  /** Of every day, from the signature to eleven years ahead. */
  days: readonly DatedFact[]
  /** Of an amendment: what it replaces of the contract before it. */
  patches: Amendment['patches'] | null
}

const YEARS = 10

/** `count` lives drawn over ten years, more of them recent; always the same for the same day. */
export function lifelikeTerms(count: number, today: Temporal.PlainDate): LifelikeTerms[] {
  const random = repeatable(20_261_120)
  const lives: LifelikeTerms[] = []
  while (lives.length < count) {
    const share = random()
    if (lives.length % AMENDED_EVERY === 0) lives.push(...amended(today, random))
    else lives.push(share < 0.82 ? signed(today, random) : unsigned(today, random, share))
  }
  return lives.slice(0, count)
}

/** One contract in ten is followed by its amendment. */
const AMENDED_EVERY = 10

/** A contract with its amendment: another notice, or a later end. */
function amended(today: Temporal.PlainDate, random: Random): [LifelikeTerms, LifelikeTerms] {
  const daysAgo = 30 + Math.floor(YEARS * 365 * random() ** 1.4)
  const effective = today.subtract({ days: daysAgo })
  const amendedOn = effective
    .add({ days: Math.floor(random() * Math.min(daysAgo, 300)) })
    .toString()
  const until = effective.add({ years: 2 + Math.floor(random() * 4) }).toString()
  const patches: Amendment['patches'] =
    random() < 0.5
      ? [{ field: 'notice', value: months(4) }]
      : [{ field: 'duration', value: { kind: 'until', day: until, meaning: 'lastDayInForce' } }]
  const lifecycle = { ...tacit(1, 3).terms, effectiveDate: effective.toString() }
  const amendment = {
    id: 'a',
    reference: 'A',
    signedOn: amendedOn,
    effectiveOn: amendedOn,
    patches,
  }
  const effectiveDate = amendedOn
  return [
    stand('SIGNED', 'followUp', lifecycle, effective.toString(), today, [amendment]),
    { ...stand('SIGNED', 'followUp', { effectiveDate }, amendedOn, today), patches },
  ]
}

type Random = () => number

function signed(today: Temporal.PlainDate, random: Random): LifelikeTerms {
  const daysAgo = Math.floor(YEARS * 365 * random() ** 1.4) - 45
  const effective = today.subtract({ days: daysAgo })
  // Most are signed before they start, one in eight after.
  const signature = effective.add({
    days: random() < 0.12 ? 3 + Math.floor(random() * 60) : -Math.floor(random() * 30),
  })
  const signatureDate = Temporal.PlainDate.compare(signature, today) > 0 ? today : signature
  const kind = pick(KINDS, random)
  const lifecycle = {
    ...kind.terms,
    effectiveDate: effective.toString(),
    ...denounced(kind, effective, today, random),
  }
  return stand('SIGNED', 'followUp', lifecycle, signatureDate.toString(), today)
}

function unsigned(today: Temporal.PlainDate, random: Random, share: number): LifelikeTerms {
  const effective = today.add({ days: Math.floor(random() * 120) - 20 })
  const lifecycle = { ...pick(KINDS, random).terms, effectiveDate: effective.toString() }
  if (share < 0.86) return stand('CANCELLED', 'negotiation', lifecycle, null, today)
  const [status, step] = pick(OPEN_STATES, random)
  return stand(status, step, lifecycle, null, today)
}

const OPEN_STATES = [
  ['DRAFT', 'drafting'],
  ['DRAFT', 'drafting'],
  ['NEGOTIATION', 'negotiation'],
  ['VALIDATION', 'validation'],
  ['SIGNATURE', 'signature'],
] as const

interface Kind {
  terms: Partial<LifecycleTerms>
  firstTermYears?: number
}

const span = (count: number, unit: 'years' | 'months') => ({ kind: 'span' as const, count, unit })
const months = (count: number) => ({ unit: 'months' as const, count })
const tacit = (years: number, noticeMonths: number): Kind => ({
  firstTermYears: years,
  terms: {
    duration: span(years, 'years'),
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'years' },
    notice: months(noticeMonths),
  },
})

/** Repeated in proportion to their frequency. */
const KINDS: readonly Kind[] = [
  tacit(1, 3),
  tacit(1, 3),
  tacit(1, 1),
  tacit(3, 3),
  tacit(3, 6),
  {
    firstTermYears: 5,
    terms: {
      duration: span(5, 'years'),
      renewalType: 'tacit',
      renewalDuration: { count: 5, unit: 'years' },
      maxRenewals: 2,
      notice: months(6),
    },
  },
  { terms: { duration: span(1, 'years') } },
  { terms: { duration: span(18, 'months') } },
  { terms: { duration: span(3, 'years') } },
  {
    terms: {
      duration: span(2, 'years'),
      renewalType: 'withAgreement',
      notice: months(2),
      renewalDuration: { count: 1, unit: 'years' },
    },
  },
  {
    terms: {
      duration: span(9, 'years'),
      renewalType: 'withNotice',
      notice: months(6),
      renewalDuration: { count: 9, unit: 'years' },
    },
  },
  { terms: { duration: { kind: 'indefinite' }, notice: months(3) } },
  {
    terms: {
      duration: span(9, 'years'),
      renewalType: 'tacit',
      notice: months(6),
      regime: { kind: 'commercialLease', excludesTriennialExit: false },
    },
  },
  {
    terms: {
      duration: span(3, 'years'),
      earlyExit: { notice: months(2), alignment: 'quarterEnd', notBefore: null },
    },
  },
]

/** One tacit renewal in five gets a timely notice at the end of some past or current term. */
function denounced(
  { firstTermYears }: Kind,
  effective: Temporal.PlainDate,
  today: Temporal.PlainDate,
  random: Random,
): Pick<LifecycleTerms, 'notices'> | object {
  if (firstTermYears === undefined || random() > 0.2) return {}
  const received = effective.add({ years: firstTermYears }).subtract({ months: 7 })
  if (Temporal.PlainDate.compare(received, today) > 0) return {}
  const day = received.toString()
  return {
    notices: [
      {
        id: '01900000-0000-7000-8000-000000000001',
        kind: 'nonRenewal',
        sentOn: day,
        presentedOn: day,
        receivedOn: day,
        cancelledOn: null,
      },
    ],
  }
}

function stand(
  status: Status,
  step: LifelikeTerms['step'],
  lifecycle: Partial<LifecycleTerms>,
  signatureDate: string | null,
  today: Temporal.PlainDate,
  amendments: readonly Amendment[] = [],
): LifelikeTerms {
  const contract: ContractTerms = {
    // Replaced by each contract's own.
    contractId: '00000000-0000-7000-8000-000000000000',
    status,
    lastValidation: null,
    stepId: step,
    createdOn: signatureDate ?? today.toString(),
    knownSignedOn: null,
    validatedOn: null,
    amountInclTaxCents: null,
    currency: 'EUR',
    companyCurrency: 'EUR',
    counterpartyId: null,
    history: [],
    departmentId: null,
    ownerNoticeDays: 30,
    ownerId: 'owner',
    alerts: null,
    timeZone: 'Europe/Paris',
    terms: lifecycleTerms({ ...lifecycle, signatureDate, amendments }),
  }
  const { row: facts, phases } = contractPhases(contract, today)
  const { facts: days } = foreseenFacts(contract, [openState(status)], today)
  return { status, step, lifecycle, facts, phases, days, patches: null }
}

/** What nobody has changed since the contract was made. */
function openState(status: Status): DatedState {
  return {
    id: '',
    fromDay: BEGINNING,
    toDay: END,
    status,
    stepId: null,
    isArchived: false,
    title: '',
    reference: '',
    typeId: '',
    projectId: '',
    ownerId: '',
    parentId: null,
    direction: null,
    scope: null,
    folderIds: [],
    isAssumed: false,
    recordedOn: '',
    amountInclTaxCents: null,
    currency: 'EUR',
    companyCurrency: 'EUR',
    counterpartyId: null,
    legalEntityId: null,
    lifecycle: null,
    type: null,
    party: null,
  }
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)]!
}

/** The same numbers on every run (mulberry32). */
function repeatable(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
