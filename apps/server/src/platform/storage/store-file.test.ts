import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { textOf } from '../../testing/contract-text.ts'
import { createContract } from '../../testing/contracts.ts'
import { CLOCK_START } from '../../testing/fake-clock.ts'
import { holdTransaction } from '../../testing/hold-transaction.ts'
import { waitFor } from '../../testing/running-server.ts'
import { startProduct } from '../../testing/start-product.ts'
import { readFileReferences } from './file-references.ts'
import type { FileStore } from './file-store.ts'
import { storeFile } from './store-file.ts'
import { FILE_HOLDERS } from './testing/file-holders.ts'
import { HOUR_MS, KEPT, setUpOrphans, someBytes, type OrphanSetup } from './testing/orphan-setup.ts'
import { settleRows } from './unreferenced-rows.ts'

const product = await startProduct()
const { platform } = product.product
const watcher = new Client(product.superuser)
await watcher.connect()
afterAll(async () => {
  await watcher.end()
  await product.stop()
})

let company: TestCompany
let files: OrphanSetup

beforeEach(async () => {
  product.clock.set(CLOCK_START.toISOString())
  company = await signUpCompany(product)
  files = setUpOrphans(product, company)
})

const isBlockedOnLock = async () => {
  const { rows } = await watcher.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0 || undefined
}

describe('a file stored while orphans are removed', () => {
  /** Marked more than a day ago: the next run removes it. */
  async function orphan(): Promise<{ bytes: Buffer; sha256: string }> {
    const bytes = someBytes()
    const sha256 = await files.store(bytes)
    await files.collect()
    product.clock.advance(25 * HOUR_MS)
    return { bytes, sha256 }
  }

  async function expectReadable(sha256: string, bytes: Buffer): Promise<void> {
    const file = await platform.files.open(company.companyId, sha256, { recheck: true })
    expect(await file.bytes()).toEqual(bytes)
    expect(await files.stateOf(sha256)).toBe(KEPT)
  }

  test.each(['marked', 'unmarked'])('stays when it is being stored first, %s', async (mark) => {
    const { bytes, sha256 } = await orphan()
    if (mark === 'unmarked') await files.store(bytes)
    const release = await holdTransaction(product, company, async (db) => {
      await storeFile(platform, db, bytes, 'text/plain')
    })
    await files.collectForDays()
    await release()
    await expectReadable(sha256, bytes)
    await files.collect()
    await expectReadable(sha256, bytes)
  })

  test('is written again when its row is being deleted', async () => {
    const { bytes, sha256 } = await orphan()
    const references = await platform.inCompany(company.companyId, readFileReferences)
    const now = product.clock.now()
    const release = await holdTransaction(product, company, (db) =>
      settleRows(db, { references, now, before: now, hashes: [sha256] }),
    )
    const stored = files.store(bytes)
    await waitFor(isBlockedOnLock)
    await release()
    await stored
    await expectReadable(sha256, bytes)
    await files.collect()
    await expectReadable(sha256, bytes)
  })

  test('stays when its row was deleted and the file is still there', async () => {
    const { bytes, sha256 } = await orphan()
    await files.deleteRow(sha256)
    const release = await holdTransaction(product, company, async (db) => {
      await storeFile(platform, db, bytes, 'text/plain')
    })
    const collected = files.collect()
    await waitFor(isBlockedOnLock)
    await release()
    await collected
    await expectReadable(sha256, bytes)
  })

  test.each(['before', 'after'])('is written again %s the file is removed', async (moment) => {
    const { bytes, sha256 } = await orphan()
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    onTestFinished(() => released.resolve())
    const pause = async () => {
      reached.resolve()
      await released.promise
    }
    const removeUntouched: FileStore['removeUntouched'] = async (...file) => {
      if (moment === 'before') await pause()
      const removed = await platform.files.removeUntouched(...file)
      if (moment === 'after') await pause()
      return removed
    }
    const collected = files.collect({ ...platform.files, removeUntouched })
    await reached.promise
    const stored = files.store(bytes)
    await waitFor(isBlockedOnLock)
    released.resolve()
    await Promise.all([collected, stored])
    await expectReadable(sha256, bytes)
  })

  test('two transactions that store the same file do not wait for each other', async () => {
    const { bytes, sha256 } = await orphan()
    await files.store(bytes)
    const release = await holdTransaction(product, company, async (db) => {
      await storeFile(platform, db, bytes, 'text/plain')
    })
    await files.store(bytes)
    await release()
    await expectReadable(sha256, bytes)
  })
})

test('content copied in an open transaction keeps its file', async () => {
  const sha256 = await files.store()
  const { _id: contractId } = await createContract(company.administrator)
  const { textId } = await textOf(company.administrator, contractId)
  const held = { contractId, textId, other: sha256, personId: company.administratorId }
  const release = await holdTransaction(product, company, async (db) => {
    await FILE_HOLDERS['section_version.content']!(db, sha256, held)
  })
  await files.collect()
  await release()
  product.clock.advance(25 * HOUR_MS)
  await files.collect()
  expect(await files.stateOf(sha256)).toBe(KEPT)
})
