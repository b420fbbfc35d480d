import type { Endpoint } from '@tacite/api/endpoint.ts'
import {
  CONTRACT_FILTER_FIELDS,
  CONTRACT_FILTER_NAMES,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import { WIDGETS } from '@tacite/domain/filters/widget-ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './platform/new-id.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { createContract, firstChoice } from './testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

/** In every name hidden from the reader, and nowhere else. */
const SECRET = 'zibeline'

/** Ids of a contract and of everything it names, by the filters that accept them. */
type Ids = Record<string, string>

let product: TestProduct
let reader: Browser
let mine: string
let ids: Record<'hidden' | 'foreign', Ids>

beforeAll(async () => {
  product = await startProduct()
  const company = await signUpCompany(product)
  const elsewhere = await signUpCompany(product, 'Ailleurs')
  reader = (await company.join('contributor', 'Léa')).browser
  mine = (await createContract(reader, { title: 'Le mien' }))._id
  ids = { hidden: await namedContract(company), foreign: await namedContract(elsewhere) }
})
afterAll(() => product.stop())

/** A contract of the administrator, with everything that a filter can name. */
async function namedContract(company: TestCompany): Promise<Ids> {
  const { administrator, administratorId, companyId } = company
  const project = await administrator.call('POST', '/projects', { name: `Projet ${SECRET}` })
  const party = await administrator.call('POST', '/contracts/suppliers', { name: `SARL ${SECRET}` })
  const folderId = await firstChoice(administrator, 'folders')
  const templateId = await firstChoice(administrator, 'templates')
  const { _id: contractId } = await createContract(administrator, {
    title: `Contrat ${SECRET}`,
    from: { kind: 'template', templateId },
    projectId: project.body._id,
    counterpartyId: party.body._id,
    folderIds: [folderId],
  })
  const groupId = newId(new Date())
  await product.product.platform.inCompany(companyId, async (db) => {
    await db.insert('person_group', { id: groupId, name: `Groupe ${SECRET}` }).execute()
    await db
      .update('person')
      .set({ main_group_id: groupId })
      .where('person.id', '=', administratorId)
      .execute()
    await db
      .insert('contract_assignment', {
        contract_id: contractId,
        person_id: administratorId,
        role: 'validator',
      })
      .execute()
  })
  const steps = await administrator.call('GET', `/contracts3/${contractId}/steps`)
  const fields = await administrator.call('GET', '/tagged-fields?$topTaggedField=-1')
  return {
    taggedFields: fields.body.value[0]._id,
    statusDetail: steps.body[0]._id,
    step: steps.body[0]._id,
    type: await firstChoice(administrator, 'contract-types'),
    supplier: party.body._id,
    tags: folderId,
    project: project.body._id,
    owner: administratorId,
    department: groupId,
    invitedUsers: administratorId,
    parent: contractId,
    template: templateId,
  }
}

/** Every call that accepts the contract filters. */
const filtered = (): Endpoint[] =>
  product.product.routes
    .map((route) => route.endpoint)
    .filter(({ query }) => {
      const shape =
        query && z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' })
      return shape?.properties !== undefined && 'invitedUsers' in shape.properties
    })

const idFilters = CONTRACT_FILTER_NAMES.filter((name) => {
  const field = CONTRACT_FILTER_FIELDS[name]
  return field.kind === 'id' || 'orId' in field
})

describe('a filter on a hidden object', () => {
  test('reveals nothing of it: no row, no figure, no name', async () => {
    expect(Object.keys(ids.hidden).toSorted()).toEqual(idFilters.toSorted())
    expect(filtered().length).toBeGreaterThan(2)
    for (const endpoint of filtered()) {
      for (const [whose, values] of Object.entries(ids)) {
        for (const [name, id] of Object.entries(values)) {
          // Half as many of the calls that are rate limited.
          for (const operator of endpoint.perMinute ? ['eq'] : ['eq', 'ne']) {
            const query = new URLSearchParams({
              ...OTHERS[endpoint.path],
              [name]: `${operator}:${id}`,
            })
            const answer = await reader.call(endpoint.method, `${endpoint.path}?${query}`)
            const told = [endpoint.path, whose, name, operator]
            expect([...told, answer.status]).toEqual([...told, 200])
            expect([...told, answer.bytes.includes(SECRET)]).toEqual([...told, false])
            const { value = [], count = 0, contractsInProgressCount = 0 } = answer.body
            const others = value.filter(({ _id }: { _id: string }) => _id !== mine)
            if (endpoint.path === '/contracts3') expect([...told, others]).toEqual([...told, []])
            const figures = Math.max(count, contractsInProgressCount)
            expect([...told, figures > 1]).toEqual([...told, false])
          }
        }
      }
    }
  })

  test('of another company matches nothing', async () => {
    for (const [name, id] of Object.entries(ids.foreign)) {
      const { body } = await reader.call('GET', `/contracts3?$top=5&${name}=${id}`)
      expect([name, body.count]).toEqual([name, 0])
    }
  })

  test('is not described with names of another company', async () => {
    for (const widget of WIDGETS) {
      for (const id of [ids.foreign['supplier'], ids.foreign['department']]) {
        const path = `/filter-contracts/filter-widgets?widgetType=${widget}&_idWidgetValue=${id}`
        const { bytes } = await reader.call('GET', path)
        expect([widget, bytes.includes(SECRET)]).toEqual([widget, false])
      }
    }
  })
})

/** The other parameters of these calls. */
const OTHERS: Record<string, Record<string, string>> = {
  '/contracts3': { $top: '20', $skip: '0' },
  '/contracts3/dashboard': { payloadType: 'dashboard', $top: '0' },
  '/contracts3/dashboard/folders': {},
  '/contracts3/exports-csv': { payloadType: 'exports', $top: '0', $skip: '0', typeFile: 'csv' },
}
