import { randomBytes } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestCompany } from '../../../testing/companies.ts'
import type { TestProduct } from '../../../testing/start-product.ts'
import { collectOrphanFiles } from '../collect-orphans.job.ts'
import type { FileStore } from '../file-store.ts'
import { storeFile } from '../store-file.ts'

export const HOUR_MS = 60 * 60 * 1000

export const KEPT = 'row, file'
export const GONE = 'no row, no file'

/** Unique bytes. */
export const someBytes = () => randomBytes(40)

export type OrphanSetup = ReturnType<typeof setUpOrphans>

/** The files of one company, and the nights in which orphans are collected. */
export function setUpOrphans(test: TestProduct, { companyId }: TestCompany) {
  const { platform } = test.product
  const store = (bytes: Uint8Array = someBytes()) =>
    platform.inCompany(companyId, (db) => storeFile(platform, db, bytes, 'text/plain'))
  const collect = (files: FileStore = platform.files) =>
    collectOrphanFiles({ ...platform, files }, companyId)
  return {
    store,
    collect,
    /** Runs night after night, until everything removable is gone. */
    collectForDays: async () => {
      for (let night = 0; night < 3; night += 1) {
        await collect()
        test.clock.advance(25 * HOUR_MS)
      }
    },
    /** Whether it has a row, and whether its bytes are on disk. */
    stateOf: async (sha256: string) => {
      const row = await platform.inCompany(companyId, (db) =>
        db.select('file').where('file.sha256', '=', sha256).select('file.sha256').execute(),
      )
      const path = join(test.dataDirectory, 'files', companyId, sha256.slice(0, 2), sha256)
      const isOnDisk = await access(path).then(
        () => true,
        () => false,
      )
      return `${row.length > 0 ? 'row' : 'no row'}, ${isOnDisk ? 'file' : 'no file'}`
    },
    deleteRow: (sha256: string) =>
      platform.inCompany(companyId, (db) =>
        db.delete('file').where('file.sha256', '=', sha256).execute(),
      ),
  }
}
