import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

test('a name cannot break out of its header', async () => {
  const server = Fastify()
  server.get('/', (_, reply) =>
    sendFile(reply, {
      content: Buffer.from('x'),
      name: 'é"\r\nset-cookie: a=b.pdf',
      mediaType: 'application/pdf',
    }),
  )
  const { headers } = await server.inject('/')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['content-disposition']).toBe(
    `attachment; filename="____set-cookie_ a_b.pdf"; filename*=UTF-8''%C3%A9%22%0D%0Aset-cookie%3A%20a%3Db.pdf`,
  )
})
