import { dayFromIso } from '../../calendar/iso-day.ts'
import worked from '../examples.json' with { type: 'json' }
import type { EndAlignment } from '../indeterminate-end.ts'
import type { LifecycleTerms } from '../lifecycle-terms.ts'
import type { NoticeUnit } from '../notice-period.ts'
import type { RegisteredNotice } from '../registered-notice.ts'
import type { SpecialRegime } from '../special-regime.ts'
import type { StandardAnswer } from '../standard-answer.ts'

/** One contract on one day, as docs/deadlines publishes it: terms that differ from the defaults, and what must come out. */
export interface WorkedCase {
  id: string
  rules: readonly string[]
  source: string | null
  today: string
  terms: Partial<LifecycleTerms>
  expected: Partial<StandardAnswer>
}

/** A worked example as the rules state it, in the words of a contract. */
interface Example {
  id: string
  given: Record<string, unknown>
  expected: Record<string, unknown>
  rules: string[]
  source: string | null
}

type Question = Pick<WorkedCase, 'terms' | 'expected'> & { today?: string; of?: string }

const EXAMPLES = worked.examples as Example[]

/** The examples of the rules as cases, then those that are written as cases. V30 is about lists, not about a contract. */
export function workedCases(): WorkedCase[] {
  const ofExamples = EXAMPLES.filter(({ id }) => id !== 'V30').flatMap((example) => {
    const ask = QUESTIONS[example.id] ?? plainQuestions
    return ask(example).map(({ of, today = dayToAskOn(example.given), terms, expected }) => {
      const { rules, source } = example
      return { id: of ? `${example.id} ${of}` : example.id, rules, source, today, terms, expected }
    })
  })
  return [...ofExamples, ...(worked.cases as unknown as WorkedCase[])]
}

/** The examples that are not a plain contract with its limits. */
const QUESTIONS: Record<string, (example: Example) => Question[]> = {
  V9a: (example) => [
    {
      terms: plainTerms(example.given),
      expected: { terms: termsOf(example), warnings: ['QUANTIEME_ABSENT'] },
    },
  ],
  V11: inUnits({ calendarDays: 'calendar', clearDays: 'francs' }),
  V12: inUnits({ calendarDays: 'calendar', workingDays: 'ouvrables', businessDays: 'ouvres' }),
  V17: (example) => [{ terms: plainTerms(example.given), expected: { terms: termsOf(example) } }],
  V19: ({ given, expected: { since, ...expected } }) => [
    {
      today: '2026-07-20',
      terms: { ...plainTerms(given), renewalDuration: null, performedAfterEnd: true },
      expected: { indeterminateSince: String(since), ...expected },
    },
  ],
  V20: ({ given, expected }) => [
    ...indefinite(given, 'exactDay', expected['exact']),
    ...indefinite(given, 'monthEnd', expected['endOfMonth']),
  ],
  V22: ({ given, expected }) =>
    days(given['notified']).map((notified, place) => ({
      of: `notified ${notified}`,
      today: '2027-04-15',
      terms: {
        effectiveDate: '2017-04-01',
        duration: { kind: 'span', count: 9, unit: 'years' },
        regime: { kind: 'commercialLease', excludesTriennialExit: false },
        notices: [noticeOn(notified)],
      },
      expected: { finalEnd: days(expected['end'])[place] ?? null },
    })),
  V23: ({ given, expected: { limit, informFrom, informUntil } }) => [
    {
      today: '2026-06-01',
      terms: { ...plainTerms(given), regime: { kind: 'consumer', informedOn: null } },
      expected: {
        legalLimit: String(limit),
        regime: {
          kind: 'consumer',
          informFrom: String(informFrom),
          informUntil: String(informUntil),
          isInformed: false,
        },
      },
    },
  ],
  V24: ({ given, expected: { E, limit, privatePersonUntil } }) => [
    {
      today: '2026-11-01',
      terms: {
        ...tacitYear,
        duration: { kind: 'until', day: String(given['R']), meaning: 'firstDayAfter' },
        regime: insured(String(given['reminderPosted'])),
      },
      expected: {
        endDate: String(E),
        legalLimit: String(limit),
        regime: { kind: 'insurance', privatePersonUntil: String(privatePersonUntil) },
      },
    },
  ],
  V26: ({ given, expected: { E, warning } }) => [
    {
      today: '2026-02-01',
      terms: amendedLate(given),
      expected: { endDate: String(E), warnings: [String(warning)] },
    },
  ],
  V27: ({ given, expected: { noticeStatus, effect, phase } }) => [
    {
      today: String(given['today']),
      terms: {
        ...plainTerms(givenOf(given['like'])),
        notices: [noticeOn(String(given['notice']))],
      },
      expected: {
        notice: { status: noticeStatus, effect } as StandardAnswer['notice'],
        phase: phase as StandardAnswer['phase'],
      },
    },
  ],
}

