import { systemClock } from '../apps/server/src/platform/clock.ts'
import { fillCompany } from './seeding/fill-company.ts'
import { fillContracts } from './seeding/fill-contracts.ts'
import { fillPages } from './seeding/fill-pages.ts'
import { openBenchDatabase } from './seeding/open-database.ts'
import { parseArgs } from 'node:util'

/** Fills a new company with contracts in bulk: a million in a few minutes. `npm run seed -- --contracts 1000000` */
const { values } = parseArgs({
  options: {
    contracts: { type: 'string', default: '1000' },
    pages: { type: 'string' },
    data: { type: 'string' },
  },
})
const contracts = wholeNumber('contracts', values.contracts)
const pages = wholeNumber('pages', values.pages ?? String(Math.min(contracts, 100_000)))
const database = await openBenchDatabase(values.data)
try {
  const company = await said('company, people, folders, counterparties', () =>
    fillCompany(database, contracts, systemClock.now()),
  )
  await said(`${contracts} contracts`, () =>
    fillContracts(database.client, company, contracts, systemClock.now()),
  )
  await said(`${pages} pages of signed documents`, () => fillPages(database.client, company, pages))
  await said('statistics', () => database.client.query('vacuum analyze'))
  process.stdout.write(
    `Sign in as ${company.administratorEmail} (sees everything) or ${company.readerEmail} (sees some), password ${company.password}\n`,
  )
} finally {
  await database.stop()
}

async function said<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  process.stdout.write(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  return result
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new Error(`--${name} ${text}: write a whole number.`)
  return Number(text)
}
