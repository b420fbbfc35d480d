import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorOfPerson } from '../../people/access/public.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { multiplyContract } from '../../../testing/multiply-contract.ts'
import { standingContract, type Standing } from '../../../testing/standing-contracts.ts'
import { inDatabase } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { archiveContracts } from './archive-contracts.ts'

let product: TestProduct
let company: TestCompany
let other: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  other = await signUpCompany(product)
})
afterAll(() => product.stop())

const ENDED: Standing = {
  status: 'SIGNED',
  signatureDate: '2020-01-01',
  lifecycle: {
    effectiveDate: '2020-01-01',
    duration: { kind: 'span', count: 1, unit: 'years' },
    renewalType: 'none',
  },
}
const RUNNING: Standing = {
  ...ENDED,
  lifecycle: { ...ENDED.lifecycle, duration: { kind: 'indefinite' } },
}

const ended = (title: string, of = company) =>
  standingContract(product, of, { ...ENDED, form: { title } })

const archive = (id: string, browser: Browser = company.administrator) =>
  browser.call('POST', `/contracts3/${id}/archived`)
const restore = (id: string, browser: Browser = company.administrator) =>
  browser.call('DELETE', `/contracts3/${id}/archived`)

const titles = async (query = '') => {
  const { body } = await company.administrator.call('GET', `/contracts3?$top=0&${query}`)
  return body.value.map(({ title }: { title: string }) => title).sort()
}
const figure = async () => {
  const { body } = await company.administrator.call(
    'GET',
    '/contracts3/dashboard?payloadType=dashboard&$top=0',
  )
  return body.documentsPostSignCount as number
}
const exported = async (query = '') => {
  const { bytes } = await company.administrator.call(
    'GET',
    `/contracts3/exports-csv?payloadType=exports&typeFile=csv&$skip=0&$top=0&${query}`,
  )
  return bytes.toString('utf8')
}

describe('a contract that is over', () => {
  test('leaves list, figure and export when it is archived, and comes back whole', async () => {
    const id = await ended('Fini')
    const [before, figureBefore] = [await titles(), await figure()]

    expect((await archive(id)).status).toBe(204)

    expect(await titles()).toEqual(before.filter((title: string) => title !== 'Fini'))
    expect(await figure()).toBe(figureBefore - 1)
    expect(await exported()).not.toContain('Fini')
    expect(await titles('archived=true')).toEqual(before)
    expect(await exported('archived=true')).toContain('Fini')
    const { body: keeping } = await company.administrator.call('GET', `/contracts3/${id}/keeping`)
    expect(keeping.archived).toEqual({
      at: product.clock.now().toISOString(),
      by: 'Anne Martin',
    })

    expect((await restore(id)).status).toBe(204)
    expect([await titles(), await figure()]).toEqual([before, figureBefore])
  })

  test('says in its activity who archived and who restored it', async () => {
    const id = await ended('Raconté')
    await archive(id)
    await restore(id)
    const { body } = await company.administrator.call('GET', `/contracts3/${id}/activity`)
    const told = JSON.stringify(body)
    expect(told).toContain('a archivé le contrat.')
    expect(told).toContain('a restauré le contrat archivé.')
  })

  test('is as it was filed while it is archived', async () => {
    const id = await ended('Classé')
    await archive(id)
    const { administrator } = company
    const { status, body } = await administrator.call('PUT', `/contracts3/${id}`, {
      folderIds: [],
    })
    expect([status, body.code]).toEqual([409, 'CONTRACT_ARCHIVED'])
  })
})

