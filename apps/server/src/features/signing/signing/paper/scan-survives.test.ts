import { afterAll, expect, test } from 'vitest'
import {
  createTestDatabase,
  environmentOf,
} from '../../../../platform/database/testing/create-test-database.ts'
import { createTestDirectory } from '../../../../platform/database/testing/create-test-directory.ts'
import { createContract, fillSections } from '../../../../testing/contracts.ts'
import { runServer, type RunningServer } from '../../../../testing/running-server.ts'
import { fileScan, printContract, scanFile, uploadScan } from '../../../../testing/scans.ts'
import { sha256 } from '../../../../testing/signatures.ts'
import type { Browser } from '../../../../testing/start-product.ts'

const DATABASE = environmentOf(await createTestDatabase())
const dataDirectory = await createTestDirectory('scan-survives')
const ACCOUNT = { username: 'ada@acme.test', password: 'un-mot-de-passe' }
let server: RunningServer | undefined

afterAll(() => server?.stop())

const restart = async (failpoint?: string) => {
  const env = failpoint ? { TACITE_FAILPOINT: failpoint } : {}
  server = await runServer(dataDirectory, { ...DATABASE, ...env })
  return server as RunningServer & Browser
}

test('killed before or after it is filed, a scan is wholly filed or not at all', async () => {
  const before = await restart('before-scan-filed')
  await before.call('POST', '/auth/signup', {
    companyName: 'Acme',
    firstName: 'Ada',
    lastName: 'Moor',
    email: ACCOUNT.username,
    password: ACCOUNT.password,
    i18n: 'en',
  })
  const { _id: contractId } = await createContract(before)
  await fillSections(before, contractId)
  await printContract(before, contractId)
  const { body: scan } = await uploadScan(before, contractId)
  await expect(fileScan(before, contractId, scan._id)).rejects.toThrow('fetch failed')
  expect(await before.ended).toBe('SIGKILL')

  const after = await restart('after-scan-filed')
  await after.call('POST', '/auth/signin', ACCOUNT)
  const page = `/contracts3/${contractId}`
  expect((await after.call('GET', page)).body).toMatchObject({
    status: 'SIGNATURE',
    isLocked: false,
    signedDocument: null,
  })
  await expect(fileScan(after, contractId, scan._id)).rejects.toThrow('fetch failed')
  expect(await after.ended).toBe('SIGKILL')

  const last = await restart()
  await last.call('POST', '/auth/signin', ACCOUNT)
  expect((await last.call('GET', page)).body).toMatchObject({
    status: 'SIGNED',
    isLocked: true,
    isFrozen: false,
    signedDocument: 'scan',
  })
  expect(sha256(await last.bytes(`${page}/signed`))).toBe(sha256(scanFile()))
  const { status, body } = await fileScan(last, contractId, scan._id)
  expect([status, body.code]).toEqual([409, 'SCAN_ALREADY_FILED'])
}, 300_000)
