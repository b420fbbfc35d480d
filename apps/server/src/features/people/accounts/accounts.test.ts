import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '../../../platform/new-id.ts'
import { PASSWORD, signUpCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** What the endpoints that take a password ask for beside it. */
const FORM: Record<string, unknown> = {
  companyName: 'Acme',
  firstName: 'Anne',
  lastName: 'Martin',
  username: 'anne@acme.test',
  email: 'anne@acme.test',
  code: '',
  i18n: 'fr',
  remember: false,
  token: 't'.repeat(43),
  password: PASSWORD,
  passwordAgain: PASSWORD,
  currentPassword: PASSWORD,
}

test('no endpoint takes a password over a plain connection from another machine', async () => {
  const { browser } = await (await signUpCompany(product)).join('reader')
  const elsewhere = product.browser('203.0.113.9')
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  const taking = product.product.routes.flatMap(({ endpoint: { method, path, body } }) => {
    const asked = body instanceof z.ZodObject ? Object.keys(body.shape) : []
    return asked.some((name) => /^(?:currentP|p)assword$/.test(name))
      ? [{ method, path, asked }]
      : []
  })
  expect(taking.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/auth/signin', '/auth/reset', '/me/password', '/me/email']),
  )
  for (const { method, path, asked } of taking) {
    const form = Object.fromEntries(asked.map((name) => [name, FORM[name]]))
    const { status, body } = await elsewhere.call(
      method,
      path.replace(/:\w+/, newId(product.clock.now())),
      form,
    )
    expect([path, status, body.code]).toEqual([path, 403, 'TLS_NEEDED'])
  }
})

describe('signing in', () => {
  test.each([
    ['fr', 'Identifiant ou mot de passe incorrect'],
    ['en', 'Wrong username or password'],
    ['es', 'Nombre de usuario o contraseña incorrectos'],
  ])('a wrong password is refused in %s', async (language, message) => {
    await signUpCompany(product)
    const { status, body } = await product
      .browser()
      .call(
        'POST',
        '/auth/signin',
        { username: 'nobody@acme.test', password: 'x' },
        { 'accept-language': language },
      )
    expect([status, body.message]).toEqual([401, message])
  })

  test('opens a session that ends at sign-out', async () => {
    const company = await signUpCompany(product)
    const { browser } = await company.join('reader')
    expect((await browser.call('GET', '/me')).status).toBe(200)
    expect((await browser.call('POST', '/auth/signout')).status).toBe(204)
    const stolen = await browser.call('GET', '/me')
    expect([stolen.status, stolen.body.code]).toEqual([401, 'SIGN_IN_NEEDED'])
  })

  test('$select names what comes beside the identity, and an unknown field is refused in words', async () => {
    const { administrator } = await signUpCompany(product)
    const me = async (query: string) => (await administrator.call('GET', `/me${query}`)).body
    const whole = await me('')
    expect(await me('?$select=roles,data')).toEqual(whole)
    const { roles, data, ...identity } = whole
    expect(await me('?$select=roles')).toEqual({ ...identity, roles })
    expect(await me('?$select=data,email')).toEqual({ ...identity, data })
    expect(await me('?$select=name')).toEqual(identity)
    for (const wrong of ['intrus', 'roles,intrus', '', 'roles,', 'Roles'])
      expect([wrong, await administrator.call('GET', `/me?$select=${wrong}`)]).toEqual([
        wrong,
        expect.objectContaining({
          status: 400,
          body: expect.objectContaining({
            errors: [
              expect.objectContaining({
                field: expect.stringMatching(/^\$select/),
                message: 'Cette valeur n’est pas l’une de celles qui sont acceptées ici.',
              }),
            ],
          }),
        }),
      ])
  })

  test('the language is stored with the person', async () => {
    const { administrator } = await signUpCompany(product)
    await administrator.call('PUT', '/me/language', { i18n: 'es' })
    expect((await administrator.call('GET', '/me')).body.i18n).toBe('es')
    const { body } = await administrator.call(
      'GET',
      '/contracts3/01a1fc00-76ed-7a30-b19a-7c6dcd73e16b',
    )
    expect(body.message).toBe('Este contrato no existe o usted no tiene acceso.')
  })
})

describe('the checks before every endpoint', () => {
  test('a request from another site is refused', async () => {
    const { administrator } = await signUpCompany(product)
    const foreign = await administrator.call(
      'PUT',
      '/me/language',
      { i18n: 'en' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect([foreign.status, foreign.body.code]).toEqual([403, 'ORIGIN_REFUSED'])
  })

  test('arrays, objects and numbers in place of a text are refused', async () => {
    for (const username of [['a@b.fr', 'c@d.fr'], { $ne: null }, 12]) {
      const { status } = await product
        .browser()
        .call('POST', '/auth/signin', { username, password: 'x' })
      expect(status).toBe(400)
    }
  })

  test('an unknown key is refused by its name', async () => {
    const { status, body } = await product
      .browser()
      .call('POST', '/auth/signin', { username: 'a@b.fr', password: 'x', admin: true })
    expect([status, body.errors[0].field]).toEqual([400, 'admin'])
  })
})
