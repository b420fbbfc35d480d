import { Refused, type Refusal, type WordedRefusal } from '@tacite/domain/refusal.ts'
import { createFrameReader, encodeFrame, writeTogether, type Frame } from './parser-frames.ts'
import { enterSandbox } from './parser-sandbox.ts'

/** What a parser returns: a JSON value, and bytes beside it (images, pages). */
export interface ParserOutput<Value = unknown> {
  value: Value
  parts?: Uint8Array[]
}

/** Gives a part of what is found, before the reply; resolves when there is room for more. */
export type GiveChunk = (chunk: Uint8Array) => Promise<void>

/** One parser: a pure function from bytes and parameters to an output; it throws refusals. */
export type ParserFunction = (
  input: Uint8Array,
  params: never,
  give: GiveChunk,
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

export type ParserMessage = ParserReply | { outcome: 'gives' }

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
  const replied = await reply(operations, frame)
  const bytes = encodeFrame(replied).reduce((sum, buffer) => sum + buffer.length, 0)
  await write(bytes > frame.header.maxOutputBytes ? TOO_MUCH_OUTPUT : replied)
}

const giveChunk: GiveChunk = (chunk) => write({ header: { outcome: 'gives' }, parts: [chunk] })

async function write(frame: Frame<ParserMessage>): Promise<void> {
  await writeTogether(process.stdout, encodeFrame(frame))
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
    const output = await parse(parts[0] ?? new Uint8Array(), header.params as never, giveChunk)
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
