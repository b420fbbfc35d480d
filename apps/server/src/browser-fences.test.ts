import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX, type Endpoint } from '@tacite/api/endpoint.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from './platform/http/build-server.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { PASSWORD, signUpCompany } from './testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

let product: TestProduct
let behindTls: TestProduct
let endpoints: Endpoint[]

beforeAll(async () => {
  product = await startProduct()
  behindTls = await startProduct({
    env: { PUBLIC_URL: 'https://contrats.exemple.fr', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' },
  })
  endpoints = product.product.routes.map(({ endpoint }) => endpoint)
})
afterAll(async () => {
  await behindTls.stop()
  await product.stop()
})

const ACCOUNT = {
  companyName: 'Acme',
  firstName: 'Ada',
  lastName: 'Moor',
  password: PASSWORD,
  i18n: 'fr',
}
const ID = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'
const pathOf = ({ path }: Endpoint) => API_PREFIX + path.replace(/:\w+/g, ID)

/** Headers that browsers send with cross-site calls; the first set is what no browser sends. */
const FOREIGN: readonly Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://ailleurs.test' },
  { origin: 'null' },
]

describe('what every answer tells the browser', () => {
  test.each(['/api/v1/misc/app', '/api/v1/me', '/api/v1/nowhere', '/healthz', '/nowhere'])(
    '%s: no foreign scripts, no frames, no type sniffing',
    async (url) => {
      const { headers } = await product.server.inject({ url })
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "style-src 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "require-trusted-types-for 'script'",
          'trusted-types tacite-text tacite-paste ProseMirrorClipboard tacite-find',
        ]),
      )
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['access-control-allow-origin']).toBeUndefined()
      if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('pages are always revalidated, hashed files cached forever, missing files never answered with a page', async () => {
    const root = await mkdtemp(join(tmpdir(), 'tacite-pages-'))
    await mkdir(join(root, 'assets'))
    await writeFile(join(root, 'index.html'), '<!doctype html><title>Tacite</title>')
    await writeFile(join(root, 'assets', 'a1b2.js'), 'export {}')
    const { serverDeps, routes } = product.product
    const server = await buildServer(serverDeps, routes)
    await serveWeb(server, { log: serverDeps.log, root })
    const get = async (url: string) => {
      const { statusCode, headers, body } = await server.inject({ url })
      return [statusCode, headers['cache-control'], body.includes('Tacite')]
    }
    const warned: string[] = []
    const hear = ({ name }: Error) => void warned.push(name)
    process.on('warning', hear)
    for (const screen of ['/', '/index.html', '/home/dashboard'])
      expect(await get(screen)).toEqual([200, 'no-cache', true])
    process.off('warning', hear)
    // Each disk lookup for a screen’s path would add one more listener to the end of its reply.
    expect(warned).toEqual([])
    expect(await get('/assets/a1b2.js')).toEqual([
      200,
      'public, max-age=31536000, immutable',
      false,
    ])
    for (const file of ['', 'a/b.js', '..%2findex.html', '%252e%252e%2findex.html'])
      expect([403, 404]).toContain((await get(`/assets/${file}`))[0])
    expect((await get('/assets/gone.js'))[0]).toBe(404)
    const page = await server.inject({ url: '/home/dashboard' })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    await server.close()
    await rm(root, { recursive: true })
  })
})

