import { readFile, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAuditHead } from '../../../platform/events/chain-audit-events.ts'
import { signCheckpoint } from '../../../platform/sealing/audit-checkpoint.ts'
import {
  createAuthority,
  issueSealCertificate,
  openSealKey,
  type SealKey,
} from '../../../platform/sealing/authority.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { chainTrail } from '../../../testing/trail.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { openCompanySeal } from '../../signing/signing/public.ts'
import { auditWitness } from './audit-witness.query.ts'
import { checkpointAudit } from './checkpoint-audit.job.ts'
import { addCheckpoint, checkpointPath } from './checkpoint-store.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const call = (rest = '') => company.administrator.call('GET', `/administration/audit${rest}`)
const texts = (body: { value: { text: string }[] }) => body.value.map(({ text }) => text)
/** As the owner of the database could, bypassing trigger and check. */
const inDatabase = async (statement: string, values: unknown[] = []) => {
  const client = new Client(product.owner)
  await client.connect()
  try {
    await client.query('alter table audit_event disable trigger keep_audit_event')
    await client.query('alter table audit_event drop constraint if exists audit_event_check')
    await client.query(statement, [company.companyId, ...values])
  } finally {
    await client.end()
  }
}

describe('the state of the chain', () => {
  const slice = () => company.administrator.call('POST', '/administration/audit-chain/slices', {})
  const state = async () =>
    (await company.administrator.call('GET', '/administration/audit-chain')).body

  test('is verified slice by slice, and stored with who and when', async () => {
    await createContract(company.administrator)
    const { unchained, ...before } = await state()
    expect(before).toMatchObject({ length: 0, head: null, check: null, checkpoint: null })
    expect(unchained).toBeGreaterThan(0)
    const { body } = await slice()
    // The check's own event is newer than what it checked.
    expect(body).toMatchObject({ length: unchained, unchained: 1 })
    expect(body.check).toMatchObject({ goal: unchained, checkedTo: unchained, brokenAt: null })
    expect(body.check).toMatchObject({
      by: 'Anne Martin',
      finishedAt: product.clock.now().toISOString(),
    })
    expect(await state()).toEqual(body)
    expect(texts((await call('?$top=1')).body)).toEqual([
      'Anne Martin a fait vérifier la chaîne d’audit.',
    ])
  })

  test('continues where it stopped, and names the first modified event', async () => {
    await grow(5_200)
    const first = await slice()
    expect(first.body.check).toMatchObject({ checkedTo: 5_000, finishedAt: null, brokenAt: null })
    const second = await slice()
    expect(second.body.check).toMatchObject({ checkedTo: first.body.length, brokenAt: null })
    expect(second.body.check.finishedAt).not.toBeNull()
    await inDatabase(
      `update audit_event set payload = '{"forged": true}' where company_id = $1 and sequence = 5100`,
    )
    await slice()
    expect((await slice()).body.check).toMatchObject({ brokenAt: 5_100 })
  })

  test('reveals a truncated end', async () => {
    await grow(20)
    await chainTrail(product, company)
    const { length } = await state()
    await inDatabase('delete from audit_event where company_id = $1 and sequence > $2', [
      length - 5,
    ])
    expect((await slice()).body.check).toMatchObject({ brokenAt: length - 4 })
  })

  test('reveals personal data put in place of what was erased', async () => {
    await grow(20)
    await chainTrail(product, company)
    await inDatabase(
      `update audit_event set salt = null, personal = '{"actor": "Somebody Else"}' where company_id = $1 and sequence = 12`,
    )
    expect((await slice()).body.check).toMatchObject({ brokenAt: 12 })
  })

  test('says that a checkpoint is missing, replaced or long overdue', async () => {
    const { platform } = product.product
    const path = checkpointPath(product.dataDirectory, company.companyId)
    await checkpointAudit(platform, company.companyId)
    await createContract(company.administrator)
    await checkpointAudit(platform, company.companyId)
    const both = await readFile(path, 'utf8')
    expect(await state()).toMatchObject({ lostCheckpoints: 0, isCheckpointOverdue: false })

    await writeFile(path, `${both.split('\n')[0]}\n`)
    expect((await slice()).body).toMatchObject({ lostCheckpoints: 1, check: { brokenAt: null } })
    await writeFile(path, '')
    expect((await slice()).body).toMatchObject({ lostCheckpoints: 2, checkpoint: null })
    const { body: trail } = await call('?action=audit.chainChecked&$top=1')
    expect((await call(`/${trail.value[0]._id}`)).body.payload).toContain('"isIntact":false')

    await writeFile(path, both)
    await createContract(company.administrator)
    await chainTrail(product, company)
    product.clock.advance(47 * 3_600_000)
    const witnessed = () =>
      platform.inCompany(company.companyId, (db) => auditWitness(platform, db))
    expect(await witnessed()).toMatchObject({ isOverdue: false })
    product.clock.advance(2 * 3_600_000)
    const witness = await witnessed()
    expect(witness).toMatchObject({ lost: 0, isOverdue: true })
  })

  test('does not believe a checkpoint that the company’s seal did not sign', async () => {
    const { platform } = product.product
    const path = checkpointPath(product.dataDirectory, company.companyId)
    await createContract(company.administrator)
    await chainTrail(product, company)
    const head = await platform.inCompany(company.companyId, readAuditHead)
    const forger = await foreignSeal(company.companyId)
    const at = product.clock.now()
    const forged = await signCheckpoint(forger, { companyId: company.companyId, head: head!, at })
    await addCheckpoint(path, forged)
    expect((await slice()).body).toMatchObject({ lostCheckpoints: 1, checkpoint: null })

    // Nor one of another company of this installation.
    const other = await signUpCompany(product)
    const seal = await openCompanySeal(platform, other.companyId)
    const foreign = await signCheckpoint(seal, { companyId: company.companyId, head: head!, at })
    await writeFile(path, `${JSON.stringify(foreign)}\n`)
    expect((await slice()).body).toMatchObject({ lostCheckpoints: 1, checkpoint: null })
  })

  test('says up to where the end is attested outside the database', async () => {
    const { platform } = product.product
    await checkpointAudit(platform, company.companyId)
    const { checkpoint } = await state()
    await grow(15)
    await chainTrail(product, company)
    await inDatabase('delete from audit_event where company_id = $1 and sequence > $2', [
      checkpoint.sequence,
    ])
    await inDatabase(
      `update audit_head set sequence = event.sequence, hash = event.hash from audit_event event
       where audit_head.company_id = $1 and event.company_id = $1 and event.sequence = $2`,
      [checkpoint.sequence],
    )
    const { body } = await slice()
    expect(body).toMatchObject({ checkpoint, length: checkpoint.sequence })
  })
})

/** The seal that an authority of somebody else issues for this company. */
async function foreignSeal(companyId: string): Promise<SealKey> {
  const { masterKey, clock } = product.product.platform
  const validFrom = clock.now()
  const authority = await createAuthority({ masterKey, name: 'nobody', validFrom })
  const seal = await issueSealCertificate({
    masterKey,
    authority,
    company: { id: companyId, name: 'nobody' },
    validFrom,
  })
  const { certificateDer: authorityCertificateDer } = authority
  return openSealKey({ masterKey, companyId, seal, authorityCertificateDer })
}

/** This many more events, recorded as by a bulk act. */
async function grow(count: number): Promise<void> {
  const { events, inCompany } = product.product.platform
  const { companyId } = company
  const many = Array.from({ length: count }, () => ({
    type: 'company.changed' as const,
    actor: null,
    objectId: companyId,
    payload: { changed: ['name'] },
  }))
  await inCompany(companyId, (db) => events.recordMany(db, many))
}
