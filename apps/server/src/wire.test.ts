import type { Endpoint } from '@tacite/api/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany } from './testing/companies.ts'
import { createContract, fillSections } from './testing/contracts.ts'
import {
  startProduct,
  type Browser,
  type Method,
  type TestProduct,
} from './testing/start-product.ts'

interface WireCall {
  method: Method
  path: string
  /** The names of its query that are settled. */
  query?: readonly string[]
  body?: readonly string[]
  status?: number
  /** Names in its answer, `[]` for each of a list; none: bytes, or nothing. */
  answer?: readonly string[]
  /** How the specification writes the call, with `{…}` for what the test knows; left out: it is not made here. */
  ask?: string
  send?: object
}

const page = (of: readonly string[]) => ['value', 'count', ...of.map((name) => `value[].${name}`)]
/** The filterable fields of specification 3. */
const FILTERED = [
  ...['status', 'provider', 'type', 'tags', 'invitedUsers', 'taggedFields', 'endDate'],
  ...['terminationDate', 'statusDetail', 'effectiveDate', 'signatureDate', 'renewalTypes'],
  ...['retroactiveEffectiveDate', 'financialAmount', 'createdAt', 'isRenewed', 'willBeRenewable'],
  ...['tacitRenewalDuration', 'renewable', 'inTacitRenewal', 'expiryAndTerminationDates'],
  'typeRenewal',
]

