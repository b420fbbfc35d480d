import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { endSittings } from './end-sittings.job.ts'
import {
  contractUnderValidation,
  OTHER,
  TITLE,
  type UnderValidation,
} from './testing/under-validation.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let ana: Awaited<ReturnType<TestCompany['join']>>
let contract: UnderValidation

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  owner = company.administrator
  ana = await company.join('validator', 'Ana')
  contract = await contractUnderValidation(company, ana)
})

const minutes = (count: number) => product.clock.advance(count * 60_000)
const job = () => endSittings({ ...product.product.platform, preAuth: product.preAuth })

const lapsed = async () =>
  (await owner.call('GET', '/notification?$top=50&$skip=0')).body.value.filter(
    ({ template }: { template: string }) => template.includes('a changé'),
  ).length

const mailed = async () => {
  const { email } = (await owner.call('GET', '/me')).body
  return (await mailsOf(product, company, email)).length
}

describe('when the sitting ends with another content', () => {
  test('the validation is void, and only then people are notified', async () => {
    await contract.acquire()
    const [mails, notified] = [await mailed(), await lapsed()]
    await contract.renameAnyway(OTHER)
    minutes(10)
    await job()
    expect([await contract.state(), await mailed()]).toEqual(['suspended', mails])
    minutes(0.1)
    await job()
    expect(await contract.state()).toBe('fallen')
    expect(await contract.happened()).toEqual(['validation.suspended', 'validation.invalidated'])
    expect([await mailed(), await lapsed()]).toEqual([mails + 1, notified + 1])
    expect(await contract.page()).toMatchObject({ readyToSign: false, validationSuspended: false })
    expect((await contract.sending()).code).toBe('SIGNATURE_VALIDATION_VOID')
    await job()
    expect(await mailed()).toBe(mails + 1)
  })

  test('the same content comes too late, even before the job has run', async () => {
    await contract.acquire()
    await contract.renameAnyway(OTHER)
    minutes(10.1)
    expect((await contract.rename(TITLE)).status).toBe(200)
    expect(await contract.state()).toBe('fallen')
  })

  test('a contract that was given up meanwhile stays so, and its validation ended with it', async () => {
    await contract.acquire()
    await contract.renameAnyway(OTHER)
    expect((await owner.call('POST', contract.at('/cancelled'))).status).toBe(200)
    minutes(10.1)
    await job()
    expect([await contract.state(), (await contract.page()).status]).toEqual([
      'cancelled',
      'CANCELLED',
    ])
  })

  test('requesting a validation ends it first, with the same people', async () => {
    await contract.acquire()
    await contract.renameAnyway(OTHER)
    await contract.request()
    const { current, earlier, requesting } = (await owner.call('GET', contract.at('/validation')))
      .body
    expect([current.state, earlier[0].state]).toEqual(['running', 'fallen'])
    expect(requesting.code).toBe('VALIDATION_ALREADY_REQUESTED')
    const peopleOf = ({ steps }: typeof current) =>
      steps.map(({ validators }: { validators: { _id: string; isActive: boolean }[] }) =>
        validators.map(({ _id, isActive }) => [_id, isActive]),
      )
    expect(peopleOf(earlier[0])).toEqual([[[ana.personId, true]], [[ana.personId, true]]])
  })

  test('a killed job leaves each validation suspended, or void with its notification', async () => {
    const second = await contractUnderValidation(company, ana)
    for (const { acquire, renameAnyway } of [contract, second]) {
      await acquire()
      await renameAnyway(OTHER)
      product.clock.advance(1_000)
    }
    minutes(11)
    const states = async () => [await contract.state(), await second.state()]
    const mails = await mailed()
    expect(await killedAt('sitting-ending')).toBe('SIGKILL')
    expect([await states(), await mailed()]).toEqual([['suspended', 'suspended'], mails])
    expect(await killedAt('sitting-ended')).toBe('SIGKILL')
    expect([await states(), await mailed()]).toEqual([['fallen', 'suspended'], mails + 1])
    await job()
    expect([await states(), await mailed()]).toEqual([['fallen', 'fallen'], mails + 2])
  })
})

/** A separate process that stops at the failpoint. */
async function killedAt(failpoint: string): Promise<string | number> {
  const script = join(import.meta.dirname, 'testing/end-sittings-entry.ts')
  const { connection, dataDirectory } = product
  const about = { connection, dataDirectory, now: product.clock.now() }
  const child = spawn(process.execPath, [script, JSON.stringify(about)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: failpoint },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}
