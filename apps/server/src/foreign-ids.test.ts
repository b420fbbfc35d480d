import type { Endpoint } from '@tacite/api/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTypst } from './platform/pdf/render-typst.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { drawSignature } from './platform/sealing/testing/sealing-sample.ts'
import { makeFixtures, valueIn, type Fixtures } from './testing/fixtures/fixtures.ts'
import { PLAIN } from './testing/fixtures/plain-values.ts'
import { REFUSED_FOR_ITS_STATE } from './testing/fixtures/refused-for-its-state.ts'
import { idsOfBody, sampleBodies } from './testing/fixtures/sample-body.ts'
import type { Writer } from './testing/fixtures/make-scenario.ts'
import { scenarioOf } from './testing/fixtures/scenario-of.ts'
import { SCENARIOS, type Scenario } from './testing/fixtures/scenarios.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { watchDatabase, type WatchedDatabase } from './testing/watch-database.ts'
import {
  startProduct,
  type Answer,
  type Browser,
  type TestProduct,
} from './testing/start-product.ts'
import { samplePart } from './testing/imports.ts'
import { multipart } from './testing/uploads.ts'

/** Thousands of calls: some 35 s alone on two cores, four times that on a busy machine. */
const MOST_MS = 300_000

/** Whose an id is: the caller's, of another of their contracts, of a colleague's hidden contract, of another company. */
const ORIGINS = ['own', 'sibling', 'hidden', 'foreign'] as const
type Origin = (typeof ORIGINS)[number]
type Origins = Record<string, Origin>

/** Those for which a second own contract is set up. */
const UNSIGNED_SCENARIOS = (Object.keys(SCENARIOS) as Scenario[]).filter(
  (scenario) => scenario !== 'signed' && scenario !== 'scanned',
)

/** Ids that may belong to any of the caller's contracts; all others belong to the contract beside them. */
const ON_ITS_OWN =
  /^(contract|text|parent|task|notification|export|import|upload|device|absence|passkey|feed|view|request)Ids?$/

/** They answer for each object on its own: one of others is refused like one that does not exist. */
const FOR_EACH = /\/contracts3\/(archivable|archived|unarchived)$|\/tasks\/handed-over$/

/** Sections of the draft were saved once, so they have an earlier version. */
const SAVED_VERSION = 2

let product: TestProduct
let endpoints: Endpoint[]
let own: Writer
let database: WatchedDatabase
let fixtures: Record<Origin, Fixtures>

beforeAll(async () => {
  product = await startProduct()
  endpoints = product.product.routes.map(({ endpoint }) => endpoint)
  const company = await signUpCompany(product)
  const stranger = await signUpCompany(product, 'Ailleurs')
  // Every permission except the one that opens all contracts of the company.
  const { browser, personId, email } = await company.join('contractManager')
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('role')
      .set({ permissions: PERMISSIONS.filter((permission) => permission !== 'contracts3:all') })
      .where('role.key', '=', 'contractManager')
      .execute(),
  )
  own = { company, browser, personId, email }
  fixtures = {
    own: await makeFixtures(product, own),
    sibling: await makeFixtures(product, own, UNSIGNED_SCENARIOS),
    hidden: await makeFixtures(product, await administratorOf(company)),
    foreign: await makeFixtures(product, await administratorOf(stranger)),
  }
  database = await watchDatabase(product)
}, MOST_MS)
afterAll(async () => {
  stopTypst()
  await database.close()
  await product.stop()
})

