import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@tacite/api/endpoint.ts'
import { notAllowedCode, PERMISSIONS, type Permission } from '@tacite/domain/access/permissions.ts'
import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTypst } from './platform/pdf/render-typst.ts'
import { sampleBodies } from './testing/fixtures/sample-body.ts'
import { enter, OUTSIDER, sendOut, signableContract } from './testing/signatures.ts'
import { enterToRead, shareOutside } from './testing/shares.ts'
import { ask, contractWithQuestions, enterToAnswer } from './testing/questionnaires.ts'
import { signUpCompany } from './testing/companies.ts'
import { UPLOAD_TYPE } from './testing/uploads.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

/** The only endpoints that answer anonymous callers (wire). A new one is a decision, recorded here. */
const PUBLIC = [
  'POST /auth/signup',
  'POST /invitations',
  'POST /invitations/code',
  'POST /invitations/session',
  'POST /auth/signin',
  'POST /auth/signin/second-factor',
  'POST /auth/signin/second-factor/passkey/challenge',
  'POST /auth/signin/second-factor/passkey',
  'POST /auth/signin/enrolment',
  'POST /auth/signin/enrolment/code',
  'POST /auth/signin/enrolment/passkey/challenge',
  'POST /auth/signin/enrolment/passkey',
  'POST /auth/forgot',
  'POST /auth/join',
  'POST /auth/reset',
  'POST /auth/reset/link',
  'POST /auth/email',
  'POST /auth/email/link',
  'POST /auth/email/stop',
  'POST /auth/email/stop/link',
  'POST /auth/activation',
  'POST /auth/activation/invitation',
  'GET /calendars/:file', // decision 0099
  'GET /misc/app',
  'GET /misc/app/logo',
  'GET /misc/mailbox',
]

let product: TestProduct
let endpoints: Endpoint[]
let powerless: Browser
let administrator: Browser
let guest: Browser
let reader: Browser
let invitationId: string
let readingId: string
let respondent: Browser
let questionnaireId: string

beforeAll(async () => {
  product = await startProduct()
  endpoints = product.product.routes.map((route) => route.endpoint)
  const company = await signUpCompany(product)
  administrator = company.administrator
  powerless = (await company.join('thirdParty')).browser
  await sendOut(company, await signableContract(company), [OUTSIDER])
  const entered = await enter(product, company)
  guest = entered.guest
  invitationId = entered.path.split('/').at(-1)!
  await shareOutside(company, await signableContract(company))
  const shared = await enterToRead(product, company)
  reader = shared.guest
  readingId = shared.path.split('/').at(-2)!
  await ask(company, await contractWithQuestions(company))
  const asked = await enterToAnswer(product, company)
  respondent = asked.guest
  questionnaireId = asked.invitation.split('/').at(-1)!
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})

/** Parameters that are not ids; the others get unknown ids. */
const PARAMETERS: Record<string, string> = {
  ':number': '1',
  ':version': '1',
  ':sha256': 'a'.repeat(64),
  ':page': '1',
  ':position': '0',
  ':part': 'icon',
  ':service': 'provider2',
}
const BODY_VALUES: Record<string, unknown> = {
  content: { type: 'doc', content: [] },
  newContent: { type: 'doc', content: [] },
  values: {},
  documentSha256: 'a'.repeat(64),
  code: '000000',
}
const ID = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** Who comes in by which link. */
const BY_LINK: Record<string, (() => { browser: Browser; id: string }) | undefined> = {
  invited: () => ({ browser: guest, id: invitationId }),
  invitedToRead: () => ({ browser: reader, id: readingId }),
  invitedToAnswer: () => ({ browser: respondent, id: questionnaireId }),
}
const fill = ({ path, access }: Endpoint) =>
  path
    .replace(':invitationId', BY_LINK[access]?.().id ?? invitationId)
    .replace(/:\w+/g, (name) => PARAMETERS[name] ?? ID)

/** Kinds of callers; strangers each from a different address, since limits count by address. */
const someoneFor = ({ access }: Endpoint): Browser =>
  access === 'public' ? stranger() : (BY_LINK[access]?.().browser ?? administrator)

let strangers = 0
const stranger = () => product.browser(`127.2.${strangers >> 8}.${(strangers += 1) & 255}`)

/** Only ids and rich text in a body need specific values. */
const plainValue = (name: string): unknown =>
  name.endsWith('Ids') ? [ID] : name.endsWith('Id') ? ID : BODY_VALUES[name]

const call = (browser: Browser, endpoint: Endpoint, query = '') => {
  const { method, upload } = endpoint
  const filled = fill(endpoint) + query
  return upload
    ? browser.call(method, filled, '--x--', { 'content-type': UPLOAD_TYPE[upload] })
    : browser.call(method, filled, /GET|DELETE/.test(method) ? undefined : {})
}

