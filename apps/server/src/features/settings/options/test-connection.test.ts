import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { CLOCK_START } from '../../../testing/fake-clock.ts'
import { freePort } from '../../../testing/free-port.ts'
import { READER_KEY, READER_MODEL, startReaderServer } from '../../../testing/reader-server.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { startTimestampServer, type TimestampServer } from '../../../testing/timestamp-server.ts'
import {
  startWebdavServer,
  WEBDAV_USER,
  type WebdavServer,
} from '../../../testing/webdav-server.ts'

let product: TestProduct
let company: TestCompany
let webdav: WebdavServer
/** Another service: nothing meant for the first one may arrive there. */
let elsewhere: WebdavServer
let timestamps: TimestampServer

beforeAll(async () => {
  webdav = await startWebdavServer()
  elsewhere = await startWebdavServer()
  timestamps = await startTimestampServer(() => product?.clock.now() ?? CLOCK_START)
  product = await startProduct({ env: timestamps.env })
})
afterAll(async () => {
  await product.stop()
  for (const server of [webdav, elsewhere, timestamps]) server.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  webdav.status = null
  timestamps.status = null
  timestamps.standIn.fault = 'none'
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  company.administrator.call(method, path, body)
const sharing = (changed: object = {}) => ({
  service: 'sharing',
  url: `${webdav.origin}/dav/`,
  siteUri: '/sites/acme',
  workFolderPath: 'Contrats signés',
  ...WEBDAV_USER,
  ...changed,
})
const tested = async (form: object) => {
  const { status, body } = await call('POST', '/integrations/test', form)
  return status === 200 ? body.result : [status, body.code, body.errors?.[0]?.field ?? null]
}

describe('a test of the sharing service', () => {
  test('says whether the work folder is there for this user', async () => {
    expect(await tested(sharing())).toBe('WORKS')
    expect(await tested(sharing({ password: 'canari-autre' }))).toBe('CREDENTIALS_REFUSED')
    expect(await tested(sharing({ workFolderPath: 'Ailleurs' }))).toBe('NOT_FOUND')
  })

  test.each<[number, string, string]>([
    [200, '<html>Bienvenue</html>', 'UNEXPECTED_ANSWER'],
    [207, '<html>Bienvenue</html>', 'UNEXPECTED_ANSWER'],
    [207, '<multistatus xmlns="DAV:"><response/></multistatus>', 'UNEXPECTED_ANSWER'],
    [207, '<multistatus xmlns="DAV:"><collection/></multistatus>', 'WORKS'],
    [207, 'x'.repeat(70_000), 'ANSWER_TOO_LARGE'],
    [500, '', 'SERVICE_FAILING'],
    [429, '', 'SERVICE_FAILING'],
    [403, '', 'CREDENTIALS_REFUSED'],
    [302, '', 'REDIRECTED'],
  ])('tells another answer apart: %s', async (status, page, result) => {
    Object.assign(webdav, { status, page, location: elsewhere.origin })
    expect(await tested(sharing())).toBe(result)
    expect(elsewhere.authorizations).toEqual([])
  })

  test('tells a silent service from an address that may not be called', async () => {
    const url = `http://127.0.0.1:${await freePort()}/`
    expect(await tested(sharing({ url }))).toBe('NO_ANSWER')
    expect(await tested(sharing({ url: 'https://service.invalid/' }))).toBe('HOST_UNKNOWN')
    for (const address of [
      'http://169.254.169.254/latest',
      'https://2130706434/',
      'https://[::1]/',
      'http://10.0.0.1/',
    ])
      expect([address, await tested(sharing({ url: address }))]).toEqual([
        address,
        [422, 'WEB_ADDRESS_PRIVATE', 'url'],
      ])
  })

  test('uses the stored password for the stored address only', async () => {
    expect((await call('PUT', '/integrations', sharing())).status).toBe(200)
    expect(await tested(sharing({ password: '' }))).toBe('WORKS')
    const moved = sharing({ password: '', url: `${elsewhere.origin}/dav/` })
    const refusal = [422, 'SECRET_NEEDED_AGAIN', 'password']
    expect(await tested(moved)).toEqual(refusal)
    const saved = await call('PUT', '/integrations', moved)
    expect([saved.status, saved.body.code, saved.body.errors[0].field]).toEqual(refusal)
    expect(elsewhere.authorizations).toEqual([])
  })

  test('is refused for what could not be stored either', async () => {
    expect(await tested(sharing({ password: '' }))).toEqual([422, 'FIELD_REQUIRED', 'password'])
    expect(await tested(sharing({ workFolderPath: '../../' }))).toEqual([
      422,
      'PATH_INVALID',
      'workFolderPath',
    ])
    expect(await tested(sharing({ url: 'https://a@b.example' }))).toEqual([
      422,
      'WEB_ADDRESS_INVALID',
      'url',
    ])
    expect(await tested({ service: 'provider2', account: '42' })).toEqual([
      400,
      'INVALID_UNION',
      'service',
    ])
  })

  test('stores nothing, and is in the trail without a secret', async () => {
    await tested(sharing({ password: 'canari-autre' }))
    await tested(sharing())
    const { body } = await call('GET', '/integrations')
    expect(body.value[2]).toMatchObject({ service: 'sharing', isConfigured: false })
    const { body: trail } = await call('GET', '/administration/audit?action=integration.tested')
    const texts = trail.value.map(({ text }: { text: string }) => text)
    expect(texts.map((text: string) => text.split(':')[1]?.trim())).toEqual([
      'elle fonctionne.',
      'elle échoue.',
    ])
    const everything = JSON.stringify(trail) + product.logged.join('\n')
    expect(everything).not.toContain('canari')
  })

  test('is for those who configure services, at most 60 times a minute', async () => {
    const { browser } = await company.join('contractManager')
    const refused = await browser.call('POST', '/integrations/test', sharing())
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED_MODULES_INTEGRATIONS'])
    const results = []
    for (let round = 0; round < 61; round += 1) results.push(await tested(sharing()))
    expect([results[0], results[59], results[60][0]]).toEqual(['WORKS', 'WORKS', 429])
  })
})

describe('a test of the timestamp authority', () => {
  test('asks for a true timestamp', async () => {
    const { body } = await call('GET', '/integrations')
    expect(body.timestampHost).toMatch(/^127\.0\.0\.1:\d+$/)
    expect(await tested({ service: 'timestamps' })).toBe('WORKS')
    timestamps.standIn.fault = 'wrongNonce'
    expect(await tested({ service: 'timestamps' })).toBe('TIMESTAMP_INVALID')
    timestamps.standIn.fault = 'html'
    expect(await tested({ service: 'timestamps' })).toBe('TIMESTAMP_INVALID')
    timestamps.status = 503
    expect(await tested({ service: 'timestamps' })).toBe('SERVICE_FAILING')
    timestamps.status = 401
    expect(await tested({ service: 'timestamps' })).toBe('CREDENTIALS_REFUSED')
  })

  test('is refused where there is none', async () => {
    const plain = await startProduct()
    const other = await signUpCompany(plain)
    const form = { service: 'timestamps' }
    const { status, body } = await other.administrator.call('POST', '/integrations/test', form)
    await plain.stop()
    expect([status, body.code]).toEqual([404, 'INTEGRATION_NOT_CONFIGURED'])
  })
})

describe('a test of a second reader', () => {
  const reader = (url: string, changed: object = {}) => ({
    service: 'secondReader',
    url,
    model: READER_MODEL,
    key: READER_KEY,
    ...changed,
  })

  test('asks it about a made-up text, and tells its answers apart', async () => {
    const server = await startReaderServer()
    expect(await tested(reader(server.url))).toBe('WORKS')
    expect(server.texts).toEqual([expect.stringContaining('préavis de trois mois')])
    server.write = () => 'Voici ce que j’ai trouvé.'
    expect(await tested(reader(server.url))).toBe('UNEXPECTED_ANSWER')
    const faults = [
      ['noChoice', 'UNEXPECTED_ANSWER'],
      ['cut', 'NO_ANSWER'],
      [429, 'SERVICE_FAILING'],
      [401, 'CREDENTIALS_REFUSED'],
    ] as const
    for (const [fault, result] of faults) {
      server.fault = fault
      expect([fault, await tested(reader(server.url))]).toEqual([fault, result])
    }
    server.fault = 'none'
    expect(await tested(reader(server.url, { key: 'canari-autre' }))).toBe('CREDENTIALS_REFUSED')
    expect(await tested(reader(server.url.replace('/v1', '/v2')))).toBe('NOT_FOUND')
    server.stop()
  })

  test('may do without a key, keeps the one it has, and sends it to its own address only', async () => {
    const server = await startReaderServer()
    const other = await startReaderServer()
    const without = await call('PUT', '/integrations', reader(server.url, { key: '' }))
    expect(without.body.value[3]).toMatchObject({ isConfigured: true, kept: [] })
    const { body } = await call('PUT', '/integrations', reader(server.url))
    expect(body.value[3]).toMatchObject({
      kept: ['key'],
      shown: { url: server.url, model: READER_MODEL },
    })
    expect(JSON.stringify(body)).not.toContain('canari')
    expect(await tested(reader(server.url, { key: '' }))).toBe('WORKS')
    const refusal = [422, 'SECRET_NEEDED_AGAIN', 'key']
    expect(await tested(reader(other.url, { key: '' }))).toEqual(refusal)
    expect(await tested(reader(server.url, { model: '' }))).toEqual([
      422,
      'FIELD_REQUIRED',
      'model',
    ])
    expect(await tested(reader('http://169.254.169.254/v1'))).toEqual([
      422,
      'WEB_ADDRESS_PRIVATE',
      'url',
    ])
    expect(other.texts).toEqual([])
    server.stop()
    other.stop()
  })
})
