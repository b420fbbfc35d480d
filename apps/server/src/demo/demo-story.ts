import { Temporal } from 'temporal-polyfill'
import { DEMO_SUBJECTS, type DemoSubject } from './demo-subjects.ts'

/** Signed by hand: sent for it, filed with its scan, or only marked as signed. */
export type DemoPaperFate = 'awaitingScan' | 'signedOnPaper' | 'markedSigned'

/** The progress of a contract, and what became of it once signed. */
export type DemoFate =
  | 'draft'
  | 'negotiation'
  | 'validationRunning'
  | 'validationOnCondition'
  | 'validationRefused'
  | 'readyToSign'
  | 'outForSignature'
  | 'cancelled'
  | 'inForce'
  | 'renewed'
  | 'terminating'
  | 'terminated'
  | 'lateNotice'
  | DemoPaperFate
  | 'lockedByPerson'

export interface DemoContract {
  subject: DemoSubject
  party: string
  fate: DemoFate
  /** The day its drafting began. */
  draftedOn: Temporal.PlainDate
  /** Days from the draft to the last signature. */
  daysToSign: number
  effectiveDate: Temporal.PlainDate
  months: number
  amountCents: number
}

const YEARS = 10
const SIGNED_PER_YEAR = 9

/** Unsigned contracts, by progress. */
const UNDER_WAY: readonly [DemoFate, number][] = [
  ['draft', 5],
  ['negotiation', 5],
  ['validationRunning', 3],
  ['validationOnCondition', 1],
  ['validationRefused', 2],
  ['readyToSign', 3],
  ['outForSignature', 3],
  ['cancelled', 3],
]

/**
 * A company's contracts over ten years up to a day: deterministic. Every possible state occurs, and a few limits are
 * close.
 */
export function demoStory(today: Temporal.PlainDate): DemoContract[] {
  const chance = steadyChance(20_261_121)
  const signed = Array.from({ length: YEARS * SIGNED_PER_YEAR }, (_, index) => {
    const monthsAgo = Math.floor(((index + chance()) / SIGNED_PER_YEAR) * 12)
    return signedContract(today, monthsAgo, index, chance)
  })
  const underWay = UNDER_WAY.flatMap(([fate, count]) =>
    Array.from({ length: count }, (_, index) => contractUnderWay(today, fate, index, chance)),
  )
  const near = closeLimits(today, chance)
  return [...signed, ...near, ...underWay, ...onPaperOrLocked(today, chance)].sort((a, b) =>
    Temporal.PlainDate.compare(a.draftedOn, b.draftedOn),
  )
}

function signedContract(
  today: Temporal.PlainDate,
  monthsAgo: number,
  index: number,
  chance: () => number,
): DemoContract {
  const effectiveDate = today.subtract({ months: monthsAgo, days: Math.floor(chance() * 28) })
  const fate: DemoFate =
    index % 13 === 4
      ? 'terminated'
      : index % 17 === 6
        ? 'renewed'
        : index % 19 === 7
          ? 'terminating'
          : 'inForce'
  return contract(
    today,
    DEMO_SUBJECTS[index % DEMO_SUBJECTS.length]!,
    fate,
    effectiveDate,
    index,
    chance,
  )
}

/** Contracts whose notice limit, end or start is near, so that the first screen has something to show. */
function closeLimits(today: Temporal.PlainDate, chance: () => number): DemoContract[] {
  const tacit = DEMO_SUBJECTS.filter(({ renewal, months }) => renewal === 'tacit' && months === 12)
  // The last limit has passed: its notice was sent four days too late.
  const nearLimits = [10, 25, 40, 55, -12].map((days, index) => {
    const subject = tacit[index % tacit.length]!
    // So that the notice limit is this many days away.
    const effectiveDate = today
      .add({ days })
      .add({ months: subject.noticeMonths })
      .subtract({ years: 1 })
    return contract(
      today,
      subject,
      index === 4 ? 'lateNotice' : 'inForce',
      effectiveDate,
      index,
      chance,
    )
  })
  const ending = [20, 50, 85].map((days, index) => {
    const subject = DEMO_SUBJECTS.find(({ title }) => title === 'Formation à la sécurité')!
    return contract(
      today,
      subject,
      'inForce',
      today.add({ days }).subtract({ years: 1 }),
      index,
      chance,
    )
  })
  const toCome = [30, 60].map((days, index) =>
    contract(today, DEMO_SUBJECTS[index]!, 'inForce', today.add({ days }), index, chance),
  )
  return [...nearLimits, ...ending, ...toCome]
}

/** Contracts that leave the usual path: signed by hand, or locked by a person. */
function onPaperOrLocked(today: Temporal.PlainDate, chance: () => number): DemoContract[] {
  const fates = [
    ['signedOnPaper', 'Location de chariots élévateurs', -120],
    ['markedSigned', 'Transport et logistique', -70],
    ['awaitingScan', 'Fourniture d’emballages', 25],
    ['lockedByPerson', 'Agence de communication', 40],
  ] as const
  return fates.map(([fate, name, days], index) => {
    const subject = DEMO_SUBJECTS.find(({ title }) => title === name)!
    return contract(today, subject, fate, today.add({ days }), index, chance)
  })
}

function contractUnderWay(
  today: Temporal.PlainDate,
  fate: DemoFate,
  index: number,
  chance: () => number,
): DemoContract {
  const subject = DEMO_SUBJECTS[Math.floor(chance() * DEMO_SUBJECTS.length)]!
  const planned = contract(
    today,
    subject,
    fate,
    today.add({ days: 20 + Math.floor(chance() * 60) }),
    index,
    chance,
  )
  return { ...planned, draftedOn: today.subtract({ days: 3 + Math.floor(chance() * 120) }) }
}

function contract(
  today: Temporal.PlainDate,
  subject: DemoSubject,
  fate: DemoFate,
  effectiveDate: Temporal.PlainDate,
  index: number,
  chance: () => number,
): DemoContract {
  const daysToSign = 6 + Math.floor(chance() * 40)
  // One in twelve is signed after its service began; future ones are signed already.
  const isLate = index % 12 === 5
  const usual = isLate
    ? effectiveDate.add({ days: 9 })
    : effectiveDate.subtract({ days: 2 + Math.floor(chance() * 20) })
  const latest = today.subtract({ days: 4 })
  const signedOn = Temporal.PlainDate.compare(usual, latest) > 0 ? latest : usual
  return {
    subject,
    fate,
    daysToSign,
    effectiveDate,
    party: subject.parties[Math.floor(chance() * subject.parties.length)]!,
    draftedOn: signedOn.subtract({ days: daysToSign }),
    months: subject.months,
    amountCents:
      Math.round(
        (subject.yearlyAmountCents * subject.months * (0.8 + chance() * 0.5)) / 12 / 10_000,
      ) * 10_000,
  }
}

/** Deterministic numbers in [0, 1) (mulberry32). */
function steadyChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
