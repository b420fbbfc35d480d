import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { inServed } from '../../../platform/http/served-request.ts'
import { newId } from '../../../platform/new-id.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { renderLetterPdf } from '../../../platform/pdf/render-letter-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { printedLetter } from './printed-letter.ts'
import { requireStated } from './require-stated.ts'
import { storeNotice } from './store-notice.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'files' | 'inCompany'>
type Written = BodyOf<typeof noticesEndpoints.writeLetter>

/** Writes the letter of a notice as a PDF; the notice takes effect with the first day that is proved. */
export async function writeLetter(
  deps: Deps,
  actor: Actor,
  asked: Written & { contractId: string; request: FastifyRequest },
): Promise<void> {
  const { contractId, request, ...written } = asked
  requireStated(written)
  if (written.letter.recipient.name === '')
    throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'recipientName' })
  const inCompany = inServed(deps.inCompany, actor, request)
  const act = written.kind === 'priceRevision' ? 'keepNotices' : 'markTerminated'
  const allow = (db: CompanyDatabase) => requireLifecycleAct(deps, db, actor, contractId, act)
  await inCompany(allow)
  const pdf = await renderLetterPdf(printedLetter(written), deps.clock.now())
  await inCompany(async (db) => {
    await allow(db)
    await storeLetter(deps, db, actor, { contractId, written, pdf })
  })
}

/**
 * Stores a letter with its notice.
 * @returns the id of the notice
 */
export async function storeLetter(
  deps: Omit<Deps, 'inCompany'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, written, pdf }: { contractId: string; written: Written; pdf: Uint8Array },
): Promise<string> {
  const now = deps.clock.now()
  const { kind, mode, locale, letter } = written
  const noticeId = newId(now)
  await storeNotice(deps, db, actor, {
    id: noticeId,
    contractId,
    kind,
    mode,
    givenBy: 'us',
    endsOn: kind === 'termination' ? written.endsOn : null,
    appliesFrom: kind === 'priceRevision' ? written.appliesFrom : null,
    proofs: [],
  })
  const sha256 = await storeFile(deps, db, pdf, MIME_OF_KIND.pdf)
  await db
    .insert('notice_letter', {
      notice_id: noticeId,
      contract_id: contractId,
      locale,
      content: JSON.stringify(letter),
      sha256,
      size_bytes: pdf.byteLength,
      written_by: actor.personId,
      written_at: now,
    })
    .execute()
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.noticeLetterWritten', contractId, { noticeId, kind, sha256 }),
  )
  return noticeId
}
