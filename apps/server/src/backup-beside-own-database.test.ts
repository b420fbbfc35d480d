import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environmentOf } from './platform/database/testing/create-test-database.ts'
import { createTestDirectory } from './platform/database/testing/create-test-directory.ts'
import { storeFile } from './platform/storage/store-file.ts'
import { signUpCompany } from './testing/companies.ts'
import { passphraseFile, runTacite } from './testing/run-tacite.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'

const directory = await createTestDirectory('own-database')
const place = join(directory, 'place')
let product: TestProduct
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  product = await startProduct()
  const { companyId } = await signUpCompany(product)
  const { platform } = product.product
  await platform.inCompany(companyId, (db) =>
    storeFile(platform, db, Buffer.alloc(3_000_000, 'document '), 'text/plain'),
  )
  env = {
    TACITE_DATA: product.dataDirectory,
    ...environmentOf(product as unknown as Parameters<typeof environmentOf>[0]),
    BACKUP_PASSPHRASE_FILE: await passphraseFile(directory),
  }
})
afterAll(() => product.stop())

/** As on a disk with 1 MB left: larger files are refused by the system. */
const onSmallDisk = (args: string[], own: NodeJS.ProcessEnv) =>
  runTacite(args, own, { mostKilobytes: 1_000 })

test('without room the backup is given up, and nothing is left of it', async () => {
  const { code, said } = await onSmallDisk(['backup', place], env)
  expect([code, said]).toEqual([2, `There is not enough room in ${place} (EFBIG).\n`])
  expect(await readdir(join(place, 'backups'))).toEqual([])
  expect(await readdir(join(place, 'files', 'staging'))).toEqual([])
})

test('takes the files and says what to run for the database', async () => {
  const { code, said } = await runTacite(['backup', place], env)
  expect(code).toBe(0)
  expect(said).toContain('documents: 1, new here: 1')
  expect(said).toMatch(/PGOPTIONS.*\n.*pg_dump --enable-row-security .*"\$DATABASE_OWNER_URL"/)
})

test('restores the files and says what to run for the database; without room, nothing', async () => {
  const target = join(directory, 'restored')
  const full = await onSmallDisk(['restore', place], { ...env, TACITE_DATA: target })
  expect([full.code, full.said]).toEqual([2, `There is not enough room in ${target} (EFBIG).\n`])
  expect(await readdir(target)).toEqual([])
  const { code, said } = await runTacite(['restore', place], { ...env, TACITE_DATA: target })
  expect(code).toBe(0)
  expect(said).toContain('pg_restore')
  const hashes = execFileSync('find', [join(target, 'files'), '-type', 'f'])
    .toString()
    .trim()
  expect(hashes.split('\n')).toHaveLength(1)
})

test('says how to call it', async () => {
  expect(await runTacite(['backup'], env)).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run tacite -- backup /'),
  })
  expect(await runTacite(['backup', place, '--wrong'], env)).toMatchObject({
    code: 2,
    said: expect.stringContaining('--wrong'),
  })
  expect((await runTacite(['fly'], env)).said).toContain('backup | restore | resume')
})