describe('every endpoint about objects of others', () => {
  test(
    'answers 404 when one id of its path does not belong with the others, without any effect',
    async () => {
      const wrong: string[] = []
      for (const endpoint of endpoints) {
        for (const origins of combinations(idsOfPath(endpoint))) {
          if (isOneOwn(endpoint, origins)) continue
          const [body] = bodies(endpoint, {})
          const expected = [refusalStatus(endpoint, origins)]
          wrong.push(...(await faults(endpoint, { origins, body, expected })))
        }
      }
      expect(wrong).toEqual([])
    },
    MOST_MS,
  )

  test(
    'refuses a body that names an inaccessible object, without any effect',
    async () => {
      const wrong: string[] = []
      for (const endpoint of endpoints.filter(({ body }) => body)) {
        for (const [name, origin] of idsOfBody(endpoint.body!).flatMap(eachForeign)) {
          const named = { [name]: origin }
          if (isOneOwn(endpoint, named)) continue
          const isForEach = FOR_EACH.test(endpoint.path) && name !== 'personId'
          const expected = isForEach ? [200] : [404, 422]
          for (const body of bodiesThatName(endpoint, named))
            wrong.push(...(await faults(endpoint, { named, body, expected })))
        }
      }
      expect(wrong).toEqual([])
    },
    MOST_MS,
  )

  // Last: these calls have effects. They show that the ids above were refused because of their owner.
  test(
    'finds all of its ids when they are the caller’s own',
    async () => {
      const wrong: string[] = []
      for (const endpoint of endpoints.toSorted((a, b) => harm(a) - harm(b))) {
        if (idsOfPath(endpoint).length === 0) continue
        for (const index of bodies(endpoint, {}).keys()) {
          const first = await call(endpoint, {}, bodies(endpoint, {})[index])
          const answer = isFound(first) ? first : await callOnNewDraft(endpoint, index)
          if (!isFound(answer))
            wrong.push(`${tell(endpoint, {}, answer.status)} ${answer.body.code}`)
        }
      }
      expect(wrong).toEqual([])
    },
    MOST_MS,
  )
})

/** Whether an answer shows that every id was found, be it a refusal because of a state. */
const isFound = ({ status, body }: Answer) =>
  status < 300 || REFUSED_FOR_ITS_STATE.includes(body.code)

/** The same on a new draft: an earlier call may have ended the previous one. */
async function callOnNewDraft(endpoint: Endpoint, index: number): Promise<Answer> {
  await database.forgetHits()
  fixtures.own.scenarios.draft = await SCENARIOS.draft(product, own)
  return call(endpoint, {}, bodies(endpoint, {})[index])
}

async function administratorOf(company: TestCompany) {
  const { administrator: browser, administratorId: personId } = company
  const { body } = await browser.call('GET', '/me')
  return { company, browser, personId, email: body.email as string }
}

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

