import { expect, test, vi } from 'vitest'
import { product } from '../../../compose.ts'
import { openPools } from '../../../platform/database/pools.ts'
import { signIn } from '../../people/accounts/sign-in.ts' // expect tacite(boundaries)

vi.mock('../../people/accounts/sign-in.ts') // expect tacite(boundaries)

test('puts the product together', () => {
  expect([product, openPools, signIn]).toHaveLength(3)
})
