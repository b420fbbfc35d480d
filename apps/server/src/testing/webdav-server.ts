import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A document-sharing service (WebDAV, RFC 4918) with one folder, strict about user and request. */
export interface WebdavServer {
  origin: string
  /** Answers this instead; null: as a service should. */
  status: number | null
  /** Where `status` 302 leads. */
  location: string
  /** The answer of 200. */
  page: string
  /** Every authorization that was sent to it. */
  authorizations: string[]
  stop(): void
}

export const WEBDAV_USER = { username: 'tacite', password: 'canari-partage' }
const WEBDAV_FOLDER = '/dav/sites/acme/Contrats%20sign%C3%A9s'

export async function startWebdavServer(): Promise<WebdavServer> {
  const listening = createServer((request, response) => {
    server.authorizations.push(request.headers.authorization ?? '')
    const { status, headers, body } = answerTo(request, server)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((done) => {
    listening.listen(0, '127.0.0.1', done)
  })
  const server: WebdavServer = {
    origin: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    status: null,
    location: '',
    page: '',
    authorizations: [],
    stop: () => {
      listening.closeAllConnections()
      listening.close()
    },
  }
  return server
}

function answerTo(
  { method, url, headers }: IncomingMessage,
  { status, location, page }: WebdavServer,
): { status: number; headers?: Record<string, string>; body?: string } {
  const { username, password } = WEBDAV_USER
  const expected = Buffer.from(`${username}:${password}`).toString('base64')
  if (status) return { status, headers: { location }, body: page }
  if (headers.authorization !== `Basic ${expected}`) return { status: 401 }
  if (method !== 'PROPFIND' || headers['depth'] !== '0') return { status: 405 }
  if (url !== WEBDAV_FOLDER) return { status: 404 }
  return { status: 207, headers: { 'content-type': 'application/xml' }, body: FOUND }
}

const FOUND = `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:"><D:response><D:href>${WEBDAV_FOLDER}</D:href>
<D:propstat><D:prop><D:resourcetype><D:collection/></D:resourcetype></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>
</D:response></D:multistatus>`
