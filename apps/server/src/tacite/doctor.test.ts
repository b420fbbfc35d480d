import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkpointAudit } from '../features/trail/activity/checkpoint-audit.job.ts'
import { chainAuditEvents } from '../platform/events/chain-audit-events.ts'
import { signUpCompany, type TestCompany } from '../testing/companies.ts'
import { createContract } from '../testing/contracts.ts'
import { sealedPages } from '../testing/signed-pages.ts'
import { standingContract } from '../testing/standing-contracts.ts'
import { YEARLY_TERMS } from '../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../testing/start-product.ts'
import { describeReport } from './doctor.ts'
import { examine, type Report } from './doctor/examine.ts'

let product: TestProduct
let company: TestCompany
let client: Client
/** The sealed contract, its reference and its file. */
let sealed: { reference: string; sha256: string }
let signedId: string
/** The last event of the checkpoint. */
let checkpointed: number

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const sealedId = await sealedPages(product, company, 'Bail', ['Un loyer mensuel.'])
  const { body } = await company.administrator.call('GET', `/contracts3/${sealedId}/signature`)
  const page = await company.administrator.call('GET', `/contracts3/${sealedId}`)
  sealed = { reference: page.body.reference, sha256: body.current.seal.sha256 }
  signedId = await standingContract(product, company, {
    status: 'SIGNED',
    signatureDate: '2025-12-15',
    lifecycle: YEARLY_TERMS as never,
  })
  const group = await company.administrator.call('POST', '/groups', { name: 'Juristes' })
  const share = { groupIds: [group.body._id], level: 'reader' }
  await company.administrator.call('POST', `/contracts3/${signedId}/shares`, share)
  const { platform } = product.product
  await chainAuditEvents(platform, company.companyId)
  client = new Client(product.owner)
  await client.connect()
  await client.query(`select set_config('tacite.company', $1, false)`, [company.companyId])
  const { rows } = await client.query(
    `select max(sequence) as last from audit_event where company_id = $1`,
    [company.companyId],
  )
  checkpointed = rows[0].last
  await checkpointAudit(platform, company.companyId)
  await chainAuditEvents(platform, company.companyId)
}, 120_000)
afterAll(async () => {
  await client.end()
  await product.stop()
})

const diagnose = (): Promise<Report> => {
  const { platform } = product.product
  const { files, clock } = platform
  const { connection, dataDirectory } = product
  return examine({ connection, files, clock, dataDirectory }, company.companyId)
}

/** The sentences of the faults, with the check that found them. */
const faults = async () =>
  (await diagnose()).findings
    .filter(({ severity }) => severity === 'fault')
    .map(({ check, message }) => `${check}: ${message}`)

/** A change by somebody with the database's password, past its triggers; undone after the test. */
async function tamper(
  table: string,
  change: string,
  undo: string,
  values: unknown[],
): Promise<void> {
  const past = async (statement: string) => {
    await client.query('begin')
    await client.query(`alter table ${table} disable trigger user`)
    await client.query(statement, values)
    await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  }
  onTestFinished(() => past(undo))
  await past(change)
}

const pathOf = (sha256: string) =>
  join(product.dataDirectory, 'files', company.companyId, sha256.slice(0, 2), sha256)

/** The file is as it was after the test. */
async function keepFile(sha256: string): Promise<Buffer> {
  const bytes = await readFile(pathOf(sha256))
  onTestFinished(() => writeFile(pathOf(sha256), bytes))
  return bytes
}

test('a healthy installation has no fault, and the report says what was checked', async () => {
  const report = await diagnose()
  expect(report.findings.filter(({ severity }) => severity === 'fault')).toEqual([])
  expect(report.counts).toMatchObject({ seals: 1 })
  expect(report.counts.files).toBeGreaterThan(1)
  expect(report.counts.contracts).toBeGreaterThan(1)
  expect(report.counts.events).toBeGreaterThan(10)
  expect(describeReport(report).at(-1)).toMatch(/^0 faults, \d+ warnings\.$/)
})

describe('a number of a contract', () => {
  const inCounter = (value: string) =>
    `update reference_counter set last_value = ${value} where company_id = $1`

  test('that the counter would give again, since only the trail remembers it, is a fault', async () => {
    const deleted = await createdAndDeleted()
    expect(await faults()).toEqual([])
    await tamper('reference_counter', inCounter('0'), inCounter('2000'), [company.companyId])
    expect(await faults()).toEqual([
      expect.stringContaining(`references: Reference ${deleted} was assigned`),
    ])
    const warnings = (await diagnose()).findings.filter(({ check }) => check === 'references')
    expect(warnings.map(({ message }) => message).join()).toContain(
      `Contract ${sealed.reference} has a number above the counter`,
    )
  })
})

test('what a company is said to store is compared with its files', async () => {
  const change = (sign: '+' | '-') =>
    `update storage_change set bytes = bytes ${sign} 7 where company_id = $1
      and id = (select min(id) from storage_change where company_id = $1)`
  await tamper('storage_change', change('+'), change('-'), [company.companyId])
  expect(await faults()).toEqual([
    expect.stringMatching(/^storage: The company is recorded as storing /),
  ])
})

