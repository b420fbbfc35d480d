import { locales } from '@tacite/domain/locale.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
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