function idsOfPath({ path }: Endpoint): string[] {
  return [...path.matchAll(/:(\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !(name in PLAIN) && name !== 'version')
}

/** The value for a name; a name without a declared value fails here. */
function valueOf(endpoint: Endpoint, name: string, origin: Origin = 'own'): unknown {
  if (name === 'version') return SAVED_VERSION - 1
  const value = PLAIN[name] ?? valueIn(fixtures[origin], scenarioOf(endpoint), name)
  if (value === undefined && origin === 'own')
    throw new Error(`${keyOf(endpoint)}: there is no value for ${name} (testing/fixtures)`)
  return value
}

function combinations(names: readonly string[]): Origins[] {
  return names.reduce<Origins[]>(
    (made, name) => made.flatMap((one) => ORIGINS.map((origin) => ({ ...one, [name]: origin }))),
    [{}],
  )
}

/** Whether these ids belong together and to this person (company-wide objects belong to everyone in it). */
function isOneOwn(endpoint: Endpoint, origins: Origins): boolean {
  // What the others of the path are parts of.
  const whole = origins['contractId'] ?? origins['textId'] ?? origins['importId'] ?? 'own'
  return Object.entries(origins).every(([name, origin]) => {
    const value = valueOf(endpoint, name, origin)
    const isOwn = origin === 'own' || value === valueOf(endpoint, name)
    if (ON_ITS_OWN.test(name)) return isOwn || origin === 'sibling' || value === undefined
    return value === undefined || value === valueOf(endpoint, name, whole)
  })
}

/** A guest of an invitation link reads that invitation; for any other they are anonymous. */
function refusalStatus(endpoint: Endpoint, { invitationId }: Origins): number {
  return isForGuests(endpoint) && invitationId !== 'own' ? 401 : 404
}

const isForGuests = ({ access }: Endpoint) => access.startsWith('invited')

function bodies(endpoint: Endpoint, origins: Origins): unknown[] {
  if (endpoint.upload) return [undefined]
  if (!endpoint.body)
    return [endpoint.method === 'POST' || endpoint.method === 'PUT' ? {} : undefined]
  return sampleBodies(endpoint.body, (name) => bodyValue(endpoint, name, origins[name]))
}

let references = 0

function bodyValue(endpoint: Endpoint, name: string, origin: Origin | undefined): unknown {
  if (name === 'version' || name === 'sectionVersion') return SAVED_VERSION
  // No step is due, and folders are at the top.
  if (name === 'replaces' && endpoint.path.endsWith('/:attachmentId'))
    return { name: 'plan', kind: 'annex', signatureDate: null }
  if (name === 'replaces' && endpoint.path.endsWith('/:fileId')) return { name: 'plan' }
  if (name === 'replaces' && endpoint.path.endsWith('/workflow'))
    return valueOf(endpoint, 'workflowId')
  // Nothing was noted yet.
  if (name === 'replaces' && endpoint.path.endsWith('/description')) return ''
  if (name === 'replaces' && endpoint.path.endsWith('/answers')) return {}
  if (name === 'replaces')
    return endpoint.path.endsWith('/:blockId') ? valueOf(endpoint, 'blockName') : null
  if (name === 'reference') return `R${(references += 1)}`
  if (name === 'ids') return [valueOf(endpoint, 'personId')]
  // A typed field stays typed.
  if (name === 'formula') return null
  if (name === 'variable') return `champ_${(references += 1)}`
  // There, whether to carry them over.
  if (name === 'values' && /\/(copies|renewal-contracts)$/.test(endpoint.path)) return undefined
  if (!/Ids?$/.test(name)) return PLAIN[name]
  // A category is of clauses or of templates.
  const isOfClauses = name === 'categoryId' && endpoint.path.startsWith('/clauses')
  const value = valueOf(endpoint, isOfClauses ? 'clauseCategoryId' : name, origin)
  if (!name.endsWith('Ids')) return value
  return origin === undefined ? [value] : [valueOf(endpoint, name), value]
}

function call(endpoint: Endpoint, origins: Origins, body: unknown): Promise<Answer> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    String(valueOf(endpoint, name, origins[name])),
  )
  const browser = isForGuests(endpoint) ? (valueOf(endpoint, 'guest') as Browser) : own.browser
  if (!endpoint.upload) return browser.call(endpoint.method, path, body)
  if (endpoint.upload === 'part') {
    const part = samplePart()
    return browser.call(endpoint.method, path, part.payload, part.headers)
  }
  const { payload, headers } = multipart('image.png', drawSignature())
  return browser.call(endpoint.method, path, payload, headers)
}

interface Attempt {
  /** Whose the ids of the path are, and one of the body. */
  origins?: Origins
  named?: Origins
  body: unknown
  expected: number[]
}

/** What is wrong with an answer to mismatched ids: its status, and any change it made. */
async function faults(
  endpoint: Endpoint,
  { origins = {}, named = {}, body, expected }: Attempt,
): Promise<string[]> {
  const { status } = await call(endpoint, origins, body)
  const changed = await database.changed()
  const told = tell(endpoint, { ...origins, ...named }, status)
  return [
    ...(expected.includes(status) ? [] : [told]),
    ...(changed.length > 0 ? [`${told} changed ${changed.join(', ')}`] : []),
  ]
}

const eachForeign = (name: string) => ORIGINS.slice(1).map((origin) => [name, origin] as const)

/** Not every option of a union contains the id; a filter by what one cannot see finds nothing (foreign-filters.test.ts). */
function bodiesThatName(endpoint: Endpoint, named: Origins): unknown[] {
  const ids = Object.entries(named).map(([name, origin]) => valueOf(endpoint, name, origin))
  return bodies(endpoint, named).filter((body) =>
    ids.every((id) =>
      JSON.stringify(body, (key, part) => (key === 'filter' ? 0 : part)).includes(String(id)),
    ),
  )
}

function tell(endpoint: Endpoint, origins: Origins, status: number): string {
  const whose = Object.entries(origins).map(([name, origin]) => `${origin} ${name}`)
  return `${keyOf(endpoint)} with ${whose.join(', ') || 'own ids'}: ${status}`
}

/** Reads come first, deletions last; whatever ends a whole scenario comes at the end. */
function harm({ method, path }: Endpoint): number {
  const extra = /\/(reset|validation)$/.test(path) ? 0.5 : 0
  // Its files go with it.
  if (path.endsWith('/imports/:importId/cancelled')) return Infinity
  return ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'].indexOf(method) + extra
}