describe('is refused', () => {
  test.each<[string, Standing, string]>([
    ['one that runs', RUNNING, 'CONTRACT_ARCHIVE_RUNNING'],
    ['a draft', {}, 'CONTRACT_ARCHIVE_UNSIGNED'],
    ['one that is archived', { ...ENDED, archived: true }, 'CONTRACT_ALREADY_ARCHIVED'],
  ])('archiving %s', async (_, standing, code) => {
    const { status, body } = await archive(await standingContract(product, company, standing))
    expect([status, body.code]).toEqual([409, code])
  })

  test('restoring what is not archived', async () => {
    const { status, body } = await restore(await ended('Dehors'))
    expect([status, body.code]).toEqual([409, 'CONTRACT_NOT_ARCHIVED'])
  })

  test('to whom has not the permission, not the level, or not the company', async () => {
    const id = await ended('Gardé')
    const contributor = await company.join('contributor')
    const manager = await company.join('contractManager')
    for (const { personId } of [contributor, manager])
      await grantLevel(product, company, { contractId: id, personId, level: 'reader' })
    const answers = [
      await archive(id, contributor.browser),
      await archive(id, manager.browser),
      await archive(id, other.administrator),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'NOT_ALLOWED_CONTRACTS3_ARCHIVE'],
      [403, 'LEVEL_TOO_LOW_EDITOR'],
      [404, 'CONTRACT_NOT_FOUND'],
    ])
  })
})

describe('many at once', () => {
  const all = (act: string, contractIds: string[], browser = company.administrator) =>
    browser.call('POST', `/contracts3/${act}`, { contractIds })

  test('archives those that can be, and names the others with their reason', async () => {
    const [one, two] = [await ended('Un'), await ended('Deux')]
    const running = await standingContract(product, company, {
      ...RUNNING,
      form: { title: 'En cours' },
    })
    const foreign = await ended('Ailleurs', other)
    const asked = [one, running, two, foreign]

    const { body: judged } = await all('archivable', asked)
    expect(
      judged.value.map((row: { title: string; reason: { code: string } | null }) => [
        row.title,
        row.reason?.code ?? null,
      ]),
    ).toEqual([
      ['Un', null],
      ['En cours', 'CONTRACT_ARCHIVE_RUNNING'],
      ['Deux', null],
      [null, 'CONTRACT_NOT_FOUND'],
    ])
    expect(await titles()).toContain('Un')

    const { body } = await all('archived', asked)
    expect(body.done).toEqual([one, two])
    expect(body.refused.map(({ _id }: { _id: string }) => _id)).toEqual([running, foreign])
    expect(await titles()).not.toContain('Deux')
    expect(await titles()).toContain('En cours')
    const { body: theirs } = await other.administrator.call('GET', '/contracts3?$top=0')
    expect(theirs.value.map(({ title }: { title: string }) => title)).toContain('Ailleurs')

    const { body: back } = await all('unarchived', [one, two])
    expect(back).toEqual({ done: [one, two], refused: [] })
    expect(await titles()).toEqual(expect.arrayContaining(['Un', 'Deux']))
  })

  test('takes as many statements for two hundred as for two', async () => {
    const large = await signUpCompany(product)
    const { administratorId, companyId } = large
    const { platform } = product.product
    const archiving = (ids: string[]) =>
      countStatements(product, companyId, async (db) => {
        const actor = await actorOfPerson(db, administratorId, product.clock.now())
        const { done } = await archiveContracts(platform, db, actor!, ids)
        expect(done).toHaveLength(ids.length)
      })
    const model = await standingContract(product, large, { status: 'CANCELLED' })
    await multiplyContract(product, companyId, model, 201)
    const rows = await inDatabase(product, `select id from contract where company_id = $1`, [
      companyId,
    ])
    const ids = rows.map(({ id }) => String(id))
    const forTwo = await archiving(ids.slice(0, 2))
    expect(await archiving(ids.slice(2))).toBeLessThanOrEqual(forTwo)
    expect(ids).toHaveLength(202)
  })

  test('needs the permission', async () => {
    const contributor = await company.join('contributor')
    for (const act of ['archivable', 'archived', 'unarchived']) {
      const { status, body } = await all(act, [await ended('Hors de portée')], contributor.browser)
      expect([status, body.code]).toEqual([403, 'NOT_ALLOWED_CONTRACTS3_ARCHIVE'])
    }
  })
})
