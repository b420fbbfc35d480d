import { createServer, type RequestListener, type Server } from 'node:http'
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
} from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { OutgoingError, type OutgoingFault } from './outgoing-error.ts'
import { outgoingHttp } from './outgoing-http.ts'
import { isPublicAddress } from './public-address.ts'

/** Whatever reaches it has passed a fence that should have held. */
let trap: Server
let trapPort = 0
let hits = 0

beforeAll(async () => {
  trap = createServer((_request, response) => {
    hits += 1
    response.end('caught')
  })
  // On every address of this machine, IPv6 included.
  trapPort = await listen(trap, '::').catch(() => listen(trap, '0.0.0.0'))
})
afterAll(() => void trap.close())

const RESOLVED: Record<string, string[]> = {
  'loopback.attacker.example': ['127.0.0.1'],
  'loopback6.attacker.example': ['::1'],
  'mixed.attacker.example': ['93.184.215.14', '127.0.0.1'],
  'metadata.attacker.example': ['169.254.169.254'],
}
const resolve = async (name: string) => {
  const addresses = name === 'localhost' ? ['127.0.0.1', '::1'] : RESOLVED[name]
  if (!addresses) throw new Error('ENOTFOUND')
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

describe('an address that leads inside', () => {
  const client = outgoingHttp({ networks: '', resolve })
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f000001',
    '0x7f.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127.0.0.1.',
    '0.0.0.0',
    'localhost',
    'LOCALHOST.',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    'loopback.attacker.example',
    'loopback6.attacker.example',
    'mixed.attacker.example',
    'metadata.attacker.example',
    '169.254.169.254',
  ])('is refused: %s', async (host) => {
    for (const protocol of ['http', 'https']) {
      const url = `${protocol}://${host}:${trapPort}/latest`
      const fault = await faultOf(client.send({ method: 'GET', url, maySendInClear: true }))
      // A trailing dot is part of a name, and of no name that exists here.
      expect(['ADDRESS_REFUSED', 'HOST_UNKNOWN']).toContain(fault)
    }
    expect(hits).toBe(0)
  })

  test.each([
    'https://example.com@127.0.0.1/',
    'https://user:password@service.example/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/_HELO',
    'ftp://127.0.0.1/',
    '//127.0.0.1/',
    'not an address',
  ])('is none at all: %s', async (url) => {
    expect(await faultOf(client.send({ method: 'GET', url }))).toBe('ADDRESS_INVALID')
  })

  test('is named in the error without its path, where secrets may be', async () => {
    const sending = client.send({ method: 'GET', url: 'https://127.0.0.1/feed/canari-secret' })
    await expect(sending).rejects.toThrow(/^ADDRESS_REFUSED: 127\.0\.0\.1$/)
  })
})