describe('every endpoint', () => {
  test('the public ones are exactly those on the list', () => {
    const found = endpoints.filter((endpoint) => endpoint.access === 'public').map(keyOf)
    expect(found.toSorted()).toEqual(PUBLIC.toSorted())
  })

  test('answers 401 to an anonymous caller', async () => {
    for (const endpoint of endpoints.filter(({ access }) => access !== 'public')) {
      const { status, body } = await call(product.browser(), endpoint)
      expect([endpoint.path, status, typeof body.message]).toEqual([endpoint.path, 401, 'string'])
    }
  })

  test('answers 403 with its own text to a person without its permission', async () => {
    const t = createTranslator('fr')
    for (const endpoint of endpoints) {
      if (!PERMISSIONS.includes(endpoint.access as Permission)) continue
      const { status, body } = await call(powerless, endpoint)
      const code = notAllowedCode(endpoint.access as Permission)
      expect([endpoint.path, status, body.code, body.message]).toEqual([
        endpoint.path,
        403,
        code,
        t.refusal({ code }),
      ])
    }
  })

  test('refuses an unknown key of its query, whatever its method', async () => {
    for (const endpoint of endpoints) {
      const { status, body } = await call(someoneFor(endpoint), endpoint, '?intrus=1')
      const fields = body.errors?.map(({ field }: { field: string }) => field) ?? ['intrus']
      expect([keyOf(endpoint), status]).toEqual([keyOf(endpoint), 400])
      expect([keyOf(endpoint), ...fields]).toContain('intrus')
    }
  })

  test('refuses an unknown key of its body', async () => {
    for (const endpoint of endpoints) {
      if (endpoint.method === 'GET' || endpoint.upload) continue
      const [body] = endpoint.body ? sampleBodies(endpoint.body, plainValue) : [{}]
      const withOther = { ...Object(body), intrus: 1 }
      const { status } = await someoneFor(endpoint).call(endpoint.method, fill(endpoint), withOther)
      expect([keyOf(endpoint), status]).toEqual([keyOf(endpoint), 400])
    }
  })

  // A reset mailed to every address of an array: GitLab, CVE-2023-7028.
  test('refuses lists, objects and numbers where its body expects a text', async () => {
    let texts = 0
    for (const endpoint of endpoints.filter(({ body }) => body)) {
      const [body] = sampleBodies(endpoint.body!, plainValue) as [Record<string, unknown>]
      for (const [name, value] of Object.entries(body)) {
        if (typeof value !== 'string') continue
        texts += 1
        for (const wrong of [[value], { text: value }, 7, true]) {
          const answer = await someoneFor(endpoint).call(endpoint.method, fill(endpoint), {
            ...body,
            [name]: wrong,
          })
          expect([keyOf(endpoint), name, answer.status]).toEqual([keyOf(endpoint), name, 400])
        }
      }
    }
    expect(texts).toBeGreaterThan(30)
  })

  test('refuses a body with a duplicate key', async () => {
    const answer = await product.server.inject({
      method: 'POST',
      url: '/api/v1/auth/signin',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: '{"username":"ada@acme.test","username":"eve@acme.test","password":"x"}',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED'])
  })

  test('about an unknown object answers 404', async () => {
    const aboutOne = endpoints.filter(
      ({ method, path, access }) =>
        /:\w+Id\b/.test(path) &&
        !access.startsWith('invited') &&
        (method === 'GET' || method === 'DELETE'),
    )
    for (const endpoint of aboutOne) {
      const { status } = await call(administrator, endpoint)
      expect([endpoint.method, endpoint.path, status]).toEqual([
        endpoint.method,
        endpoint.path,
        404,
      ])
    }
  })
})

test('every permission has its refusal in three languages', () => {
  for (const locale of locales) {
    const t = createTranslator(locale)
    const silent = PERMISSIONS.filter(
      (permission) => !t.has(`refusals.${notAllowedCode(permission)}`),
    )
    expect(silent).toEqual([])
  }
})

test('a request beyond the limit is refused with its text in three languages', async () => {
  const body = { title: 'x'.repeat(5 * 1024 * 1024) }
  for (const locale of locales) {
    const answer = await product
      .browser()
      .call('POST', '/auth/signin', body, { 'accept-language': locale })
    const text = createTranslator(locale).refusal({ code: 'REQUEST_TOO_LARGE' })
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      413,
      'REQUEST_TOO_LARGE',
      text,
    ])
  }
})

test('docs/openapi.json, generated from the declarations, matches what the server serves', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')
  const { body } = await product.browser().call('GET', '/openapi.json')
  expect(body).toEqual(JSON.parse(text))
})
