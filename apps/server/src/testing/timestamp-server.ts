import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createTestDirectory } from '../platform/database/testing/create-test-directory.ts'
import {
  createTimestampStandIn,
  type TimestampStandIn,
} from '../platform/sealing/testing/timestamp-stand-in.ts'

/** A timestamp authority over HTTP, strict about the request, with scripted failures. */
export interface TimestampServer {
  standIn: TimestampStandIn
  /** Null: it answers. */
  status: number | null
  /** The settings of an installation that uses it. */
  env: Record<string, string>
  stop(): void
}

/** The user that it wants to know. */
const USER = { name: 'acme', password: 'canari-horloge' }

/** @param now of the test's product: a timestamp of another time is not accepted. */
export async function startTimestampServer(now: () => Date): Promise<TimestampServer> {
  const standIn = createTimestampStandIn(now)
  const certificate = join(await createTestDirectory('timestamps'), 'root.pem')
  await writeFile(certificate, standIn.rootPem)
  const listening = createServer((request, response) => {
    void readBody(request).then((query) => {
      if (!isAcceptable(request)) return response.writeHead(401).end()
      if (server.status) return response.writeHead(server.status).end()
      return response
        .writeHead(200, { 'content-type': 'application/timestamp-reply' })
        .end(standIn.answer(query))
    })
  })
  await new Promise<void>((done) => {
    listening.listen(0, '127.0.0.1', done)
  })
  const { port } = listening.address() as AddressInfo
  const server: TimestampServer = {
    standIn,
    status: null,
    env: {
      TIMESTAMP_URL: `http://${USER.name}:${USER.password}@127.0.0.1:${port}/tsr`,
      TIMESTAMP_CERTIFICATE: certificate,
      OUTGOING_NETWORKS: '127.0.0.1',
    },
    stop: () => {
      listening.closeAllConnections()
      listening.close()
    },
  }
  return server
}

function isAcceptable({ method, url, headers }: IncomingMessage): boolean {
  const expected = Buffer.from(`${USER.name}:${USER.password}`).toString('base64')
  return (
    method === 'POST' &&
    url === '/tsr' &&
    headers['content-type'] === 'application/timestamp-query' &&
    headers.authorization === `Basic ${expected}`
  )
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
