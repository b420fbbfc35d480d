import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'

/**
 * One event of a company's audit chain, as the database stores it (`audit_event`) or an export contains it. Personal
 * data and its salt may be erased: the chain holds only their commitment.
 */
export interface AuditEvent {
  companyId: string
  /** From 1, without a gap. */
  sequence: number
  at: Date
  actorId: string | null
  action: string
  objectType: string
  objectId: string
  contractId: string | null
  payload: unknown
  personal?: unknown
  salt?: Uint8Array | null
  /** `sha256(salt ‖ canonical(personal))`. */
  commitment: Uint8Array
  previousHash: Uint8Array
  hash: Uint8Array
}

/** The head of a chain: number and hash of its newest event. */
export interface AuditHead {
  sequence: number
  hash: Uint8Array
}

export interface ChainFault {
  sequence: number
  code:
    | 'NUMBER_MISSING'
    | 'NOT_AFTER_PREVIOUS'
    | 'EVENT_CHANGED'
    | 'PERSONAL_DATA_CHANGED'
    | 'OTHER_COMPANY'
    | 'TAIL_MISSING'
    | 'HEAD_DIFFERS'
}

/** The head of an empty chain. */
export const CHAIN_START: AuditHead = { sequence: 0, hash: new Uint8Array(32) }

/**
 * The hash of an event: `sha256(previous hash ‖ canonical(event))`. `at` says when it happened, its number in which
 * order it was chained: of two concurrent acts, the one committed later may have happened first.
 */
export function hashAuditEvent(event: Omit<AuditEvent, 'hash' | 'personal' | 'salt'>): Uint8Array {
  const canonical = canonicalJson({
    version: 1,
    company: event.companyId,
    sequence: event.sequence,
    at: event.at.toISOString(),
    actor: event.actorId,
    action: event.action,
    objectType: event.objectType,
    object: event.objectId,
    contract: event.contractId,
    payload: event.payload,
    commitment: Buffer.from(event.commitment).toString('hex'),
  })
  return createHash('sha256').update(event.previousHash).update(canonical).digest()
}

/** What the chain keeps of personal data: nothing that can be guessed once the salt is gone. */
export function commitPersonal(salt: Uint8Array, personal: unknown): Uint8Array {
  return createHash('sha256').update(salt).update(canonicalJson(personal)).digest()
}

/**
 * Checks a chain, or a range of it, from its events alone.
 *
 * A chain alone cannot show that its end was cut off; a head kept elsewhere can, such as the one in a sealed PDF.
 *
 * @param events in the order of their numbers.
 * @param known.start the head before the first of these events; the chain's start when left out.
 * @param known.heads heads that the chain must pass through.
 * @returns the faults, in order; none: the chain holds.
 */
export async function verifyChain(
  events: Iterable<AuditEvent> | AsyncIterable<AuditEvent>,
  known: { start?: AuditHead; heads?: readonly AuditHead[] } = {},
): Promise<ChainFault[]> {
  const faults: ChainFault[] = []
  const heads = Map.groupBy(known.heads ?? [], ({ sequence }) => sequence)
  let previous: AuditHead & { companyId?: string } = known.start ?? CHAIN_START
  for await (const event of events) {
    const { sequence } = event
    faults.push(...faultsOf(event, previous).map((code) => ({ sequence, code })))
    if (heads.get(sequence)?.some(({ hash }) => !isSame(hash, event.hash)))
      faults.push({ sequence, code: 'HEAD_DIFFERS' })
    previous = event
  }
  const lastKnown = Math.max(...heads.keys(), 0)
  if (lastKnown > previous.sequence) faults.push({ sequence: lastKnown, code: 'TAIL_MISSING' })
  return faults
}

function faultsOf(
  event: AuditEvent,
  previous: AuditHead & { companyId?: string },
): ChainFault['code'][] {
  const checks: [ChainFault['code'], boolean][] = [
    ['NUMBER_MISSING', event.sequence === previous.sequence + 1],
    ['NOT_AFTER_PREVIOUS', isSame(event.previousHash, previous.hash)],
    ['EVENT_CHANGED', isSame(event.hash, hashAuditEvent(event))],
    ['PERSONAL_DATA_CHANGED', isCommitted(event)],
    ['OTHER_COMPANY', (previous.companyId ?? event.companyId) === event.companyId],
  ]
  return checks.filter(([, holds]) => !holds).map(([code]) => code)
}

/** Personal data leaves with its salt: without one, nothing proves what is there. */
function isCommitted({ personal, salt, commitment }: AuditEvent): boolean {
  return salt ? isSame(commitment, commitPersonal(salt, personal)) : (personal ?? null) === null
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
