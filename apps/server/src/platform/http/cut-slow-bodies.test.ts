import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { BODY_PACE, cutSlowBodies, type BodyPace } from './cut-slow-bodies.ts'
import { answerError } from './error-answer.ts'

let server: FastifyInstance
/** Resolved once the server has dealt with the failed request. */
let failed: PromiseWithResolvers<void>
const logged: string[] = []
const log = createLog((line) => void logged.push(line))

afterEach(() => server.close())

async function open(pace: BodyPace, contentLength: number): Promise<Socket> {
  server = Fastify()
  failed = Promise.withResolvers()
  cutSlowBodies(server, pace)
  server.setErrorHandler((error, _request, reply) => {
    const answer = answerError(error, reply, 'fr', log)
    failed.resolve()
    return answer
  })
  server.post('/', ({ body }) => ({ received: (body as unknown[]).length }))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${contentLength}\r\nconnection: close\r\n\r\n`,
  )
  return socket
}

test('a client that stops sending is cut, without a line in the log', async () => {
  logged.length = 0
  const socket = await open({ windowMs: 20, leastBytes: 1 }, 1000)
  socket.write('[1,')
  await once(socket.resume(), 'close')
  await failed.promise
  expect(logged).toEqual([])
})

test('a client that sends a byte now and then is cut', async () => {
  const socket = await open({ windowMs: 100, leastBytes: 1000 }, 100_000)
  const drip = setInterval(() => socket.write('['), 5)
  // The connection may be reset while a byte is on its way, which `once` would take for a failure.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.resume().on('close', resolve))
  clearInterval(drip)
  expect(socket.destroyed).toBe(true)
})

test('a body in several parts is received, however many', async () => {
  const text = JSON.stringify(Array.from({ length: 30_000 }, () => 1))
  const socket = await open(BODY_PACE, text.length)
  for (let start = 0; start < text.length; start += 7000)
    socket.write(text.slice(start, start + 7000))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 .*"received":30000/s)
})