test.each([
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['100.128.0.1', true],
  ['169.254.169.254', false],
  ['198.18.0.1', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:93.184.215.14', true],
  ['fc00::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['64:ff9b::a00:1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2606:2800:220:1::1', true],
  ['93.184.215.14', true],
  ['nothing', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('a listed network', () => {
  test('can be reached, even without encryption', async () => {
    const url = await serve((_request, response) => response.end('listed'))
    const answer = await open().send({ method: 'GET', url })
    expect([answer.status, Buffer.from(answer.body).toString()]).toEqual([200, 'listed'])
  })

  test('does not open its neighbours', async () => {
    const client = outgoingHttp({ networks: '127.0.0.2/32' })
    const url = `http://127.0.0.1:${trapPort}/`
    expect(await faultOf(client.send({ method: 'GET', url }))).toBe('ADDRESS_REFUSED')
    expect(hits).toBe(0)
  })

  test('makes no exception for what is not encrypted elsewhere', async () => {
    const client = outgoingHttp({
      networks: '127.0.0.0/8',
      resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    })
    const url = 'http://service.example/'
    expect(await faultOf(client.send({ method: 'GET', url }))).toBe('NOT_ENCRYPTED')
  })
})

test('a name is looked up once: the second answer of a rebinding server is never asked for', async () => {
  const url = new URL(await serve((_request, response) => response.end('the first'), '127.0.0.2'))
  url.hostname = 'rebinding.attacker.example'
  let asked = 0
  const client = outgoingHttp({
    networks: '127.0.0.2/32',
    resolve: async () => [{ address: asked++ === 0 ? '127.0.0.2' : '127.0.0.1', family: 4 }],
  })
  const { body } = await client.send({ method: 'GET', url: url.href })
  expect([Buffer.from(body).toString(), asked]).toEqual(['the first', 1])
  expect(await faultOf(client.send({ method: 'GET', url: url.href }))).toBe('ADDRESS_REFUSED')
  expect(hits).toBe(0)
})

test('a redirect is an answer, and is not followed', async () => {
  const location = `http://127.0.0.1:${trapPort}/`
  const url = await serve((_request, response) =>
    response.writeHead(302, { location }).end('elsewhere'),
  )
  const { status, headers } = await open().send({ method: 'GET', url })
  expect([status, headers.location, hits]).toEqual([302, location, 0])
})

test('no proxy of the environment is used', async () => {
  const proxy = `http://127.0.0.1:${trapPort}`
  const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'NODE_USE_ENV_PROXY']
  const before = names.map((name) => [name, process.env[name]] as const)
  onTestFinished(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
  for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : proxy
  const url = await serve((_request, response) => response.end('directly'))
  const { body } = await open().send({ method: 'GET', url })
  expect([Buffer.from(body).toString(), hits]).toEqual(['directly', 0])
})

describe('an answer', () => {
  test('longer than wanted is given up, announced or not', async () => {
    const announced = await serve((_request, response) => response.end(Buffer.alloc(2_000)))
    const endless = await serve((_request, response) => {
      const feed = () => void (response.write(Buffer.alloc(60_000)) && setImmediate(feed))
      response.on('drain', feed)
      feed()
    })
    for (const url of [announced, endless]) {
      const sending = open().send({ method: 'GET', url, maxBytes: 1_000 })
      expect(await faultOf(sending)).toBe('ANSWER_TOO_LARGE')
    }
  })

  test('that never begins, or never ends, is given up', async () => {
    const silent = await serve(() => undefined)
    const trickling = await serve((_request, response) => void response.write('a'))
    const silentLimits = { answerMs: 50 }
    expect(await faultOf(open(silentLimits).send({ method: 'GET', url: silent }))).toBe('NO_ANSWER')
    const wholeLimits = { wholeMs: 100 }
    expect(await faultOf(open(wholeLimits).send({ method: 'GET', url: trickling }))).toBe(
      'NO_ANSWER',
    )
  })

  test('with endless headers is given up', async () => {
    const url = await serveTcp((line) => `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(40_000)}${line}`)
    expect(await faultOf(open().send({ method: 'GET', url }))).toBe('NO_ANSWER')
  })

  test('that switches to another protocol is none', async () => {
    const url = await serveTcp(
      () => 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    )
    expect(await faultOf(open().send({ method: 'GET', url }))).toBe('NO_ANSWER')
  })
})

test('what is not there, does not exist or speaks no TLS is told apart', async () => {
  const closed = createTcpServer()
  const port = await listen(closed, '127.0.0.1')
  await new Promise((done) => closed.close(done))
  const plain = (await serve((_request, response) => response.end())).replace('http:', 'https:')
  const faults = [
    open().send({ method: 'GET', url: `http://127.0.0.1:${port}` }),
    outgoingHttp({ networks: '', resolve }).send({ method: 'GET', url: 'https://no.example' }),
    open().send({ method: 'GET', url: plain }),
  ].map(faultOf)
  expect(await Promise.all(faults)).toEqual(['NO_ANSWER', 'HOST_UNKNOWN', 'CERTIFICATE_REFUSED'])
})

test('nothing leaves while the installation is closed after a restore', async () => {
  const client = outgoingHttp({ networks: 'loopback', isClosed: () => true })
  const url = `http://127.0.0.1:${trapPort}/`
  expect(await faultOf(client.send({ method: 'GET', url }))).toBe('OUTSIDE_CLOSED')
  expect(hits).toBe(0)
})

function open(limits = {}) {
  return outgoingHttp({ networks: '127.0.0.1,127.0.0.2', limits })
}

async function faultOf(sending: Promise<unknown>): Promise<OutgoingFault | 'answered'> {
  return sending.then(
    () => 'answered' as const,
    (error: unknown) => {
      if (error instanceof OutgoingError) return error.code
      throw error
    },
  )
}

async function serve(answer: RequestListener, address = '127.0.0.1'): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://${address}:${await listen(server, address)}/`
}

/** Answers with these bytes, whatever is asked. */
async function serveTcp(answer: (line: string) => string): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (line) => socket.write(answer(line.toString('latin1'))))
  })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listen(server, '127.0.0.1')}/`
}

function listen(server: TcpServer, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(0, host, () => done((server.address() as AddressInfo).port))
  })
}