/** Specification 7, line by line, as wire.md settles it. */
const CALLS: readonly WireCall[] = [
  ...([
    {
      ...{ method: 'GET', path: '/me', query: ['$select'], ask: '/me?$select=roles,data' },
      answer: [
        ...['_id', 'name.first', 'name.last', 'name.full', 'email', 'iams', 'i18n'],
        ...['roles[]._id', 'roles[].name', 'data.company'],
      ],
    },
    {
      ...{ method: 'POST', path: '/auth/signin', body: ['username', 'password', 'remember'] },
      ...{
        ask: '/auth/signin',
        send: { username: '{email}', password: '{password}', remember: false },
      },
      answer: ['_id', 'name.full', 'email', 'iams', 'i18n', 'roles[]._id', 'data.company'],
    },
    { method: 'POST', path: '/auth/signout', status: 204 },
    { method: 'GET', path: '/misc/app', ask: '/misc/app', answer: ['siteName'] },
    { method: 'GET', path: '/misc/app/logo', query: ['type'], ask: '/misc/app/logo?type=full' },
    {
      ...{ method: 'GET', path: '/notification', query: ['$count', '$top', '$skip'] },
      ...{ ask: '/notification?$top=10&$skip=0' },
      answer: page(['_id', 'type', 'template', 'contractId', 'createdAt']),
    },
    { method: 'GET', path: '/notification', ask: '/notification?$count=true', answer: ['count'] },
    { method: 'DELETE', path: '/notification/{notificationId}', status: 204 },
    { method: 'DELETE', path: '/notification', ask: '/notification', status: 204 },
    { method: 'GET', path: '/tasks', query: ['skip'], ask: '/tasks?skip=0', answer: taskPage() },
    {
      ...{ method: 'POST', path: '/tasks/filter', query: ['skip'], body: ['title'] },
      ...{ ask: '/tasks/filter?skip=0', send: { title: 'Contrat' }, answer: taskPage() },
    },
    { method: 'POST', path: '/tasks/{taskId}/finished', answer: ['result._id', 'result.status'] },
    { method: 'POST', path: '/tasks/{taskId}/unfinished', answer: ['result._id', 'result.status'] },
    {
      ...{
        method: 'GET',
        path: '/contracts3/dashboard',
        query: ['payloadType', '$top', ...FILTERED],
      },
      ...{ ask: '/contracts3/dashboard?payloadType=dashboard&$top=0' },
      answer: [
        ...['statusContractsSigned', 'contractsBydepartment', 'documentsPreSignByMonth'],
        ...['contractsInProgressCount', 'documentsPostSignCount', 'contractsByType'],
        ...['tacitRenewalContracts', 'contractsByTypeRenewal', 'topCounterpartiesContract'],
        ...[
          'contractsFinacialAmountGroup',
          'contractsExpiredAndDedlineByMonth',
          'countMore48h',
          'value',
        ],
        ...[
          'topCounterpartiesContract[].counterparty',
          'topCounterpartiesContract[].countContracts',
        ],
        ...[
          'topCounterpartiesContract[].durationContracts',
          'topCounterpartiesContract[].turnover',
        ],
      ],
    },
    {
      ...{ method: 'GET', path: '/actionsRequired', ask: '/actionsRequired' },
      answer: [
        ...page(['_id', 'children', 'contract.title', 'contract.supplier', 'stepWorkflow.name']),
        ...[
          'value[].color',
          'value[].description',
          'value[].url',
          'value[].createdAt',
          'countMore48h',
        ],
      ],
    },
    {
      ...{ method: 'GET', path: '/filter-contracts/filter-widgets' },
      ...{ query: ['widgetType', '_idWidgetValue'], answer: ['value'] },
      ask: '/filter-contracts/filter-widgets?widgetType=expiredIn90Count&_idWidgetValue=',
    },
    {
      ...{ method: 'GET', path: '/contracts3', answer: contractPage() },
      query: ['payloadType', 'isListContracts', '$skip', '$top', '$orderby', 'parent', ...FILTERED],
      ask: '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=5&status=DRAFT',
    },
    {
      ...{ method: 'GET', path: '/contracts3', answer: contractPage() },
      ask: '/contracts3?payloadType=contracts&parent={contractId}&$skip=0&$top=0',
    },
    {
      ...{ method: 'GET', path: '/contracts3/exports-csv' },
      query: ['payloadType', '$skip', '$top', 'typeFile', ...FILTERED],
      ask: '/contracts3/exports-csv?payloadType=exports&$skip=0&$top=0&typeFile=xlsx',
    },
    {
      ...{ method: 'GET', path: '/workflows/status', query: ['listStatus'] },
      ...{ ask: '/workflows/status?listStatus=true', answer: ['[].value', '[].name'] },
    },
    {
      ...{ method: 'GET', path: '/contracts3/listTypesDetail', ask: '/contracts3/listTypesDetail' },
      answer: [
        'statusDetail[].key',
        'statusDetail[].value',
        'typesRenewal[].key',
        'typesRenewal[].value',
      ],
    },
    {
      ...{ method: 'GET', path: '/tags', query: ['seperator', 'name', '$top', '$skip'] },
      ...{ ask: '/tags?seperator=slash&$top=0&$skip=0', answer: page(['_id', 'name']) },
    },
    { method: 'GET', path: '/tags', ask: '/tags?name=&seperator=slash&$top=0&$skip=0' },
    {
      ...{ method: 'GET', path: '/type-contract', query: ['$top'], answer: page(['_id', 'name']) },
      ask: '/type-contract?$top=-1',
    },
    {
      method: 'GET',
      path: '/contracts/suppliers',
      ask: '/contracts/suppliers',
      answer: page(['_id', 'name']),
    },
    {
      ...{ method: 'GET', path: '/tagged-fields', query: ['$topTaggedField', '$category'] },
      ...{ ask: '/tagged-fields?$topTaggedField=-1&$category=Simple' },
      answer: page(['_id', 'tagLabel']),
    },
  ] satisfies WireCall[]),
]

function taskPage(): string[] {
  const row = ['_id', 'status', 'stepWorkflow.name', 'stepWorkflow.color', 'createdAt']
  const more = ['workflow.statusWorkflow18in', 'contract.title', 'project.title']
  const actions = ['_id', 'name', 'method', 'url', 'data'].map((name) => `actions[].${name}`)
  return ['count', ...[...row, ...more, ...actions].map((name) => `value[].${name}`)].map(
    (name) => `result.${name}`,
  )
}

