import { readFile, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { textOf } from '../../../testing/contract-text.ts'
import {
  OUTSIDER,
  sealNow,
  sendOut,
  signableContract,
  signOutside,
} from '../../../testing/signatures.ts'
import { chainTrail } from '../../../testing/trail.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { auditWitness } from './audit-witness.query.ts'
import { checkpointAudit } from './checkpoint-audit.job.ts'
import { checkpointPath } from './checkpoint-store.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  contractId = await signableContract(company)
  const text = await textOf(company.administrator, contractId)
  await text.save(await text.add('Confidentialité'), { text: 'Secret.' })
  await sendOut(company, contractId, [OUTSIDER])
  await signOutside(product, company)
  await sealNow(product, company, contractId)
})
afterAll(() => product.stop())

const at = (path = '') => `/contracts3/${contractId}/activity${path}`
const texts = async (browser: Browser, query = '') =>
  (await browser.call('GET', at(query))).body.value.map(({ text }: { text: string }) => text)

describe('the activity of a contract', () => {
  test('is written in sentences, newest first', async () => {
    const told = await texts(company.administrator, '?$top=10')
    expect(told).toEqual([
      'Le contrat est signé par tous, scellé et verrouillé définitivement.',
      'Tous les signataires ont signé.',
      'Élodie Müller a signé le contrat.',
      'Élodie Müller a accepté de signer et demandé un code.',
      'Élodie Müller a ouvert le document à signer.',
      'Élodie Müller a reçu son lien pour lire et signer.',
      'Anne Martin a envoyé le contrat pour signature à un signataire.',
      'Anne Martin a passé l’étape «\u202FValidation\u202F» sans la faire.',
      'Anne Martin a passé l’étape «\u202FNégociation\u202F» sans la faire.',
      'Anne Martin a modifié la section «\u202FConfidentialité\u202F».',
    ])
  })

  test('is in the reader’s language', async () => {
    const reader = (await company.join('administrator')).browser
    await reader.call('PUT', '/me/language', { i18n: 'en' })
    const told = await texts(reader, '?$top=0')
    expect(told.at(0)).toBe('The contract is signed by everyone, sealed and locked for good.')
    expect(told.at(-1)).toBe('Anne Martin created the contract from a blank page.')
  })

  test('is paged with its true count', async () => {
    const { body } = await company.administrator.call('GET', at('?$top=3&$skip=2'))
    expect(body.value).toHaveLength(3)
    const all = await texts(company.administrator, '?$top=0')
    expect(body.count).toBe(all.length)
    expect(body.value[0].text).toBe(all[2])
  })

  test('is hidden from another company and from people without the permission', async () => {
    const other = await signUpCompany(product)
    expect((await other.administrator.call('GET', at())).status).toBe(404)
    expect((await other.administrator.call('GET', at('/chain'))).status).toBe(404)
    const { browser } = await company.join('thirdParty')
    expect((await browser.call('GET', at())).body.code).toBe('NOT_ALLOWED_CONTRACTS3_ACTIVITY')
  })
})

describe('the chain', () => {
  test('is intact from the first event of the contract to the last', async () => {
    const { body } = await company.administrator.call('GET', at('/chain'))
    // The seal chained what was before it; its own event waits for the sequencer, which does not run here.
    expect(body).toMatchObject({ isIntact: true, brokenAt: null, unchained: 1 })
    expect(body.to - body.from).toBeGreaterThan(8)
    await chainTrail(product, company)
    const { body: later } = await company.administrator.call('GET', at('/chain'))
    expect(later).toMatchObject({ isIntact: true, unchained: 0, to: body.to + 1 })
  })

  test('reveals a truncated end through a checkpoint outside the database', async () => {
    const path = checkpointPath(product.dataDirectory, company.companyId)
    const { platform } = product.product
    const kept = async () =>
      (await platform.inCompany(company.companyId, (db) => auditWitness(platform, db))).checkpoints
    await checkpointAudit(platform, company.companyId)
    await checkpointAudit(platform, company.companyId)
    const [checkpoint, ...more] = await kept()
    expect(more).toEqual([])
    expect((await company.administrator.call('GET', at('/chain'))).body.isIntact).toBe(true)

    // One more contract, and no trace of it left in the trail, nor in its head.
    await createContract(company.administrator)
    await checkpointAudit(platform, company.companyId)
    const { sequence } = (await kept())[1]!
    await inDatabase('delete from audit_event where sequence > $1', [checkpoint!.sequence])
    const { body: cut } = await company.administrator.call('GET', at('/chain'))
    expect(cut).toMatchObject({ isIntact: false, brokenAt: sequence })

    // A modified line is not believed, and reported.
    const lines = await readFile(path, 'utf8')
    await writeFile(path, lines.replaceAll(`"sequence":${sequence}`, `"sequence":${sequence - 1}`))
    expect(await kept()).toEqual([checkpoint])
    expect((await company.administrator.call('GET', at('/chain'))).body.lostCheckpoints).toBe(1)
  })

  test('reveals where it was modified, except for an erased name', async () => {
    const { body } = await company.administrator.call('GET', at('?$top=0'))
    const [signed, first] = [body.value[2]._id, body.value.at(-1)._id]
    const erased = 'update audit_event set personal = null, salt = null where id = $1'
    await inDatabase(erased, [first])
    expect((await company.administrator.call('GET', at('/chain'))).body.brokenAt).toBe(null)
    expect((await texts(company.administrator, '?$top=0')).at(-1)).toBe(
      'Une personne dont le nom est effacé a créé le contrat à partir d’une page blanche.',
    )
    await inDatabase(
      `update audit_event set payload = payload || '{"documentSha256":"0"}' where id = $1`,
      [signed],
    )
    const { body: chain } = await company.administrator.call('GET', at('/chain'))
    const event = await company.administrator.call('GET', `/administration/audit/${signed}`)
    expect(chain).toMatchObject({ isIntact: false, brokenAt: event.body.sequence })
  })
})

/** As the owner of the database could, bypassing the trigger. */
async function inDatabase(statement: string, values: unknown[]): Promise<void> {
  const client = new Client(product.owner)
  await client.connect()
  try {
    await client.query('alter table audit_event disable trigger keep_audit_event')
    await client.query(`${statement} and company_id = $${values.length + 1}`, [
      ...values,
      company.companyId,
    ])
  } finally {
    await client.end()
  }
}
