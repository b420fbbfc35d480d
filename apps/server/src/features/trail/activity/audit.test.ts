import { locales } from '@tacite/domain/locale.ts'
import type { WorkflowStepRow } from '@tacite/api/settings/workflow-administration-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { chainTrail } from '../../../testing/trail.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const path = '/administration/audit'
const call = (rest = '') => company.administrator.call('GET', `${path}${rest}`)
const texts = (body: { value: { text: string }[] }) => body.value.map(({ text }) => text)
/** A person with the audit permission who does not see every contract. */
async function auditor(): Promise<{ browser: Browser; personId: string }> {
  const joined = await company.join('contractManager', 'Zoé')
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('role')
      .set({ permissions: PERMISSIONS.filter((permission) => permission !== 'contracts3:all') })
      .where('role.key', '=', 'contractManager')
      .execute(),
  )
  return joined
}

describe('the audit', () => {
  test('shows who did what in the company, newest first, in the reader’s language', async () => {
    await company.administrator.call('POST', '/administration/workflows', {
      name: 'Achats',
      predefined: 'simple',
    })
    await createContract(company.administrator, { title: 'Bail des Lilas' })
    const { body } = await call('?$top=2')
    expect(texts(body)).toEqual([
      'Anne Martin a créé le contrat à partir d’une page blanche.',
      'Anne Martin a créé le workflow «\u202FAchats\u202F».',
    ])
    expect(body.value[0]).toMatchObject({
      type: 'contract.created',
      objectKind: 'Contrat',
      contract: { title: 'Bail des Lilas' },
    })
    expect(body).toMatchObject({ isMore: false })
    await company.administrator.call('PUT', '/me/language', { i18n: 'en' })
    expect(texts((await call('?$top=2')).body)[1]).toBe(
      'Anne Martin created the workflow “Achats”.',
    )
  })

  test('can be displayed after a workflow was saved', async () => {
    const workflows = '/administration/workflows'
    const { body } = await company.administrator.call('POST', workflows, {
      name: 'Achats',
      predefined: 'simple',
    })
    const { _id, version, steps } = body
    const saved = await company.administrator.call('PUT', `${workflows}/${_id}`, {
      name: 'Achats et ventes',
      workflowVersion: version,
      steps: (steps as WorkflowStepRow[]).map(
        ({ _id: workflowStepId, name, description, color, kind }) => ({
          workflowStepId,
          name,
          description,
          color,
          kind,
        }),
      ),
    })
    expect(saved.status).toBe(200)
    const { status, body: page } = await call('?$top=1')
    expect(status).toBe(200)
    expect(texts(page)).toEqual([
      'Anne Martin a modifié le workflow «\u202FAchats et ventes\u202F».',
    ])
  })

  test('is filtered by person, object, act and period, in the company’s time zone', async () => {
    const { browser, personId } = await auditor()
    const { _id } = await createContract(company.administrator)
    // Half past midnight in Paris is the day before in UTC.
    await company.comeBack('2026-11-20T23:30:00Z')
    await browser.call('POST', '/auth/signin', {})
    const { body: made } = await company.administrator.call('POST', '/administration/workflows', {
      name: 'Nuit',
    })
    const count = async (query: string) => (await call(`?${query}`)).body.count
    expect(await count(`person=${personId}`)).toBe(0)
    expect(await count(`object=${made._id}`)).toBe(1)
    expect(await count('objectType=workflow')).toBe(1)
    expect(await count('action=workflow.created')).toBe(1)
    expect(await count(`object=${_id}&from=2026-11-20&to=2026-11-20`)).toBe(1)
    expect(await count('objectType=workflow&to=2026-11-20')).toBe(0)
    expect(await count('objectType=workflow&from=2026-11-21&to=2026-11-21')).toBe(1)
    const { body: choices } = await company.administrator.call(
      'GET',
      '/administration/audit-choices',
    )
    expect(choices.actions).toContainEqual({
      key: 'workflow.created',
      value: 'A créé le workflow «\u202F…\u202F»',
    })
    expect(choices.objectTypes).toContainEqual({ key: 'workflow', value: 'Workflow' })
  })

  test('omits contracts that its reader does not see', async () => {
    const { browser } = await auditor()
    const hidden = (await createContract(company.administrator, { title: 'Secret' }))._id
    const { body } = await browser.call('GET', `${path}?$top=0`)
    expect(JSON.stringify(body)).not.toContain('Secret')
    expect(body.value.filter(({ type }: { type: string }) => type.startsWith('contract.'))).toEqual(
      [],
    )
    expect((await browser.call('GET', `${path}?object=${hidden}`)).body.count).toBe(0)
    const { _id: hiddenEvent } = (await call(`?object=${hidden}`)).body.value[0]
    const refused = await browser.call('GET', `${path}/${hiddenEvent}`)
    expect([refused.status, refused.body.code]).toEqual([404, 'AUDIT_EVENT_NOT_FOUND'])
    const file = await browser.call('GET', `${path}-export?typeFile=csv`)
    expect(file.bytes.toString('utf8')).not.toContain('Secret')
    const own = await createContract(browser, { title: 'Le mien' })
    expect((await browser.call('GET', `${path}?object=${own._id}`)).body.count).toBe(1)
  })

  test('shows the recorded data of one event in words', async () => {
    const made = await company.administrator.call('POST', '/administration/workflows', {
      name: 'Achats',
    })
    const { body: list } = await call(`?object=${made.body._id}`)
    const read = async () => (await call(`/${list.value[0]._id}`)).body
    expect(await read()).toMatchObject({ sequence: null, hash: null, previousHash: null })
    await chainTrail(product, company)
    const body = await read()
    expect(body.sequence).toBeGreaterThan(0)
    expect(body).toMatchObject({
      text: 'Anne Martin a créé le workflow «\u202FAchats\u202F».',
      personId: company.administratorId,
      facts: [{ name: 'Nom', value: 'Achats' }],
      payload: '{}',
    })
    expect(body.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is counted up to ten thousand, and says that there are more', async () => {
    await grow(10_050)
    const { body } = await call()
    expect(body).toMatchObject({ count: 10_000, isMore: true })
    expect((await call('?$skip=10001')).status).toBe(400)
  })

  test('is refused to those who may not read it, in each language', async () => {
    const { browser } = await company.join('reader')
    for (const locale of locales) {
      await browser.call('PUT', '/me/language', { i18n: locale })
      const refused = await browser.call('GET', path)
      expect([refused.status, refused.body.message]).toEqual([
        403,
        createTranslator(locale).refusal({ code: 'NOT_ALLOWED_MODULES_AUDIT' }),
      ])
    }
  })
})

describe('the audit as a file', () => {
  test('contains the same events, and is an event itself', async () => {
    await createContract(company.administrator)
    const { count } = (await call()).body
    const csv = await company.administrator.call('GET', `${path}-export?typeFile=csv`)
    const rows = parseCsv(csv.bytes.toString('utf8').replace('\uFEFF', ''), {
      delimiter: ';',
    })
    expect(rows).toHaveLength(count + 2)
    // Chained before they are exported: each row has its number.
    expect(rows.slice(1).map(([number]) => Number(number))).toEqual(
      Array.from({ length: count + 1 }, (_, place) => count + 1 - place),
    )
    expect(rows[1]!.slice(2, 4)).toEqual([
      'Anne Martin',
      'Anne Martin a exporté le journal d’audit.',
    ])
    const xlsx = await company.administrator.call('GET', `${path}-export?action=contract.created`)
    const { sheets } = await readXlsx(xlsx.bytes)
    expect(sheets[0]!.rows).toHaveLength(2)
    expect(texts((await call('?action=audit.exported')).body)).toHaveLength(2)
  })

  test('contains the whole chain only for those who see every contract', async () => {
    const { browser } = await auditor()
    const { status, body } = await browser.call('GET', '/administration/audit-chain/file')
    expect([status, body.code]).toEqual([403, 'NOT_ALLOWED_CONTRACTS3_ALL'])
  })

  test('is refused beyond twenty thousand, in each language', async () => {
    await grow(20_001)
    for (const locale of locales) {
      await company.administrator.call('PUT', '/me/language', { i18n: locale })
      const refused = await company.administrator.call('GET', `${path}-export`)
      expect([refused.status, refused.body.message]).toEqual([
        422,
        createTranslator(locale).refusal({
          code: 'AUDIT_EXPORT_TOO_LONG',
          params: { most: 20_000 },
        }),
      ])
    }
  })
})

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
