import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { contractForm, createContract, fillSections } from '../../../testing/contracts.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { signOnPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { EXAMINE_CONTRACTS, examineContracts, setReportAside } from './examine-contracts.ts'

let product: TestProduct
let company: TestCompany
let clause: Awaited<ReturnType<typeof publishedClause>>

const CAP = 'La responsabilité totale du Prestataire est limitée à 100 % du prix annuel.'
const RAISED = 'La responsabilité totale du Prestataire est limitée à 300 % du prix annuel.'

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  clause = await publishedClause(company, CAP, { title: 'Plafond de responsabilité' })
  await setPlaybook({ [clause.id]: 'must' })
})

const admin = () => company.administrator

async function setPlaybook(playbook: object): Promise<void> {
  const { typeId } = await contractForm(admin())
  const path = `/administration/contract-types/${typeId}`
  const { title, description, regime } = (await admin().call('GET', path)).body
  await admin().call('PUT', path, { title, description, regime, playbook })
}

const report = async () => (await admin().call('GET', '/portfolio/clauses')).body
const ask = () => admin().call('POST', '/portfolio/clauses')
/** One job after the other, as each asks for the next. */
async function examine(): Promise<void> {
  const { platform } = product.product
  const work = (data: { companyId: string }) => examineContracts(platform, data)
  while ((await doJobs(product, EXAMINE_CONTRACTS, work)) > 0);
}

/** A contract that was signed with these articles. */
async function signedWith(title: string, articles: Record<string, string>): Promise<string> {
  const { _id } = await createContract(admin(), { title })
  await fillSections(admin(), _id, 'Le Prestataire entretient le site du Client.')
  const text = await textOf(admin(), _id)
  for (const [heading, words] of Object.entries(articles))
    await text.save(await text.add(heading), { text: words })
  await signOnPaper(product, company, _id)
  return _id
}

describe('the signed contracts', () => {
  test('say how many lack a clause, or say it beyond what the company agrees to', async () => {
    await signedWith('Sans plafond', {})
    const beyond = await signedWith('Plafond triple', { 'Plafond de responsabilité': RAISED })
    await signedWith('Plafond standard', { 'Plafond de responsabilité': CAP })
    await createContract(admin(), { title: 'Brouillon' })
    expect(await report()).toMatchObject({ run: null, value: [] })
    expect((await ask()).body.run).toMatchObject({ total: 3, done: 0, finishedAt: null })
    await examine()
    const { run, value, isOutdated } = await report()
    expect([run.done, run.finishedAt, isOutdated]).toEqual([3, expect.any(String), false])
    expect(value).toEqual([
      {
        clause: { _id: clause.id, name: 'Plafond de responsabilité' },
        counts: expect.objectContaining({ missing: 1, changed: 1, standard: 1, refused: 0 }),
        beyond: 1,
      },
    ])
    const { body } = await admin().call(
      'GET',
      `/portfolio/clauses/${clause.id}?verdict=changed&beyond=true`,
    )
    expect(body).toMatchObject({ count: 1, value: [{ _id: beyond, title: 'Plafond triple' }] })
  })

  test('are counted for those who see them only', async () => {
    await signedWith('Sans plafond', {})
    await ask()
    await examine()
    const other = await company.join('contractManager', 'Paul Roy')
    expect((await other.browser.call('GET', '/portfolio/clauses')).body.value).toEqual([])
    const contracts = await other.browser.call(
      'GET',
      `/portfolio/clauses/${clause.id}?verdict=missing`,
    )
    expect(contracts.body).toEqual({ value: [], count: 0 })
  })

  test('are out of date once a clause is published or a playbook changes', async () => {
    await signedWith('Sans plafond', {})
    await ask()
    await examine()
    expect((await report()).isOutdated).toBe(false)
    await setPlaybook({ [clause.id]: 'may' })
    expect((await report()).isOutdated).toBe(true)
    await setPlaybook({ [clause.id]: 'must' })
    expect((await report()).isOutdated).toBe(false)
    product.clock.advance(60_000)
    await clause.write(RAISED)
    await clause.publish()
    expect((await report()).isOutdated).toBe(true)
  })

  test('are examined anew: what was found before goes', async () => {
    await signedWith('Sans plafond', {})
    await ask()
    await examine()
    product.clock.advance(60_000)
    await setPlaybook({})
    expect((await report()).isOutdated).toBe(true)
    product.clock.advance(60_000)
    await ask()
    await examine()
    expect(await report()).toMatchObject({ isOutdated: false, value: [] })
  })

  test('are examined once at a time, and again once that stopped', async () => {
    await signedWith('Sans plafond', {})
    await ask()
    expect(await faultOf(await ask())).toEqual([409, '', 'CLAUSE_REPORT_RUNNING'])
    await setReportAside(product.product.platform, { companyId: company.companyId })
    expect((await report()).run.isFailed).toBe(true)
    expect((await ask()).status).toBe(202)
  })
})
