import { expect, test } from 'vitest'
import { judgedAmount } from './judged-amount.ts'

const euros = (amountInclTaxCents: number | null) => ({
  amountInclTaxCents,
  currency: 'EUR' as const,
})
const dollars = (amountInclTaxCents: number) => ({ amountInclTaxCents, currency: 'USD' as const })

test.each([
  [
    'its own where it states none for its master agreement',
    euros(1_000_00),
    euros(null),
    euros(1_000_00),
    false,
  ],
  [
    'what the master agreement will be worth, when it is more',
    euros(1_000_00),
    euros(80_000_00),
    euros(80_000_00),
    true,
  ],
  ['the same when it has none of its own', euros(null), euros(80_000_00), euros(80_000_00), true],
  ['its own, when it is more', euros(90_000_00), euros(80_000_00), euros(90_000_00), false],
  [
    'of two currencies, that of the master agreement',
    euros(90_000_00),
    dollars(1_00),
    dollars(1_00),
    true,
  ],
  ['none where neither is stated', euros(null), euros(null), euros(null), false],
])('an amendment is judged by %s', (_, own, ofMaster, amount, isMasterAmount) => {
  expect(judgedAmount(own, ofMaster)).toEqual({ ...amount, isMasterAmount })
})
