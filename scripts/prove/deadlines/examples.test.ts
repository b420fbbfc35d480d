import { expect, test } from 'vitest'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { StandardAnswer } from '../../../packages/domain/src/deadlines/standard-answer.ts'
import { publishedCases, withDefaults } from '../../deadline-standard/published.ts'
import { formatDay, parseDay } from './days.ts'
import type { Exit } from './early-exits.ts'
import { verdictOf } from './oracle.ts'
import type { Verdict } from './oracle.ts'
import { regimeDays } from './regimes.ts'

/** The published cases, asked of the second implementation alone. Warnings are not among its answers (decision 0098). */
const ASKED = publishedCases().map((each) => {
  const { warnings: _, ...expected } = each.expected
  return { ...each, expected }
})

test.each(ASKED)('the second implementation answers case $id', ({ today, terms, expected }) => {
  expect(answersTo(expected, withDefaults(terms), today)).toEqual(expected)
})

test('every case asks for more than warnings', () => {
  expect(ASKED.filter(({ expected }) => Object.keys(expected).length === 0)).toEqual([])
})

function answersTo(
  expected: Partial<StandardAnswer>,
  terms: LifecycleTerms,
  today: string,
): Partial<StandardAnswer> {
  const verdict = verdictOf(terms, parseDay(today))
  const { termNumber, termOf, noticeStatus, noticeEffect, exits, ...answers } = verdict
  const all: StandardAnswer = {
    ...answers,
    term: { number: termNumber, of: termOf },
    terms: (expected.terms ?? []).map((asked) =>
      picked(termNumbered(asked.number, terms, today), asked),
    ),
    notice: noticeStatus === null ? null : { status: noticeStatus, effect: noticeEffect },
    earlyExits: exits.map(exitAnswer),
    regime: regimeDays(verdict, terms.regime),
    warnings: [],
  }
  return picked(all, expected)
}

/** A term to come is the current one on its first day, if nothing more is recorded until then. */
function termNumbered(
  number: number,
  terms: LifecycleTerms,
  today: string,
): StandardAnswer['terms'][number] {
  let verdict: Verdict = verdictOf(terms, parseDay(today))
  while (verdict.termNumber < number && verdict.endDate !== null)
    verdict = verdictOf(terms, parseDay(verdict.endDate) + 1)
  const { endDate, legalLimit, prudentLimit, sendBy } = verdict
  return { number: verdict.termNumber, end: endDate, legalLimit, prudentLimit, sendBy }
}

function exitAnswer({ basis, day, legal, prudent, sendBy }: Exit) {
  return {
    basis,
    exitOn: formatDay(day),
    legalLimit: formatDay(legal),
    prudentLimit: formatDay(prudent),
    sendBy: formatDay(sendBy),
  }
}

/** The keys of `asked`, as they are in `from`. */
function picked<From extends object>(from: From, asked: object): From {
  return Object.fromEntries(Object.keys(asked).map((key) => [key, from[key as keyof From]])) as From
}
