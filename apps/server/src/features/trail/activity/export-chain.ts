import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { Readable } from 'node:stream'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { CHAIN_START, type AuditHead } from '../../../platform/sealing/audit-chain.ts'
import {
  CHAIN_FORMAT,
  encodeChainEvent,
  type ChainHeader,
} from '../../../platform/sealing/chain-file.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { readAuditHead } from '../../../platform/events/chain-audit-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readChain } from './check-chain.query.ts'
import { checkpointLines, checkpointPath } from './checkpoint-store.ts'

const BATCH = 1000

/** Refuses whoever does not see every contract, since a chain cannot leave events out, and records the export. */
export async function startChainExport(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
): Promise<void> {
  if (!actor.permissions.has('contracts3:all'))
    throw new Refused('FORBIDDEN', notAllowedCode('contracts3:all'))
  const { sequence } = (await readAuditHead(db)) ?? CHAIN_START
  await events.record(db, {
    type: 'audit.exported',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { events: sequence, fileType: 'jsonl' },
  })
}

/** The whole chain with its checkpoints, which `npm run tacite -- verify` judges without the server. */
export function chainFile(
  deps: Pick<Platform, 'clock' | 'inCompanyForReports' | 'settings'>,
  { companyId }: Actor,
): Readable {
  return Readable.from(lines(deps, companyId))
}

async function* lines(
  {
    clock,
    inCompanyForReports,
    settings,
  }: Pick<Platform, 'clock' | 'inCompanyForReports' | 'settings'>,
  companyId: string,
): AsyncGenerator<string> {
  const head = (await inCompanyForReports(companyId, readAuditHead)) ?? CHAIN_START
  const kept = await checkpointLines(checkpointPath(settings.dataDirectory, companyId))
  yield `${JSON.stringify(headerOf(companyId, { head, exportedAt: clock.now(), kept }))}\n`
  for (let from = 1; from <= head.sequence; from += BATCH) {
    const to = Math.min(from + BATCH - 1, head.sequence)
    const events = await inCompanyForReports(companyId, (db) => readChain(db, from, to))
    yield events.map((event) => `${encodeChainEvent(event)}\n`).join('')
  }
}

function headerOf(
  company: string,
  { head, exportedAt, kept }: { head: AuditHead; exportedAt: Date; kept: readonly string[] },
): ChainHeader {
  return {
    format: CHAIN_FORMAT,
    version: 1,
    company,
    exportedAt: exportedAt.toISOString(),
    head: { sequence: head.sequence, hash: Buffer.from(head.hash).toString('hex') },
    checkpoints: kept.map(asJson),
  }
}

/** A line that is not JSON stays a text, which the verifier rejects. */
function asJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}
