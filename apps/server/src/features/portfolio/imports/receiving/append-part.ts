import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { importAfter } from '@tacite/domain/imports/import-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Readable } from 'node:stream'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { StagedFile } from '../../../../platform/storage/file-store.ts'
import { notifySometimes } from '../notify-of-imports.ts'
import { requireUpload, type HeldUpload } from './uploads-repository.ts'
import { checksumOf, type RequestHeaders } from './tus-headers.ts'

type Deps = Pick<Platform, 'clock' | 'files' | 'inCompany'>

export interface SentPart {
  importId: string
  sourceId: string
  offset: number
  headers: RequestHeaders
  body: Readable
}

/**
 * Adds a part to a file. It arrives in the staging area while no transaction is open, so that a slow sender holds
 * nothing; then it is written at its offset, durably, and counted. Returns how far the file is.
 *
 * @throws Refused IMPORT_UPLOAD_OFFSET when it does not follow what was received, IMPORT_UPLOAD_CHECKSUM,
 * IMPORT_UPLOAD_PART_TOO_LARGE, IMPORT_NOT_RECEIVING
 */
export async function appendPart(deps: Deps, actor: Actor, part: SentPart): Promise<number> {
  const checksum = checksumOf(part.headers)
  await deps.inCompany(actor.companyId, async (db) => {
    allow(await requireUpload(db, actor, part), part.offset)
  })
  const staged = await deps.files.stage(bounded(part))
  try {
    if (checksum !== null && checksum !== staged.sha256)
      throw new Refused('CONFLICT', 'IMPORT_UPLOAD_CHECKSUM')
    return await deps.inCompany(actor.companyId, (db) => append(deps, db, actor, part, staged))
  } finally {
    await staged.discard()
  }
}

async function append(
  { clock, files }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { importId, sourceId, offset }: SentPart,
  staged: StagedFile,
): Promise<number> {
  const upload = await requireUpload(db, actor, { importId, sourceId })
  allow(upload, offset)
  const received = offset + staged.size
  if (received > upload.bytes) throw new Refused('MALFORMED', 'IMPORT_UPLOAD_MALFORMED')
  await files.growing.append(db.companyId, sourceId, staged, offset)
  failpoint('part-uncounted')
  await db
    .update('import_source')
    .set({
      received_bytes: received,
      ...(received === upload.bytes && { completed_at: clock.now() }),
    })
    .where('import_source.id', '=', sourceId)
    .execute()
  await notifySometimes(clock, db, { importId, createdBy: upload.createdBy })
  return received
}

function allow({ state, received }: HeldUpload, offset: number): void {
  importAfter(state, 'receive')
  if (offset !== received)
    throw new Refused('STATE', { code: 'IMPORT_UPLOAD_OFFSET', params: { received } })
}

/** The announced length may be a lie, or missing. */
async function* bounded({ headers, body }: SentPart): AsyncGenerator<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > IMPORT_LIMITS.partBytes) throw tooLarge()
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > IMPORT_LIMITS.partBytes) throw tooLarge()
    yield chunk
  }
}

const tooLarge = () =>
  new Refused('TOO_LARGE', {
    code: 'IMPORT_UPLOAD_PART_TOO_LARGE',
    params: { megabytes: IMPORT_LIMITS.partBytes / 1024 / 1024 },
  })
