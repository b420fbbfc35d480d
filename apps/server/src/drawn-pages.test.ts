import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from './platform/http/build-server.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { signUpCompany } from './testing/companies.ts'
import {
  contractForEachAudience,
  enterToRead,
  findShare,
  shareOutside,
  THIRD_PARTY,
} from './testing/shares.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

/** Returns its input instead of rendering it. */
const DRAWER = `
export const openDrawer = ({ template }) => ({
  asksOf: (address) => {
    if (address.startsWith('/home')) return null
    const id = /^\\/partage\\/(.*)$/.exec(address)?.[1]
    return ['/api/v1/misc/app', ...(id ? ['/api/v1/invitations/' + id + '/contract'] : [])]
  },
  draw: async ({ address, locale, answers }) => {
    if (address === '/auth/broken') throw new Error('broken')
    if (address === '/auth/away') return { redirectTo: '/auth/signin' }
    return { html: JSON.stringify({ template, locale, answers: Object.fromEntries(answers) }) }
  },
})`

let product: TestProduct
let server: FastifyInstance
let root: string

beforeAll(async () => {
  product = await startProduct()
  root = await mkdtemp(join(tmpdir(), 'tacite-drawn-'))
  await Promise.all(['assets', '.server', '.vite'].map((name) => mkdir(join(root, name))))
  await writeFile(join(root, 'index.html'), 'the shell')
  await writeFile(join(root, 'outside.html'), 'empty')
  await writeFile(join(root, '.vite/manifest.json'), '{}')
  await writeFile(join(root, '.server/draw-pages.js'), DRAWER)
  const { serverDeps, routes } = product.product
  server = await buildServer(serverDeps, routes)
  await serveWeb(server, { log: serverDeps.log, root })
})
afterAll(async () => {
  await server.close()
  await product.stop()
  await rm(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

describe('a server-rendered page', () => {
  test.each([
    ['the language chosen on the device', 'tacite_locale=es', 'en-GB,en;q=0.9', 'es'],
    ['else the one of the browser', '', 'de,en;q=0.9,fr;q=0.8', 'en'],
    ['never one that there is not', 'tacite_locale=xx', 'es', 'es'],
    ['French when nothing else is known', '', '', 'fr'],
  ])('is in %s', async (_, cookie, acceptLanguage, locale) => {
    const page = await get('/auth/signin', { cookie, 'accept-language': acceptLanguage })
    expect(page.json()).toMatchObject({ template: 'empty', locale })
  })

  test('is private: never cached', async () => {
    const { headers, statusCode } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, accept-language, cookie',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  })

  test('is compressed for a browser that accepts it', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain('"siteName"')
  })

  test('has the site’s data from the API', async () => {
    const { answers } = (await get('/')).json()
    expect(answers['/api/v1/misc/app']).toMatchObject({ siteName: 'Tacite', signUp: 'byMail' })
  })

  test('redirects, or falls back to the shell and to its own code', async () => {
    const away = await get('/auth/away')
    expect([away.statusCode, away.headers['location']]).toEqual([302, '/auth/signin'])
    expect((await get('/home/dashboard')).body).toBe('the shell')
    // What cannot be rendered here is rendered by the browser.
    expect((await get('/auth/broken')).body).toBe('empty')
    expect(product.logged.some((line) => line.includes('page.draw.failed'))).toBe(true)
  })
})

describe('a page about a contract', () => {
  const pageOf = async (id: string, { cookies }: Browser) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { answers } = (await get(`/partage/${id}`, { cookie })).json()
    return answers[`/api/v1/invitations/${id}/contract`]
  }

  test('shows what the device may read, and nothing of it to any other', async () => {
    const company = await signUpCompany(product)
    const owner = company.administrator
    const contractId = await contractForEachAudience(owner)
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    const id = path.split('/')[2] ?? ''

    const shown = await pageOf(id, guest)
    expect(shown).toEqual((await guest.call('GET', path)).body)
    expect(JSON.stringify(shown)).toContain('Texte thirdParties')
    expect(JSON.stringify(shown)).not.toContain('Texte collaborators')

    // Neither a device without the code, nor a signed-in person, nor a guest of another contract.
    expect(await pageOf(id, product.browser())).toBeUndefined()
    expect(await pageOf(id, owner)).toBeUndefined()
    const other = await signUpCompany(product)
    await shareOutside(other, await contractForEachAudience(other.administrator))
    expect(await pageOf(id, (await enterToRead(product, other)).guest)).toBeUndefined()

    const { _id } = await findShare(owner, contractId, THIRD_PARTY)
    await owner.call('DELETE', `/contracts3/${contractId}/shares/${_id}`)
    expect(await pageOf(id, guest)).toBeUndefined()
  })
})
