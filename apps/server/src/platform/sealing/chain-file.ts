import { z } from 'zod'
import { verifyChain, type AuditEvent, type AuditHead, type ChainFault } from './audit-chain.ts'
import { readCheckpoint, type SealedCheckpoint } from './audit-checkpoint.ts'

export const CHAIN_FORMAT = 'tacite-audit-chain'

const hash = z.hex().length(64)
const head = z.strictObject({ sequence: z.int().nonnegative(), hash })
/** A head as files state it, its hash in hexadecimal. */
export type StatedHead = z.infer<typeof head>

/** The first line of an exported chain; one line per event follows, in the order of their numbers. */
const chainHeader = z.strictObject({
  format: z.literal(CHAIN_FORMAT),
  version: z.literal(1),
  company: z.uuid(),
  exportedAt: z.iso.datetime(),
  /** The newest event when it was exported. */
  head,
  /** The lines of the checkpoint file, as they were. */
  checkpoints: z.array(z.unknown()),
})
export type ChainHeader = z.infer<typeof chainHeader>

const event = z.strictObject({
  sequence: z.int().positive(),
  at: z.iso.datetime(),
  actor: z.uuid().nullable(),
  action: z.string(),
  objectType: z.string(),
  object: z.uuid(),
  contract: z.uuid().nullable(),
  payload: z.unknown(),
  /** Null once it was erased, with its salt. */
  personal: z.unknown(),
  salt: z.hex().nullable(),
  commitment: hash,
  previousHash: hash,
  hash,
})

/** @example encodeChainEvent(event) // one line of the file, without its end */
export function encodeChainEvent(each: AuditEvent): string {
  const line: z.input<typeof event> = {
    sequence: each.sequence,
    at: each.at.toISOString(),
    actor: each.actorId,
    action: each.action,
    objectType: each.objectType,
    object: each.objectId,
    contract: each.contractId,
    payload: each.payload,
    personal: each.personal ?? null,
    salt: each.salt ? toHex(each.salt) : null,
    commitment: toHex(each.commitment),
    previousHash: toHex(each.previousHash),
    hash: toHex(each.hash),
  }
  return JSON.stringify(line)
}

export interface ChainVerdict {
  companyId: string
  exportedAt: string
  /** The last event that was read. */
  last: number
  faults: (ChainFault | { sequence: number; code: 'EVENT_UNREADABLE' })[]
  /** How many events have lost their personal data, which is allowed. */
  erased: number
  checkpoints: SealedCheckpoint[]
  /** Lines in place of checkpoints that the company's seal did not sign. */
  rejected: number
  /** The last event that a seal outside the chain attests; 0: none does. */
  attestedTo: number
}

/** What is known from elsewhere than the file. */
export interface ChainWitness {
  /** Certificates in DER of the installation's authority. */
  authorities: readonly Uint8Array[]
  /** The same of timestamp authorities. */
  timestampRoots: readonly Uint8Array[]
  /** Lines of checkpoint files that were copied before. */
  checkpointLines: readonly string[]
  /** Heads in sealed documents of the company. */
  headsOf: (companyId: string) => readonly StatedHead[]
}

/**
 * Verifies an exported chain without a database: each event, their order, and that they pass through the heads that
 * the company's seal attests.
 *
 * @throws SyntaxError when the first line is not that of an exported chain.
 */
export async function verifyChainFile(
  lines: AsyncIterable<string>,
  { authorities, timestampRoots, checkpointLines, headsOf }: ChainWitness,
): Promise<ChainVerdict> {
  const reader = lines[Symbol.asyncIterator]()
  const { value: first = '' } = await reader.next()
  const header = chainHeader.safeParse(JSON.parse(first)).data
  if (!header) throw new SyntaxError('This is not an exported chain')
  const { company: companyId, exportedAt } = header
  const own = header.checkpoints.map((line) => JSON.stringify(line))
  const copied = checkpointLines.filter((line) => line.includes(companyId))
  const candidates = [...own, ...copied]
  const checkpoints = candidates.flatMap(
    (line) => readCheckpoint(line, { companyId, authorities, timestampRoots }) ?? [],
  )
  const sealed = [...checkpoints, ...headsOf(companyId)].map(fromHex)
  const read: Read = { last: 0, erased: 0, unreadable: null }
  const events = readEvents(reader, companyId, read)
  const faults = await verifyChain(events, { heads: [...sealed, fromHex(header.head)] })
  return {
    companyId,
    exportedAt,
    last: read.last,
    faults: [
      ...(read.unreadable === null
        ? []
        : [{ sequence: read.unreadable, code: 'EVENT_UNREADABLE' as const }]),
      ...faults,
    ],
    erased: read.erased,
    checkpoints,
    rejected: candidates.length - checkpoints.length,
    attestedTo: Math.max(...sealed.map(({ sequence }) => sequence), 0),
  }
}

interface Read {
  last: number
  erased: number
  /** The number that the first unreadable line should have. */
  unreadable: number | null
}

/** Ends at the first line that is not an event. */
async function* readEvents(
  lines: AsyncIterator<string>,
  companyId: string,
  read: Read,
): AsyncGenerator<AuditEvent> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (next.value.trim() === '') continue
    const parsed = event.safeParse(parseJson(next.value)).data
    if (!parsed) {
      read.unreadable = read.last + 1
      return
    }
    read.last = parsed.sequence
    if (parsed.salt === null) read.erased += 1
    yield {
      companyId,
      sequence: parsed.sequence,
      at: new Date(parsed.at),
      actorId: parsed.actor,
      action: parsed.action,
      objectType: parsed.objectType,
      objectId: parsed.object,
      contractId: parsed.contract,
      payload: parsed.payload,
      personal: parsed.personal,
      salt: parsed.salt === null ? null : Buffer.from(parsed.salt, 'hex'),
      commitment: Buffer.from(parsed.commitment, 'hex'),
      previousHash: Buffer.from(parsed.previousHash, 'hex'),
      hash: Buffer.from(parsed.hash, 'hex'),
    }
  }
}

function fromHex(stated: StatedHead): AuditHead {
  return { sequence: stated.sequence, hash: Buffer.from(stated.hash, 'hex') }
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
