import { expect, test } from 'vitest'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import { amendmentOf, day, yearlyTacit } from '../deadlines/testing/sample-lifecycle.ts'
import { sentThisWay } from './sent-this-way.ts'

test('a letter is sent as its author chooses, whatever an amendment says', () => {
  const letter = amendmentOf({ field: 'sendingMode', value: 'registeredLetter' }, '2026-02-01')
  const terms = yearlyTacit({ amendments: [letter] })
  expect(computeDeadlines(terms, day('2026-06-01')).sendBy).toBe('2026-09-23')
  expect(computeDeadlines(sentThisWay(terms, 'email'), day('2026-06-01')).sendBy).toBe('2026-09-30')
})
