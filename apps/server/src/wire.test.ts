import type { Endpoint } from '@tacite/api/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany } from './testing/companies.ts'
import { createContract, fillSections } from './testing/contracts.ts'
import { CALLS } from './testing/wire-calls.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

let product: TestProduct
let browser: Browser
let known: Record<string, string>
let paths: Record<string, Record<string, Operation>>
let components: { parameters: Record<string, Parameter>; schemas: Record<string, Shape> }

interface Parameter {
  name: string
  in: string
}

interface Operation {
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Shape }> }
  responses: Record<string, { content?: Record<string, { schema: Shape }> }>
}

interface Shape {
  /** Named shapes are under `components`. */
  $ref?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
}

beforeAll(async () => {
  product = await startProduct()
  const company = await signUpCompany(product)
  browser = company.administrator
  const { body: me } = await browser.call('GET', '/me')
  const { _id: contractId } = await createContract(browser)
  await fillSections(browser, contractId)
  // A task and a notification, so that lists have a row.
  const steps = [{ name: 'Avis', rule: 'all', validatorIds: [company.administratorId] }]
  await browser.call('POST', `/contracts3/${contractId}/validation`, { steps })
  known = { contractId, email: me.email, password: 'un-mot-de-passe' }
  const { body: description } = await browser.call('GET', '/openapi.json')
  paths = description.paths
  components = description.components
})
afterAll(() => product.stop())

const ASKED = CALLS.flatMap(({ ask, ...call }) => (ask === undefined ? [] : [{ ...call, ask }]))

describe('specification 7', () => {
  test.each(CALLS)('$method $path is described as specified', ({ method, path, ...call }) => {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation).toBeDefined()
    const { parameters, requestBody, responses } = operation!
    const query = parameters.map(declared).filter((parameter) => parameter.in === 'query')
    expect(query.map(({ name }) => name)).toEqual(expect.arrayContaining([...(call.query ?? [])]))
    const body = written(requestBody?.content['application/json']?.schema ?? {}).properties ?? {}
    expect(Object.keys(body)).toEqual([...(call.body ?? [])])
    const success = responses[call.status ?? 200]
    expect(success).toBeDefined()
    const answer = success!.content?.['application/json']?.schema
    expect(answer ? namesIn(answer) : []).toEqual(expect.arrayContaining([...(call.answer ?? [])]))
  })

  test.each(ASKED)('$method $ask answers as specified', async ({ method, ask, ...call }) => {
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => known[name]!)
    const sent: unknown = call.send && JSON.parse(fill(JSON.stringify(call.send)))
    const answer = await browser.call(method, fill(ask), sent)
    expect([ask, answer.status, answer.body.message]).toEqual([ask, call.status ?? 200, undefined])
    const top = (call.answer ?? []).map((name) => name.split(/\.|\[\]/)[0]!).filter(Boolean)
    expect(Object.keys(answer.body)).toEqual(expect.arrayContaining([...new Set(top)]))
  })
})

test('a refusal has one shape, described for every call', async () => {
  const { status, body } = await browser.call('GET', '/contracts3?$top=x')
  expect([status, Object.keys(body)]).toEqual([400, ['message', 'code', 'errors']])
  expect(Object.keys(body.errors[0])).toEqual(['field', 'message', 'code'])
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations))
      expect(operation.responses['default']).toEqual({ $ref: '#/components/responses/refusal' })
})

test('paging accepts only whole numbers, everywhere', async () => {
  const paged = product.product.routes.flatMap(({ endpoint }) =>
    pagingNames(endpoint).map((name) => ({ endpoint, name })),
  )
  expect(paged.length).toBeGreaterThan(20)
  for (const { endpoint, name } of paged) {
    const path = endpoint.path.replace(/:\w+/g, known['contractId']!)
    for (const text of ['x', '', '1.5', '1e1', '0x10', ' 1', '-2', '99999999999'])
      expect([path, name, text, await statusOf(endpoint, path, name, text)]).toEqual([
        path,
        name,
        text,
        400,
      ])
    expect([path, name, await statusOf(endpoint, path, name, '0')]).not.toEqual([path, name, 400])
  }
})

function pagingNames({ method, path }: Endpoint): string[] {
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  const names = operation?.parameters.map((parameter) => declared(parameter).name) ?? []
  return names.filter((name) => /^\$?(top|skip)/.test(name))
}

async function statusOf({ method, body }: Endpoint, path: string, name: string, text: string) {
  const query = `?${name}=${encodeURIComponent(text)}`
  return (await browser.call(method, path + query, body ? { title: '' } : undefined)).status
}

/** Resolves a reference to its parameter. */
function declared(parameter: Operation['parameters'][number]): Parameter {
  return '$ref' in parameter ? components.parameters[nameIn(parameter)]! : parameter
}

/** Resolves a reference to its shape. */
function written({ $ref, ...shape }: Shape): Shape {
  return $ref ? components.schemas[nameIn({ $ref })]! : shape
}

function nameIn({ $ref }: { $ref: string }): string {
  return $ref.split('/').at(-1)!
}

/** Every name of a shape, by its path from the root: `value[].name`. */
function namesIn(reference: Shape, way = ''): string[] {
  const shape = written(reference)
  const properties = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const here = way === '' ? name : `${way}.${name}`
    return [here, ...namesIn(inner, here)]
  })
  const items = shape.items ? namesIn(shape.items, `${way}[]`) : []
  return [...properties, ...items, ...(shape.anyOf ?? []).flatMap((one) => namesIn(one, way))]
}