describe('a file', () => {
  test('with one byte changed is named with its contract', async () => {
    const bytes = Buffer.from(await keepFile(sealed.sha256))
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(pathOf(sealed.sha256), bytes)
    expect(await faults()).toEqual([
      expect.stringMatching(
        new RegExp(`^files: File ${sealed.sha256} is damaged: .*contract ${sealed.reference} `),
      ),
    ])
  })

  test('that is missing is named', async () => {
    await keepFile(sealed.sha256)
    await rm(pathOf(sealed.sha256))
    const [fault] = await faults()
    expect(fault).toContain(`File ${sealed.sha256} is missing: `)
  })

  test('that was cut to nothing is named', async () => {
    await keepFile(sealed.sha256)
    await truncate(pathOf(sealed.sha256), 0)
    const [fault] = await faults()
    expect(fault).toContain(`File ${sealed.sha256} is damaged: `)
  })

  test('of another length than its row says is named', async () => {
    const at = 'where company_id = $1 and sha256 = $2'
    await tamper(
      'file',
      `update file set size_bytes = size_bytes + 1 ${at}`,
      `update file set size_bytes = size_bytes - 1 ${at}`,
      [company.companyId, sealed.sha256],
    )
    expect(await faults()).toContainEqual(expect.stringContaining(`File ${sealed.sha256} has `))
  })
})

describe('a value altered in the database', () => {
  const at = 'where company_id = $1 and contract_id = $2'

  test('is named with its contract and column when it is a fact', async () => {
    await tamper(
      'contract_fact',
      `update contract_fact set end_date = end_date + 30 ${at}`,
      `update contract_fact set end_date = end_date - 30 ${at}`,
      [company.companyId, signedId],
    )
    expect(await faults()).toContainEqual(
      expect.stringMatching(/^facts: Facts of contract \S+ differ from its terms: end_date\.$/),
    )
  })

  test('is named when it is a figure of the dashboard', async () => {
    const cell = `where company_id = $1 and part = 'status' and key = 'SIGNED'`
    await tamper(
      'dashboard_cell',
      `update dashboard_cell set count = count + 1 ${cell}`,
      `update dashboard_cell set count = count - 1 ${cell}`,
      [company.companyId],
    )
    expect((await faults())[0]).toMatch(/^figures: The dashboard counts \d+ contracts in status /)
  })

  test('is named when it opens or closes a contract', async () => {
    const contract = 'where company_id = $1 and id = $2'
    const { rows } = await client.query<{ id: number }>(
      `select access_set_id as id from contract ${contract}`,
      [company.companyId, signedId],
    )
    await tamper(
      'contract',
      `update contract set access_set_id = null ${contract}`,
      `update contract set access_set_id = ${rows[0]!.id} ${contract}`,
      [company.companyId, signedId],
    )
    expect(await faults()).toContainEqual(
      expect.stringMatching(/^access: Contract \S+ is not opened by its folders and groups/),
    )
  })
})

describe('the audit trail', () => {
  test('altered in one event is broken there', async () => {
    const event = 'where company_id = $1 and sequence = 3'
    await tamper(
      'audit_event',
      `update audit_event set action = action || 'x' ${event}`,
      `update audit_event set action = left(action, -1) ${event}`,
      [company.companyId],
    )
    expect(await faults()).toEqual(['trail: The audit chain is broken at event 3 (EVENT_CHANGED).'])
  })

  test('whose personal data was exchanged after its salt was removed says so', async () => {
    const { rows } = await client.query<{ salt: Buffer; personal: object }>(
      `select salt, personal from audit_event where company_id = $1 and sequence = 2`,
      [company.companyId],
    )
    await client.query('alter table audit_event disable trigger user')
    onTestFinished(
      async () => void (await client.query('alter table audit_event enable trigger user')),
    )
    const constraints = await client.query<{ name: string; is: string }>(
      `select conname as name, pg_get_constraintdef(oid) as is from pg_constraint
       where conrelid = 'audit_event'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%salt%'`,
    )
    for (const { name } of constraints.rows)
      await client.query(`alter table audit_event drop constraint ${name}`)
    await client.query(
      `update audit_event set salt = null, personal = '{"actor": "Somebody Else"}' where company_id = $1 and sequence = 2`,
      [company.companyId],
    )
    const found = await faults()
    await client.query(
      `update audit_event set salt = $2, personal = $3 where company_id = $1 and sequence = 2`,
      [company.companyId, rows[0]!.salt, JSON.stringify(rows[0]!.personal)],
    )
    for (const { name, is } of constraints.rows)
      await client.query(`alter table audit_event add constraint ${name} ${is}`)
    expect(found).toContain('trail: The audit chain is broken at event 2 (PERSONAL_DATA_CHANGED).')
    expect(found).toContainEqual(
      expect.stringMatching(/^database: Trigger \S+ of audit_event is disabled\.$/),
    )
  })

  test('cut before its newest checkpoint is broken at its end', async () => {
    await client.query('drop table if exists cut')
    await client.query(
      'create temporary table cut as select * from audit_event where company_id = $1 and sequence >= $2',
      [company.companyId, checkpointed],
    )
    await tamper(
      'audit_event',
      'delete from audit_event where company_id = $1 and id in (select id from cut)',
      'insert into audit_event select * from cut where company_id = $1',
      [company.companyId],
    )
    expect(await faults()).toContainEqual(
      expect.stringMatching(/^trail: The audit chain is broken/),
    )
  })
})

/** The reference of a contract that is gone. */
async function createdAndDeleted(): Promise<string> {
  const { _id, reference } = await createContract(company.administrator)
  await company.administrator.call('DELETE', `/contracts3/${_id}`)
  return reference
}
