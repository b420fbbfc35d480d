import { connect } from 'node:net'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'
import { ANONYMOUS_JSON, exceededJsonLimit, SIGNED_IN_JSON } from './json-limits.ts'

const limits = { bytes: 1_000, depth: 3, values: 5 }

test.each([
  ['[[[1]]]', null],
  ['[[[[1]]]]', 'depth'],
  ['{"a":{"b":{"c":{}}}}', 'depth'],
  ['[1,2,3,4,5]', null],
  ['[1,2,3,4,5,6]', 'values'],
  ['["[[[[,,,,,,","\\"[[[["]', null],
  ['"[[[[', null],
  ['[],[],[]', null],
] as const)('%s exceeds %s', (text, expected) => {
  expect(exceededJsonLimit(text, limits)).toBe(expected)
})

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const FORGED = 'tacite_session=forged; tacite_guest=forged; any=thing'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const long = (values: number) => `[${Array.from({ length: values }, () => 0).join(',')}]`

describe.each(['fr', 'en', 'es'] as const)('in %s', (locale) => {
  const post = (path: string, payload: string, cookie = '') =>
    product.server.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      payload,
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
      },
    })
  const cookie = () =>
    [...company.administrator.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  test.each([
    ['nested', 400, 'MALFORMED', () => nested(ANONYMOUS_JSON.depth + 1)],
    ['full of values', 413, 'REQUEST_TOO_LARGE', () => long(ANONYMOUS_JSON.values + 1)],
    ['long', 413, 'REQUEST_TOO_LARGE', () => `"${'x'.repeat(ANONYMOUS_JSON.bytes)}"`],
  ] as const)(
    'a body too %s is refused from strangers, where anybody may send one and where nobody unknown may',
    async (_, status, code, body) => {
      for (const path of ['/auth/signin', '/contracts3']) {
        // A forged cookie makes nobody known.
        for (const sent of ['', FORGED]) {
          const answer = await post(path, body(), sent)
          expect([path, sent, answer.statusCode, answer.json()]).toEqual([
            path,
            sent,
            status,
            { message: createTranslator(locale).refusal({ code }), code },
          ])
        }
      }
    },
  )

  test.each([
    ['nested', 400, 'MALFORMED', () => nested(SIGNED_IN_JSON.depth + 1)],
    ['full of values', 413, 'REQUEST_TOO_LARGE', () => long(SIGNED_IN_JSON.values + 1)],
    ['long', 413, 'REQUEST_TOO_LARGE', () => `"${'x'.repeat(SIGNED_IN_JSON.bytes)}"`],
  ] as const)(
    'a body too %s is refused from people who are signed in',
    async (_, status, code, body) => {
      const answer = await post('/contracts3', body(), cookie())
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      expect(answer.json().message).toBe(createTranslator(locale).refusal({ code }))
    },
  )

  test.each([
    ['nested', () => nested(ANONYMOUS_JSON.depth + 1)],
    ['full of values', () => long(ANONYMOUS_JSON.values + 1)],
    ['long', () => `"${'x'.repeat(ANONYMOUS_JSON.bytes)}"`],
  ] as const)(
    'a body %s that strangers may not send is read from people who are signed in',
    async (_, body) => {
      // Its form is refused, which takes having read it.
      const answer = await post('/contracts3', body(), cookie())
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_TYPE'])
    },
  )
})

test('a long body that a stranger sends under a forged cookie is refused before it has come', async () => {
  const url = await product.server.listen({ host: '127.0.0.1', port: 0 })
  const { hostname, port } = new URL(url)
  const send = (framing: string, more: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/v1/contracts3 HTTP/1.1\r\nhost: ${hostname}\r\nsec-fetch-site: same-origin\r\n` +
            `content-type: application/json\r\ncookie: ${FORGED}\r\n${framing}\r\n\r\n${more}`,
        )
      })
      socket.setEncoding('utf8').on('error', reject)
      // Answered while the body is still to come: it is never sent.
      socket.on('data', (text) => {
        answer += String(text)
        if (!answer.includes('"code"')) return
        socket.destroy()
        resolve(answer)
      })
    })
  const announced = await send(`content-length: ${SIGNED_IN_JSON.bytes}`, '"x')
  expect(announced).toMatch(/^HTTP\/1\.1 413[\s\S]*REQUEST_TOO_LARGE/)
  const endless = await send('transfer-encoding: chunked', '2\r\n"x\r\n')
  expect(endless).toMatch(/^HTTP\/1\.1 401[\s\S]*SIGN_IN_NEEDED/)
})
