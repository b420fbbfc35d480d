import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { answerError } from './error-answer.ts'

const logged: string[] = []
const log = createLog((line) => void logged.push(line))

async function answerTo(error: unknown, locale: (typeof locales)[number]) {
  const server = Fastify()
  server.get('/', (_, reply) => answerError(error, reply, locale, log))
  const { statusCode, body } = await server.inject({ url: '/' })
  await server.close()
  return { status: statusCode, ...(JSON.parse(body) as { code: string; message: string }) }
}

test.each(locales)(
  'a fault of ours is called ours and never the connection’s: %s',
  async (locale) => {
    const { status, code, message } = await answerTo(new Error('a bug'), locale)
    expect([status, code]).toEqual([500, 'UNEXPECTED'])
    expect(message).toMatch(/notre côté|our side|nuestra parte/)
    expect(message).not.toMatch(/internet/i)
    expect(logged.at(-1)).toContain('a bug')
  },
)

describe('a full disk', () => {
  test.each(['ENOSPC', 'EDQUOT', '53100'])(
    'is refused as such, to be retried: %s',
    async (code) => {
      const full = Object.assign(new Error('no space left'), { code })
      for (const locale of locales) {
        const answer = await answerTo(full, locale)
        const message = createTranslator(locale).refusal({ code: 'STORAGE_FULL' })
        expect(answer).toMatchObject({ status: 503, code: 'STORAGE_FULL', message })
      }
      expect(JSON.parse(logged.at(-1)!)).toMatchObject({
        level: 'error',
        event: 'storage.full',
        code,
      })
    },
  )
})
