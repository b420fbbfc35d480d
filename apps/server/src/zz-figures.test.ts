import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRows } from './features/portfolio/imports/creating/create-rows.ts'
import { createImportedRows } from './features/portfolio/imports/creating/create-imported.job.ts'
import { readyRows } from './features/portfolio/imports/creating/ready-rows.query.ts'
import { actorOfPerson } from './features/people/access/public.ts'
import { signUpCompany } from './testing/companies.ts'
import { countStatements } from './testing/count-statements.ts'
import { keptImportOf, planned } from './testing/planned-imports.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'
import { sql } from 'kysely'

let product: TestProduct
beforeAll(async () => { product = await startProduct() })
afterAll(() => product.stop())

function pgCpu(): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((n) => /^\d+$/.test(n))) {
    try {
      const cmd = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      if (!cmd.startsWith('postgres: ') || !cmd.includes(String(product.connection.database))) continue
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      ticks += Number(stat[11]) + Number(stat[12])
    } catch {}
  }
  return ticks / 100
}

test('figures', async () => {
  const company = await signUpCompany(product)
  const { administrator, companyId } = company
  const words = Array.from({ length: 250 }, (_, at) => `mot${at}`).join(' ')
  const importId = await keptImportOf(product, company, [{ path: 'c 0.pdf', pages: [words, words] }])
  const { platform } = product.product
  await platform.inCompany(companyId, async (db) => {
    await sql`insert into import_entry (company_id, import_id, position, source_id, path, size_bytes, state, sha256, active, kind, pages, text_state, locale, shingles)
      select company_id, import_id, n, source_id, 'c ' || n || '.pdf', size_bytes, state, sha256, active, kind, pages, text_state, locale, array[]::int[]
      from import_entry, generate_series(1, 1049) n where company_id = ${companyId} and import_id = ${importId} and position = 0`.execute(db.tx)
    await sql`insert into import_page select company_id, import_id, n, page, body from import_page, generate_series(1, 1049) n
      where company_id = ${companyId} and import_id = ${importId} and position = 0`.execute(db.tx)
  })
  const t0 = Date.now(), c0 = process.cpuUsage(), p0 = pgCpu()
  await planned(product, administrator, importId)
  const c1 = process.cpuUsage(c0)
  console.log('PLAN', Date.now() - t0, 'ms wall; node cpu', (c1.user + c1.system) / 1e6, 'pg cpu', pgCpu() - p0)
  await administrator.call('POST', `/imports/${importId}/created`, { rows: 1050 })
  let kinds = ''
  const statements = await countStatements(product, companyId, async (db) => {
    const actor = (await actorOfPerson(db, company.administratorId, product.clock.now()))!
    const rows = await readyRows(db, importId, 50)
    await createRows(platform, db, actor, importId, rows)
    kinds = String(rows.length)
  })
  console.log('STATEMENTS', statements, 'for', kinds)
  const t1 = Date.now(), c2 = process.cpuUsage(), p1 = pgCpu()
  let left = 1000
  while (left > 0) {
    await createImportedRows(platform, { companyId, importId })
    left -= 50
  }
  const c3 = process.cpuUsage(c2)
  console.log('CREATE 1000', Date.now() - t1, 'ms wall; node cpu', (c3.user + c3.system) / 1e6, 'pg cpu', pgCpu() - p1)
  expect((await administrator.call('GET', '/contracts3?$top=1')).body.count).toBe(1050)
}, 900_000)
