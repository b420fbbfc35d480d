import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service that speaks the chat completions of OpenAI, strict about key, model and question. */
export interface ReaderServer {
  /** With its version, as people type it. */
  url: string
  /** What its model writes about a text; nonsense is what it says. */
  write: (text: string) => string
  /** `silent`: never answers; `cut`: closes in the middle; `noChoice`: another JSON; a number: that status. */
  fault: 'none' | 'silent' | 'cut' | 'noChoice' | number
  /** How often in a row it fails; then it answers. */
  faults: number
  /** Every text that was sent to it. */
  texts: string[]
  stop(): void
}

export const READER_KEY = 'canari-lecteur'
export const READER_MODEL = 'lecteur-1'

export async function startReaderServer(): Promise<ReaderServer> {
  const listening = createServer((request, response) => {
    void answer(request, response, server)
  })
  await new Promise<void>((done) => {
    listening.listen(0, '127.0.0.1', done)
  })
  const server: ReaderServer = {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/v1`,
    write: () => '{"values":[]}',
    fault: 'none',
    faults: Number.POSITIVE_INFINITY,
    texts: [],
    stop: () => {
      listening.closeAllConnections()
      listening.close()
    },
  }
  return server
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  server: ReaderServer,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const refused = refusalOf(request, Buffer.concat(chunks).toString('utf8'))
  if (typeof refused === 'number') return void response.writeHead(refused).end()
  server.texts.push(refused.text)
  const fault = server.faults > 0 ? server.fault : 'none'
  server.faults -= 1
  if (fault === 'silent') return
  if (typeof fault === 'number') return void response.writeHead(fault).end()
  const body = JSON.stringify({
    object: 'chat.completion',
    ...(fault === 'noChoice'
      ? { choices: [] }
      : {
          choices: [
            { index: 0, message: { role: 'assistant', content: server.write(refused.text) } },
          ],
        }),
  })
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  if (fault === 'cut') {
    response.write(body.slice(0, body.length / 2), () => response.destroy())
    return
  }
  response.end(body)
}

function refusalOf(
  { method, url, headers }: IncomingMessage,
  body: string,
): number | { text: string } {
  if (method !== 'POST' || url !== '/v1/chat/completions') return 404
  if (headers.authorization !== `Bearer ${READER_KEY}`) return 401
  if (headers['content-type'] !== 'application/json') return 415
  const asked = JSON.parse(body) as {
    model: string
    temperature: number
    stream: boolean
    response_format: { type: string }
    messages: { role: string; content: string }[]
  }
  const [system, user] = asked.messages
  const isRight =
    asked.model === READER_MODEL &&
    asked.temperature === 0 &&
    !asked.stream &&
    asked.response_format.type === 'json_object' &&
    asked.messages.length === 2 &&
    system?.role === 'system' &&
    user?.role === 'user'
  return isRight ? { text: user.content } : 400
}
