import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestAccess } from '../../platform/database/testing/template-database.ts'
import { signUpForReal } from '../companies.ts'
import { openProduct, type TestProduct } from '../start-product.ts'
import { READY_COMPANIES, READY_NAME, type ReadyCompany } from './ready-company.ts'

/** A script: fills the database named by its argument, and prints who is there. */
const access = JSON.parse(process.argv[2]!) as TestAccess
const dataDirectory = await mkdtemp(join(tmpdir(), 'tacite-ready-'))
const product = await openProduct(access, dataDirectory)
// Later ids must come from the test's process: ids of one moment are only ordered within a process.
product.clock.advance(-1_000)
try {
  const companies = []
  for (let index = 0; index < READY_COMPANIES; index += 1)
    companies.push(await makeReadyCompany(product))
  await forgetTries()
  process.stdout.write(JSON.stringify(companies))
} finally {
  await product.stop()
  await rm(dataDirectory, { recursive: true, force: true })
}

async function makeReadyCompany(test: TestProduct): Promise<ReadyCompany> {
  const company = await signUpForReal(test, { name: READY_NAME, domain: 'ready' })
  const { companyId, administrator, administratorId, email } = company
  const token = administrator.cookies.get(test.sessionCookie)!
  return { companyId, administratorId, email, token }
}

/** Not owned by any test. */
async function forgetTries(): Promise<void> {
  const client = new Client(access.owner)
  await client.connect()
  await client.query('truncate rate_limit')
  await client.end()
}
