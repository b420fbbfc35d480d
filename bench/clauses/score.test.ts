import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLAUSE_KINDS, type ClauseKind, type PlacedClause } from './label.ts'
import { scoreClauses, type ClauseCase } from './score.ts'

function clause(start: number, end: number, kind: ClauseKind = 'payment', page = 0): PlacedClause {
  return { kind, page, start, end }
}

function paymentOf(...cases: ClauseCase[]) {
  const score = scoreClauses(cases).kinds.find(({ kind }) => kind === 'payment')!
  return [score.stated, score.found, score.right]
}

test('finds a clause where it is labelled', () => {
  expect(paymentOf({ found: [clause(0, 100)], labelled: [clause(0, 100)] })).toEqual([1, 1, 1])
})

test.each([
  ['all of a shorter one', clause(50, 60), 1],
  ['little of the labelled one, which is shorter', clause(95, 1000), 0],
  ['exactly half', clause(80, 120), 1],
  ['less than half', clause(81, 121), 0],
  ['nothing with its neighbour', clause(100, 110), 0],
  ['all of the labelled one, and reaches further', clause(0, 1000), 1],
])('is right from half of the shorter on: shares %s', (_, found, right) => {
  expect(paymentOf({ found: [found], labelled: [clause(0, 100)] })).toEqual([1, 1, right])
})

test.each([
  ['kind', clause(0, 100, 'insurance')],
  ['page', clause(0, 100, 'payment', 1)],
])('does not take a clause of another %s for it', (_, found) => {
  const { overall } = scoreClauses([{ found: [found], labelled: [clause(0, 100)] }])
  expect(overall).toEqual({ stated: 1, found: 1, right: 0 })
})

test('finds each labelled clause at most once', () => {
  const found = [clause(0, 40), clause(40, 100)]
  expect(paymentOf({ found, labelled: [clause(0, 100)] })).toEqual([1, 2, 1])
})

test('one found clause over two labelled ones finds one of them', () => {
  const labelled = [clause(0, 50), clause(50, 100)]
  expect(paymentOf({ found: [clause(0, 100)], labelled })).toEqual([2, 1, 1])
})

test.each([[[clause(0, 100), clause(0, 50)]], [[clause(0, 50), clause(0, 100)]]])(
  'leaves the labelled clause to who has no other',
  (found) => {
    const labelled = [clause(0, 50), clause(50, 100)]
    expect(paymentOf({ found, labelled })).toEqual([2, 2, 2])
  },
)

test('does not mix documents', () => {
  const [one, other] = [clause(0, 100), clause(200, 300)]
  expect(
    paymentOf({ found: [one], labelled: [other] }, { found: [other], labelled: [one] }),
  ).toEqual([2, 2, 0])
})

test('adds up all kinds', () => {
  const labelled = [clause(0, 10), clause(20, 30, 'insurance')]
  const { kinds, overall } = scoreClauses([
    { found: [...labelled, clause(40, 50, 'liability')], labelled },
    { found: [], labelled },
  ])
  expect(kinds.map(({ kind }) => kind)).toEqual(CLAUSE_KINDS)
  expect(kinds).toContainEqual({ kind: 'liability', stated: 0, found: 1, right: 0 })
  expect(overall).toEqual({ stated: 4, found: 3, right: 2 })
})

const clauses = fc.array(
  fc
    .tuple(
      fc.nat(100),
      fc.integer({ min: 1, max: 40 }),
      fc.nat(1),
      fc.constantFrom(...CLAUSE_KINDS),
    )
    .map(([start, length, page, kind]) => clause(start, start + length, kind, page)),
  { maxLength: 12 },
)

test('is never more right than found or labelled, in whatever order', () => {
  fc.assert(
    fc.property(clauses, clauses, (found, labelled) => {
      const scored = scoreClauses([{ found, labelled }])
      for (const { stated, found: count, right } of scored.kinds)
        expect(right).toBeLessThanOrEqual(Math.min(stated, count))
      const turned = { found: found.toReversed(), labelled: labelled.toReversed() }
      expect(scoreClauses([turned])).toEqual(scored)
    }),
  )
})

test('whoever finds what is labelled is right', () => {
  fc.assert(
    fc.property(clauses, (labelled) => {
      const { overall } = scoreClauses([{ found: labelled, labelled }])
      expect(overall.right).toBe(labelled.length)
    }),
  )
})