/** Specification 3, Dashboard contract row. */
function contractPage(): string[] {
  const step = ['stepsWorkflow.name', 'stepsWorkflow.color', 'stepsWorkflow.nameI18n']
  const status = ['statusWorkflow.status', 'statusWorkflow.statusI18n', 'statusDetail']
  const days = ['createdAt', 'effectiveDate', 'signatureDate', 'terminationDate', 'endDate']
  const rest = ['_id', 'title', 'reference', 'supplier', 'tags[].name', 'financialAmount']
  return page([...step, ...status, ...days, ...rest])
}

let product: TestProduct
let browser: Browser
let known: Record<string, string>
let paths: Record<string, Record<string, Operation>>
let shapes: Record<string, Shape>

interface Operation {
  parameters: { name: string; in: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: Shape }> }
  responses: Record<string, { content?: Record<string, { schema: Shape }> }>
}

interface Shape {
  /** Named shapes stand under `components`. */
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
  // A task and a notification, so that lists have a row to look at.
  const steps = [{ name: 'Avis', rule: 'all', validatorIds: [company.administratorId] }]
  await browser.call('POST', `/contracts3/${contractId}/validation`, { steps })
  known = { contractId, email: me.email, password: 'un-mot-de-passe' }
  const { body: description } = await browser.call('GET', '/openapi.json')
  paths = description.paths
  shapes = description.components.schemas
})
afterAll(() => product.stop())

const ASKED = CALLS.flatMap(({ ask, ...call }) => (ask === undefined ? [] : [{ ...call, ask }]))

describe('specification 7', () => {
  test.each(CALLS)('$method $path is described as it is settled', ({ method, path, ...call }) => {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation).toBeDefined()
    const { parameters, requestBody, responses } = operation!
    const query = parameters.filter((parameter) => parameter.in === 'query')
    expect(query.map(({ name }) => name)).toEqual(expect.arrayContaining([...(call.query ?? [])]))
    const body = written(requestBody?.content['application/json']?.schema ?? {}).properties ?? {}
    expect(Object.keys(body)).toEqual([...(call.body ?? [])])
    const success = responses[call.status ?? 200]
    expect(success).toBeDefined()
    const answer = success!.content?.['application/json']?.schema
    expect(answer ? namesIn(answer) : []).toEqual(expect.arrayContaining([...(call.answer ?? [])]))
  })

  test.each(ASKED)('$method $ask answers as it is written', async ({ method, ask, ...call }) => {
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

test('paging takes whole numbers and nothing else, everywhere', async () => {
  const paged = product.product.routes.flatMap(({ endpoint }) =>
    pagingNames(endpoint).map((name) => ({ endpoint, name })),
  )
  expect(paged.length).toBeGreaterThan(20)
  for (const { endpoint, name } of paged) {
    const path = endpoint.path.replace(/:\w+/g, known['contractId']!)
    for (const text of ['x', '', '1.5', '1e1', '0x10', ' 1', '-2', '99999999999'])
      expect([path, name, text, await statusOf(endpoint, path, name, text)]).toEqual([
        ...[path, name, text, 400],
      ])
    expect([path, name, await statusOf(endpoint, path, name, '0')]).not.toEqual([path, name, 400])
  }
})

function pagingNames({ method, path }: Endpoint): string[] {
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  const names = operation?.parameters.map(({ name }) => name) ?? []
  return names.filter((name) => /^\$?(top|skip)/.test(name))
}

async function statusOf({ method, body }: Endpoint, path: string, name: string, text: string) {
  const query = `?${name}=${encodeURIComponent(text)}`
  return (await browser.call(method, path + query, body ? { title: '' } : undefined)).status
}

/** A shape itself where only its name stands. */
function written(shape: Shape): Shape {
  return shape.$ref ? shapes[shape.$ref.split('/').at(-1)!]! : shape
}

/** Every name of a shape, by its way from the top: `value[].name`. */
function namesIn(reference: Shape, way = ''): string[] {
  const shape = written(reference)
  const properties = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const here = way === '' ? name : `${way}.${name}`
    return [here, ...namesIn(inner, here)]
  })
  const items = shape.items ? namesIn(shape.items, `${way}[]`) : []
  return [...properties, ...items, ...(shape.anyOf ?? []).flatMap((one) => namesIn(one, way))]
}
