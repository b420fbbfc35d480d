import { Refused, type Refusal, type WordedRefusal } from '@tacite/domain/refusal.ts'
import { createFrameReader, encodeFrame, type Frame } from './parser-frames.ts'
import { enterSandbox } from './parser-sandbox.ts'

/** What a parser returns: a JSON value, and bytes beside it (images, pages). */
export interface ParserOutput<Value = unknown> {
  value: Value
  parts?: Uint8Array[]
}

/** One parser: a pure function from bytes and parameters to an output; it throws refusals. */
export type ParserFunction = (
  input: Uint8Array,
  params: never,
) => ParserOutput | Promise<ParserOutput>

/** Each operation is loaded on first use: a process that only reads PDFs never loads Word. */
export type ParserOperations = Record<string, () => Promise<ParserFunction>>

export interface ParserRequest {
  operation: string
  params: unknown
  maxOutputBytes: number
}

export type ParserReply =
  | { outcome: 'done'; value: unknown }
  | { outcome: 'refused'; refusal: Refusal | WordedRefusal; reason?: string }
  | { outcome: 'crashed'; reason: string }

/** The main loop of a parser process: one request at a time from stdin, its reply to stdout. */
export function serveOperations(operations: ParserOperations, maxInputBytes: number): void {
  enterSandbox()
  let turn = Promise.resolve()
  const feed = createFrameReader(maxInputBytes, (frame) => {
    turn = turn.then(() => answer(operations, frame as Frame<ParserRequest>))
  })
  process.stdin.on('data', feed)
  // The server is gone, however it ended: nobody waits for this process.
  process.stdin.on('end', () => process.exit(0))
}

async function answer(operations: ParserOperations, frame: Frame<ParserRequest>): Promise<void> {
  const buffers = encodeFrame(await reply(operations, frame))
  const bytes = buffers.reduce((sum, buffer) => sum + buffer.length, 0)
  const sent = bytes > frame.header.maxOutputBytes ? encodeFrame(TOO_MUCH_OUTPUT) : buffers
  for (const buffer of sent) process.stdout.write(buffer)
}

const TOO_MUCH_OUTPUT: Frame<ParserReply> = {
  header: { outcome: 'refused', refusal: { code: 'FILE_TOO_COMPLEX' }, reason: 'output limit' },
  parts: [],
}

async function reply(
  operations: ParserOperations,
  { header, parts }: Frame<ParserRequest>,
): Promise<Frame<ParserReply>> {
  try {
    const load = operations[header.operation]
    if (!load) throw new Error(`unknown operation ${header.operation}`)
    const parse = await load()
    const output = await parse(parts[0] ?? new Uint8Array(), header.params as never)
    return { header: { outcome: 'done', value: output.value }, parts: output.parts ?? [] }
  } catch (error) {
    return { header: failure(error), parts: [] }
  }
}

function failure(error: unknown): ParserReply {
  if (error instanceof Refused && error.refusals[0]) {
    const reason = typeof error.cause === 'string' ? { reason: error.cause } : {}
    return { outcome: 'refused', refusal: error.refusals[0], ...reason }
  }
  return { outcome: 'crashed', reason: error instanceof Error ? `${error.stack}` : String(error) }
}
