import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_PASSWORD_COST } from '../../../platform/password-cost.ts'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { hashPassword, passwordMatches } from './password.ts'

const PRODUCTION = { passwordCost: DEFAULT_PASSWORD_COST }
const CHEAP = { passwordCost: { memoryKib: 1024, passes: 1 } }

describe('a stored password', () => {
  test('is argon2id with 19 MiB and two passes, salted, in production', async () => {
    const [one, other] = await Promise.all([
      hashPassword(PRODUCTION, PASSWORD),
      hashPassword(PRODUCTION, PASSWORD),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  test('is verified at the cost it was made with', async () => {
    const stored = await hashPassword(CHEAP, PASSWORD)
    expect(await passwordMatches(PRODUCTION, PASSWORD, stored)).toBe(true)
    expect(await passwordMatches(PRODUCTION, `${PASSWORD} `, stored)).toBe(false)
    expect(await passwordMatches(PRODUCTION, PASSWORD, null)).toBe(false)
  })
})

describe('when the operator has raised the cost', () => {
  let product: TestProduct
  let company: TestCompany
  beforeAll(async () => {
    product = await startProduct({ env: { PASSWORD_COST: 'm=2048,t=2' } })
    company = await signUpCompany(product)
  })
  afterAll(() => product.stop())

  test('a sign-in upgrades that person’s hash, a wrong password upgrades none', async () => {
    const { email, personId } = await company.join('reader')
    const cheap = await hashPassword(CHEAP, PASSWORD)
    await write(personId, cheap)
    await product.browser().call('POST', '/auth/signin', { username: email, password: 'faux' })
    expect(await read(personId)).toBe(cheap)
    const signIn = { username: email, password: PASSWORD }
    expect((await product.browser().call('POST', '/auth/signin', signIn)).status).toBe(200)
    const renewed = await read(personId)
    expect(renewed).toContain('$m=2048,t=2,p=1$')
    expect((await product.browser().call('POST', '/auth/signin', signIn)).status).toBe(200)
    expect(await read(personId)).toBe(renewed)
  })

  function write(personId: string, passwordHash: string): Promise<unknown> {
    return product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('person')
        .set({ password_hash: passwordHash })
        .where('person.id', '=', personId)
        .execute(),
    )
  }

  async function read(personId: string): Promise<string | null> {
    const person = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('person')
        .where('person.id', '=', personId)
        .select('person.password_hash')
        .executeTakeFirstOrThrow(),
    )
    return person.password_hash
  }
})
