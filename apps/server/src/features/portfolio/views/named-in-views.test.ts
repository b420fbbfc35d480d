import type { Views } from '@tacite/api/portfolio/views-endpoints.ts'
import { missingNames } from '@tacite/domain/filters/saved-view.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let me: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  me = company.administrator
})

const add = (name: string, look: object, browser = me) =>
  browser.call('POST', '/me/views', { name, ...look })
const mine = async (browser = me) => (await browser.call('GET', '/me/views')).body as Views

describe('what a view names', () => {
  const missing = async (browser: Browser) => {
    const { value, names: known } = await mine(browser)
    return missingNames(value[0]!.query, (id) => known.some(({ _id }) => _id === id))
  }

  test('is named, and missing once it is deleted or when its reader does not see it', async () => {
    const party = await me.call('POST', '/contracts/suppliers', { name: 'SARL Zibeline' })
    const project = await me.call('POST', '/projects', { name: 'Projet Zibeline' })
    const { _id: contractId } = await createContract(me, {
      title: 'Bail',
      counterpartyId: party.body._id,
    })
    const query = {
      supplier: `eq:${party.body._id}`,
      project: `eq:${project.body._id}`,
      type: `eq:${await firstChoice(me, 'contract-types')}`,
      tags: `eq:${await firstChoice(me, 'folders')}`,
      owner: `eq:${company.administratorId}`,
      parent: `eq:${contractId}`,
    }
    await add('Tout', { shows: 'list', query })
    expect(await missing(me)).toEqual([])
    expect((await mine()).names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SARL Zibeline', 'Projet Zibeline', 'Bail']),
    )
    await me.call('DELETE', `/administration/projects/${project.body._id}`)
    expect(await missing(me)).toEqual([{ field: 'project', ids: [project.body._id] }])

    const { browser } = await company.join('reader', 'Lise')
    await add('Tout', { shows: 'list', query }, browser)
    expect((await missing(browser)).map(({ field }) => field).toSorted()).toEqual([
      'parent',
      'project',
      'supplier',
      'tags',
    ])
    expect(JSON.stringify(await mine(browser))).not.toContain('Zibeline')
  })

  test('of another company has no name', async () => {
    const elsewhere = await signUpCompany(product)
    const folderId = await firstChoice(elsewhere.administrator, 'folders')
    await add('Ailleurs', { shows: 'list', query: { tags: folderId } })
    expect(await missing(me)).toEqual([{ field: 'tags', ids: [folderId] }])
  })

  test('as a tagged field has its type, and can be renamed when the field is gone', async () => {
    const field = await me.call('POST', '/administration/tagged-fields', {
      label: 'Surface',
      variable: 'surface',
      type: 'number',
    })
    const key = `taggedField.${field.body._id}`
    const { _id } = (await add('Grands', { shows: 'list', query: { [key]: 'gte:100' } })).body
    expect((await mine()).names).toEqual([{ _id: field.body._id, name: 'Surface', type: 'number' }])
    await me.call('DELETE', `/administration/tagged-fields/${field.body._id}`)
    expect(await missing(me)).toEqual([{ field: key, ids: [field.body._id] }])
    expect((await me.call('PUT', `/me/views/${_id}/name`, { name: 'Anciens' })).status).toBe(200)
  })

  test('as a step or a workflow is named', async () => {
    const { body: board } = await me.call('GET', '/workflows/default/board')
    const step = board.steps[0]
    const query = { workflow: board._id, statusDetail: `eq:${step._id}` }
    await add('Tableau', { shows: 'board', query })
    expect(await missing(me)).toEqual([])
  })
})
