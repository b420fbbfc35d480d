import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test.each(['/api/v1/%zz', '/api/v1/contracts3/%E0%A4%A', '/%zz'])(
  '%s is refused in the wire’s format, with the headers of every answer',
  async (url) => {
    for (const locale of locales) {
      const answer = await product.server.inject({ url, headers: { 'accept-language': locale } })
      const message = createTranslator(locale).refusal({ code: 'NOT_FOUND' })
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND', message }])
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
  },
)
