import { X509Certificate } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDirectory } from './platform/database/testing/create-test-directory.ts'
import { readPdfText } from './platform/pdf/testing/read-pdf-text.ts'
import { verifySealedPdf } from './platform/sealing/verify-sealed-pdf.ts'
import { judgeFiles } from './tacite/verify/judge-files.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { OUTSIDER, sealNow, sendOut, signableContract, signOutside } from './testing/signatures.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'
import { CLOCK_START } from './testing/fake-clock.ts'
import { startTimestampServer, type TimestampServer } from './testing/timestamp-server.ts'
import { checkpointAudit } from './features/trail/activity/checkpoint-audit.job.ts'
import { checkpointPath } from './features/trail/activity/checkpoint-store.ts'

let product: TestProduct
let company: TestCompany
let server: TimestampServer

beforeAll(async () => {
  server = await startTimestampServer(() => product?.clock.now() ?? CLOCK_START)
  product = await startProduct({ env: server.env })
})
afterAll(async () => {
  await product.stop()
  server.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
})
afterEach(() => {
  server.status = null
  server.standIn.fault = 'none'
})

const call = (path: string) => company.administrator.call('GET', path)

async function signedByAll(): Promise<string> {
  const contractId = await signableContract(company)
  await sendOut(company, contractId, [OUTSIDER])
  await signOutside(product, company)
  return contractId
}

async function comeBackAfter(hours: number): Promise<void> {
  product.clock.advance(hours * 3_600_000)
  await company.comeBack(product.clock.now().toISOString())
}

async function authorityRoot(): Promise<Uint8Array> {
  const { bytes } = await call('/administration/authority-certificate')
  return new X509Certificate(bytes).raw
}

async function textOf(contractId: string): Promise<string> {
  const { bytes } = await call(`/contracts3/${contractId}/signed`)
  return (await readPdfText(bytes)).join(' ').replaceAll(/\s+/g, ' ')
}

describe('the seal of an installation with a timestamp authority', () => {
  test('is PAdES B-T, and says so everywhere', async () => {
    const contractId = await signedByAll()
    await sealNow(product, company, contractId)
    const { current } = (await call(`/contracts3/${contractId}/signature`)).body
    expect(current.seal.level).toBe('B-T')
    expect(await textOf(contractId)).toContain('attestée par une autorité d’horodatage')

    const { bytes } = await call(`/contracts3/${contractId}/signed`)
    const roots = [await authorityRoot()]
    const verified = verifySealedPdf({
      pdf: bytes,
      trustedRoots: roots,
      timestampRoots: [server.standIn.root],
      now: product.clock.now(),
    })
    expect(verified.findings.map(({ code }) => code)).toEqual(['REVOCATION_NOT_CHECKED'])
    expect(verified.seal?.timestamp).toMatchObject({ isTrusted: true, at: product.clock.now() })

    const path = join(await createTestDirectory('timestamped'), 'sealed.pdf')
    await writeFile(path, bytes)
    const timestampRoots = [server.standIn.root]
    const [verdict] = await judgeFiles([path], { roots, timestampRoots, now: product.clock.now() })
    expect([verdict?.outcome, verdict?.facts['level'], verdict?.facts['timestamp']]).toEqual([
      'valid',
      'PAdES B-T',
      `${product.clock.now().toISOString()}, Horloge de référence`,
    ])
  })

  test.each(['status 500', 'wrongNonce', 'anHourOff'] as const)(
    'waits while there is no true timestamp: %s',
    async (fault) => {
      const contractId = await signedByAll()
      if (fault === 'status 500') server.status = 500
      else server.standIn.fault = fault
      await expect(sealNow(product, company, contractId)).rejects.toThrow('timestamp')
      const path = `/contracts3/${contractId}/signature`
      expect((await call(path)).body.current).toMatchObject({ state: 'sealing', seal: null })

      server.status = null
      server.standIn.fault = 'none'
      await sealNow(product, company, contractId)
      expect((await call(path)).body.current.seal.level).toBe('B-T')
    },
  )

  test('is made after a day without one, and says that the authority did not answer', async () => {
    const contractId = await signedByAll()
    server.status = 503
    await comeBackAfter(23)
    await expect(sealNow(product, company, contractId)).rejects.toThrow('does not answer')
    await comeBackAfter(2)
    await sealNow(product, company, contractId)
    const { current } = (await call(`/contracts3/${contractId}/signature`)).body
    expect(current.seal.level).toBe('B-B')
    expect(await textOf(contractId)).toContain('l’autorité d’horodatage de l’installation n’a pas')
    const { body } = await call(`/contracts3/${contractId}/activity?$top=50&$skip=0`)
    const texts = JSON.stringify(body)
    expect(texts).toContain('l’autorité d’horodatage n’a pas répondu en 24')
    // What went wrong is the operator's to read, without the password of the authority.
    const log = product.logged.join('\n')
    expect(log).toContain('seal.notTimestamped')
    expect(log).not.toContain('canari')
  })
})

describe('a checkpoint of the audit chain', () => {
  const judge = async (timestampRoots: Uint8Array[], change = (line: string) => line) => {
    const path = checkpointPath(product.dataDirectory, company.companyId)
    const copy = join(await createTestDirectory('checkpoints'), 'copy.jsonl')
    await writeFile(copy, change(await readFile(path, 'utf8')))
    const trust = { roots: [await authorityRoot()], timestampRoots, now: product.clock.now() }
    const [verdict] = await judgeFiles([copy], trust)
    return verdict!
  }

  test('is timestamped, which cannot be taken away or replaced', async () => {
    await checkpointAudit(product.product.platform, company.companyId)
    const { body } = await call('/administration/audit-chain')
    expect(body).toMatchObject({ lostCheckpoints: 0, checkpoint: { isTimestamped: true } })

    const trusted = await judge([server.standIn.root])
    expect([trusted.outcome, trusted.findings, trusted.facts['timestamp']]).toEqual([
      'valid',
      [],
      product.clock.now().toISOString(),
    ])
    const [unknown] = (await judge([])).findings
    expect(unknown?.code).toBe('TIMESTAMP_AUTHORITY_UNKNOWN')

    const removed = (line: string) =>
      line.replace('"version":2', '"version":1').replace(/,"timestamp":"[^"]+"/, '')
    const other = Buffer.from(
      await product.product.platform.timestamps!.authority.timestamp(Buffer.from('another')),
    ).toString('base64')
    const replaced = (line: string) => line.replace(/"timestamp":"[^"]+"/, `"timestamp":"${other}"`)
    for (const change of [removed, replaced]) {
      const { outcome, findings } = await judge([server.standIn.root], change)
      expect([outcome, findings[0]?.code]).toEqual(['invalid', 'CHECKPOINT_REJECTED'])
    }
  })

  test('is written with the server’s time when the authority does not answer', async () => {
    server.status = 500
    await checkpointAudit(product.product.platform, company.companyId)
    const { body } = await call('/administration/audit-chain')
    expect(body).toMatchObject({ lostCheckpoints: 0, checkpoint: { isTimestamped: false } })
    const { outcome, findings } = await judge([server.standIn.root])
    expect([outcome, findings.map(({ code }) => code)]).toEqual(['valid', ['TIME_NOT_ATTESTED']])
  })
})