function plainQuestions({ given, expected }: Example): Question[] {
  const { E, legal, prudent, sendBy, sendByRegisteredLetter, nextE, nextLegal } = expected
  const terms = plainTerms(given)
  const next =
    nextE === undefined ? {} : { terms: [{ number: 2, end: nextE, legalLimit: nextLegal }] }
  const stated = { endDate: E, legalLimit: legal, prudentLimit: prudent, sendBy, ...next }
  const plain = { terms, expected: withoutUnstated(stated) }
  if (typeof sendByRegisteredLetter !== 'string') return [plain]
  const letter: Question = {
    of: 'by registered letter',
    terms: { ...terms, sendingMode: 'registeredLetter' },
    expected: { sendBy: sendByRegisteredLetter },
  }
  return [plain, letter]
}

const tacitYear = {
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
} as const

function plainTerms(given: Record<string, unknown>): Partial<LifecycleTerms> {
  const { effective, months, E, renewMonths, noticeMonths, maxRenewals } = given
  return {
    ...tacitYear,
    ...(typeof effective === 'string' && { effectiveDate: effective }),
    duration:
      typeof E === 'string'
        ? { kind: 'until', day: E, meaning: 'lastDayInForce' }
        : { kind: 'span', count: Number(months), unit: 'months' },
    ...(typeof renewMonths === 'number' && {
      renewalDuration: { count: renewMonths, unit: 'months' as const },
    }),
    ...(typeof maxRenewals === 'number' && { maxRenewals }),
    ...(typeof noticeMonths === 'number' && {
      notice: { unit: 'months' as const, count: noticeMonths },
    }),
  }
}

/** While the first term runs, before its limits. */
function dayToAskOn({ effective, E }: Record<string, unknown>): string {
  return typeof E === 'string' ? `${dayFromIso(E).year - 1}-01-01` : String(effective)
}

function inUnits(units: Partial<Record<NoticeUnit, string>>) {
  return ({ given, expected }: Example): Question[] =>
    Object.entries(units).map(([unit, key]) => {
      const limit = String(expected[key])
      const notice = { unit: unit as NoticeUnit, count: Number(given['noticeDays']) }
      return {
        of: unit,
        terms: { ...plainTerms(given), notice },
        expected: { legalLimit: limit, prudentLimit: limit },
      }
    })
}

function termsOf({ expected }: Example): StandardAnswer['terms'] {
  const limits = expected['limits'] as (string | null)[] | undefined
  return days(expected['ends']).map((end, place) => ({
    number: place + 1,
    end,
    ...(limits && { legalLimit: limits[place] ?? null }),
  }))
}

function indefinite(
  given: Record<string, unknown>,
  alignment: EndAlignment,
  ends: unknown,
): Question[] {
  return days(given['notified']).map((notified, place) => ({
    of: `${alignment} notified ${notified}`,
    today: notified,
    terms: {
      effectiveDate: '2020-01-01',
      duration: { kind: 'indefinite' },
      notice: { unit: 'months', count: Number(given['noticeMonths']) },
      indeterminateAlignment: alignment,
      notices: [noticeOn(notified)],
    },
    expected: { finalEnd: days(ends)[place] ?? null },
  }))
}

function amendedLate(given: Record<string, unknown>): Partial<LifecycleTerms> {
  const { signed, E } = given['amendment'] as { signed: string; E: string }
  const { duration } = plainTerms(given)
  return {
    ...(duration && { duration }),
    amendments: [
      {
        id: 'a1',
        reference: 'A1',
        signedOn: signed,
        effectiveOn: signed,
        patches: [{ field: 'endDate', value: E }],
      },
    ],
  }
}

function insured(reminderPostedOn: string): SpecialRegime {
  return { kind: 'insurance', privatePerson: true, reminderPostedOn }
}

function noticeOn(receivedOn: string): RegisteredNotice {
  return {
    id: 'n1',
    kind: 'nonRenewal',
    sentOn: null,
    presentedOn: null,
    receivedOn,
    cancelledOn: null,
  }
}

function givenOf(id: unknown): Record<string, unknown> {
  const example = EXAMPLES.find((each) => each.id === id)
  if (example === undefined) throw new Error(`the example ${String(id)} is missing`)
  return example.given
}

function days(listed: unknown): string[] {
  return listed as string[]
}

function withoutUnstated(stated: Record<string, unknown>): Partial<StandardAnswer> {
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined))
}