describe('the session cookie', () => {
  const cookieOf = async (asked: TestProduct, headers: Record<string, string>) => {
    const answer = await asked.server.inject({
      method: 'POST',
      url: `${API_PREFIX}/auth/signin`,
      payload: { username: asked.ready[0]!.email, password: PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    return [
      answer.statusCode,
      cookies.find((cookie) => cookie.includes('tacite_session')),
      answer.headers,
    ] as const
  }

  test('on this machine is inaccessible to scripts and other sites', async () => {
    const [status, cookie, headers] = await cookieOf(product, {})
    expect(status).toBe(200)
    expect(cookie).toMatch(/^tacite_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('over TLS is bound to the host, and HSTS is set', async () => {
    const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const [status, cookie, headers] = await cookieOf(behindTls, tls)
    expect(status).toBe(200)
    expect(cookie).toMatch(
      /^__Host-tacite_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('is never sent over a plain connection beyond this machine', async () => {
    const clear = { 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.9' }
    const [status, cookie] = await cookieOf(behindTls, clear)
    expect([status, cookie]).toEqual([403, undefined])
  })
})

describe('every mutating endpoint', () => {
  const unsafe = () => endpoints.filter(({ method }) => method !== 'GET')
  const ask = async (endpoint: Endpoint, headers: Record<string, string>) => {
    const { statusCode, body } = await product.server.inject({
      method: endpoint.method,
      url: pathOf(endpoint),
      headers,
      payload: '{}',
    })
    return [endpoint.path, statusCode, JSON.parse(body).code]
  }

  test('refuses cross-site calls before anything else', async () => {
    for (const endpoint of unsafe())
      for (const foreign of FOREIGN)
        expect(await ask(endpoint, { 'content-type': 'application/json', ...foreign })).toEqual([
          endpoint.path,
          403,
          'ORIGIN_REFUSED',
        ])
  })

  test('refuses the content types that a plain form can send', async () => {
    for (const endpoint of unsafe()) {
      const multipart = endpoint.upload ? [] : ['multipart/form-data']
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', ...multipart]) {
        const answer = await ask(endpoint, {
          'content-type': type,
          'sec-fetch-site': 'same-origin',
        })
        expect(answer).toEqual([endpoint.path, 415, 'MEDIA_TYPE_NOT_ALLOWED'])
      }
    }
  })
})

describe('limits', () => {
  test('every declared limit is enforced, says when to retry, and ends', async () => {
    const limited = endpoints.filter(({ perMinute }) => perMinute !== undefined)
    expect(limited.length).toBeGreaterThan(8)
    for (const endpoint of limited) {
      const ask = () => callFrom('127.9.0.1', endpoint)
      for (let call = 0; call < endpoint.perMinute!; call += 1)
        expect([endpoint.path, (await ask()).statusCode]).not.toEqual([endpoint.path, 429])
      const over = await ask()
      expect([endpoint.path, over.statusCode, over.headers['retry-after']]).toEqual([
        endpoint.path,
        429,
        '60',
      ])
      expect((await callFrom('127.9.0.2', endpoint)).statusCode).not.toBe(429)
      product.clock.advance(61_000)
      expect((await ask()).statusCode).not.toBe(429)
    }
  })

  test('count the address that the proxy saw, whatever the caller claims', async () => {
    const signUp = endpoints.find(({ path }) => path === '/auth/signup')!
    const statuses: number[] = []
    for (let call = 0; call <= signUp.perMinute!; call += 1) {
      const { statusCode } = await behindTls.server.inject({
        method: 'POST',
        url: pathOf(signUp),
        payload: {},
        headers: {
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `198.51.100.${call}, 203.0.113.77`,
        },
      })
      statuses.push(statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('believe forwarded headers of the proxies on the list only', async () => {
    const signUp = endpoints.find(({ path }) => path === '/auth/signup')!
    const forwarded = async (remoteAddress: string, call: number, secure = 'https') => {
      const { statusCode, body } = await behindTls.server.inject({
        method: 'POST',
        url: pathOf(signUp),
        remoteAddress,
        payload: { ...ACCOUNT, email: 'nobody' },
        headers: {
          'sec-fetch-site': 'same-origin',
          'x-forwarded-proto': secure,
          'x-forwarded-for': `198.51.100.${call}`,
        },
      })
      return [statusCode, JSON.parse(body).code]
    }
    // A direct caller neither chooses its address nor passes for a safe connection.
    expect(await forwarded('192.0.2.7', 0)).toEqual([403, 'TLS_NEEDED'])
    for (let call = 1; call <= signUp.perMinute!; call += 1) await forwarded('192.0.2.7', call)
    expect((await forwarded('192.0.2.7', 250))[0]).toBe(429)
    // The proxy on the list is believed: each of its callers is counted apart.
    for (let call = 0; call <= signUp.perMinute!; call += 1)
      expect((await forwarded('10.1.2.3', call))[0]).toBe(422)
    expect((await forwarded('::ffff:10.1.2.3', 251))[0]).toBe(422)
  })

  test('count people each for themselves, whoever shares their address', async () => {
    const { administrator, join: joined } = await signUpCompany(product)
    const colleague = (await joined('reader')).browser
    const stranger = product.browser()
    const preview = endpoints.find(({ path }) => path === '/texts/:textId/preview')!
    const path = preview.path.replace(/:\w+/g, ID)
    const statuses = async (browser: Browser, calls: number) => {
      const found = new Set<number>()
      for (let call = 0; call < calls; call += 1)
        found.add((await browser.call('GET', path)).status)
      return [...found]
    }
    expect(await statuses(stranger, preview.perMinute! + 1)).toEqual([401, 429])
    expect(await statuses(colleague, preview.perMinute! + 1)).toEqual([404, 429])
    // Same address, same minute: none of it is theirs.
    expect(await statuses(administrator, preview.perMinute! + 1)).toEqual([404, 429])
  })

  test('refuse everyone when they cannot be counted', async () => {
    const { administrator } = await signUpCompany(product)
    const { body } = await administrator.call('GET', '/me')
    const username = body.email
    const client = new Client(product.owner)
    await client.connect()
    await client.query('alter table rate_limit rename to rate_limit_gone')
    const answer = await product
      .browser()
      .call('POST', '/auth/signin', { username, password: PASSWORD })
    const preview = await administrator.call('GET', `/texts/${ID}/preview`)
    await client.query('alter table rate_limit_gone rename to rate_limit')
    await client.end()
    expect([answer.status, answer.headers['set-cookie']]).toEqual([500, undefined])
    expect(preview.status).toBe(500)
  })
})

function callFrom(remoteAddress: string, endpoint: Endpoint) {
  return product.server.inject({
    method: endpoint.method,
    url: pathOf(endpoint),
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
}
