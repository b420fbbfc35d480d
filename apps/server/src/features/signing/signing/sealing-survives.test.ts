import { afterAll, expect, test } from 'vitest'
import {
  createTestDatabase,
  environmentOf,
} from '../../../platform/database/testing/create-test-database.ts'
import { createTestDirectory } from '../../../platform/database/testing/create-test-directory.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import {
  readMailFiles,
  runServer,
  waitFor,
  type RunningServer,
} from '../../../testing/running-server.ts'
import { sha256 } from '../../../testing/signatures.ts'
import type { Browser } from '../../../testing/start-product.ts'

const DATABASE = environmentOf(await createTestDatabase())
const dataDirectory = await createTestDirectory('survives')
let server: RunningServer | undefined
const PASSWORD = 'un-mot-de-passe'

afterAll(() => server?.stop())

const restart = async (failpoint?: string) => {
  const env = failpoint ? { TACITE_FAILPOINT: failpoint } : {}
  server = await runServer(dataDirectory, { ...DATABASE, ...env })
  return server
}

test('killed at every point between the last signature and the seal, it is sealed once', async () => {
  const first = await restart('after-last-signature')
  const contractId = await sendToMyself(first)
  // No answer arrives; the signature is there all the same, exactly once.
  await expect(sign(first, contractId)).rejects.toThrow('fetch failed')
  expect(await first.ended).toBe('SIGKILL')

  for (const failpoint of ['before-seal-stored', 'after-seal-stored', 'after-seal-committed'])
    expect([failpoint, await (await restart(failpoint)).ended]).toEqual([failpoint, 'SIGKILL'])

  const last = await restart()
  await last.call('POST', '/auth/signin', { username: 'ada@acme.test', password: PASSWORD })
  const { current } = (await last.call('GET', `/contracts3/${contractId}/signature`)).body
  expect([current.state, current.signatories[0].state]).toEqual(['sealed', 'signed'])
  const copy = await last.bytes(`/contracts3/${contractId}/signed`)
  expect(sha256(copy)).toBe(current.seal.sha256)
  const { body } = await last.call('GET', `/contracts3/${contractId}`)
  expect(body).toMatchObject({ status: 'SIGNED', isLocked: true, isFrozen: false })
  const copies = await waitFor(async () => {
    const found = (await readMailFiles(dataDirectory)).filter((mail) => mail.includes('.pdf'))
    return found.length > 0 ? found : undefined
  })
  expect(copies).toHaveLength(1)
  // What was recorded before each kill is chained by the process that runs the jobs.
  const chain = await waitFor(async () => {
    const { body: report } = await last.call('GET', '/administration/audit-chain')
    return report.unchained === 0 ? report : undefined
  })
  const { body: slice } = await last.call('POST', '/administration/audit-chain/slices', {})
  expect(slice.check).toMatchObject({ goal: chain.length, brokenAt: null })
}, 300_000)

/** A company, a contract, and its only signatory: the sender. */
async function sendToMyself(running: RunningServer): Promise<string> {
  const browser = running as unknown as Browser
  const { body: me } = await running.call('POST', '/auth/signup', {
    companyName: 'Acme',
    firstName: 'Ada',
    lastName: 'Moor',
    email: 'ada@acme.test',
    password: PASSWORD,
    i18n: 'en',
  })
  const { _id } = await createContract(browser)
  await fillSections(browser, _id)
  const signatories = [{ kind: 'internal', personId: me._id }]
  const { status } = await running.call('POST', `/contracts3/${_id}/signature`, { signatories })
  expect(status).toBe(201)
  return _id
}

async function sign(running: RunningServer, contractId: string) {
  const path = `/contracts3/${contractId}/signature`
  const { body } = await running.call('GET', `${path}/document`)
  const documentSha256 = body.document.sha256 as string
  await running.call('POST', `${path}/code`, { consent: true, documentSha256 })
  const code = await waitFor(async () => {
    const mail = (await readMailFiles(dataDirectory)).find((text) => text.includes('code to sign'))
    return /\b(\d{3}) (\d{3})\b/
      .exec(mail ?? '')
      ?.slice(1)
      .join('')
  })
  const signature = { kind: 'typed', text: 'Ada Moor' }
  return running.call('POST', `${path}/mine`, { documentSha256, code, signature })
}
