import { assert, constantFrom, array, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { delegationRefusal, type DelegationSpan } from './delegation-rules.ts'

const span = (personId: string, delegateId: string, startsOn: string, endsOn = startsOn) => ({
  personId,
  delegateId,
  startsOn: `2026-03-${startsOn}`,
  endsOn: `2026-03-${endsOn}`,
})
const TODAY = '2026-03-01'

test.each([
  ['DELEGATION_TO_ONESELF', span('a', 'a', '02'), []],
  ['DELEGATION_DAYS_REVERSED', span('a', 'b', '03', '02'), []],
  ['DELEGATION_IN_THE_PAST', { ...span('a', 'b', '01'), ...yesterday() }, []],
  ['DELEGATION_TOO_LONG', { ...span('a', 'b', '01'), endsOn: '2027-03-02' }, []],
  ['DELEGATION_OVERLAPS', span('a', 'b', '02', '05'), [span('a', 'c', '05', '09')]],
  ['DELEGATION_CIRCLE', span('a', 'b', '02', '05'), [span('b', 'a', '05', '09')]],
  [
    'DELEGATION_CIRCLE',
    span('a', 'b', '02', '05'),
    [span('b', 'c', '01', '04'), span('c', 'a', '04', '09')],
  ],
] as const)('%s', (code, added, existing) => {
  expect(delegationRefusal(added, existing, TODAY)).toBe(code)
})

test.each([
  ['a whole year', { ...span('a', 'b', '01'), endsOn: '2027-03-01' }, []],
  ['today alone', span('a', 'b', '01'), []],
  ['the day after another ends', span('a', 'b', '06'), [span('a', 'c', '05')]],
  [
    'a circle that never closes on one day',
    span('a', 'b', '02', '05'),
    [span('b', 'c', '01', '03'), span('c', 'a', '04', '09')],
  ],
] as const)('allows %s', (_, added, existing) => {
  expect(delegationRefusal(added, existing, TODAY)).toBeNull()
})

// Day by day: each person has at most one delegate, and following them ends.
test('allowed delegations never overlap or form a cycle, on any day', () => {
  const person = constantFrom('a', 'b', 'c', 'd')
  const day = integer({ min: 1, max: 9 })
  const tried = record({
    personId: person,
    delegateId: person,
    from: day,
    length: integer({ min: 0, max: 4 }),
  })
  assert(
    property(array(tried, { maxLength: 25 }), (tries) => {
      const kept: DelegationSpan[] = []
      for (const { personId, delegateId, from, length } of tries) {
        const two = (value: number) => String(value).padStart(2, '0')
        const added = span(personId, delegateId, two(from), two(from + length))
        const isAllowed = delegationRefusal(added, kept, TODAY) === null
        expect(isAllowed).toBe(isSound([...kept, added]))
        if (isAllowed) kept.push(added)
      }
    }),
  )
})

function isSound(spans: readonly DelegationSpan[]): boolean {
  return Array.from(
    { length: 14 },
    (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`,
  ).every((day) => {
    const today = spans.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    const next = new Map(today.map(({ personId, delegateId }) => [personId, delegateId]))
    if (next.size < today.length) return false
    return [...next.keys()].every((first) => {
      const seen = new Set<string>()
      for (let at: string | undefined = first; at !== undefined; at = next.get(at)) {
        if (seen.has(at)) return false
        seen.add(at)
      }
      return true
    })
  })
}

function yesterday() {
  return { startsOn: '2026-02-20', endsOn: '2026-02-28' }
}
