import type { ProofReading } from '@tacite/api/lifecycle/proof-readings-endpoints.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { inServed } from '../../../../platform/http/served-request.ts'
import { newId } from '../../../../platform/new-id.ts'
import { MIME_OF_KIND } from '../../../../platform/parsers/file-kind.ts'
import { parserRefusalCode } from '../../../../platform/parsers/parser-refusal.ts'
import { extractPdfText } from '../../../../platform/parsers/pdf/read-pdf.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { receiveFile, type ReceivedFile } from '../../../writing/attachments/public.ts'
import { requireLifecycleAct } from '../../deadlines/public.ts'
import { adoptNotices, requireNotice } from '../notice-repository.ts'
import type { ProofPlace } from '../prove-notice.ts'
import { storeEvidence } from '../store-evidence.ts'
import { pageText } from './page-text.ts'
import { proofReading } from './proof-reading.query.ts'
import { RECOGNISE_PROOF } from './recognise-proof.job.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'files' | 'inCompany' | 'jobs' | 'settings'>

/** A proof is a sheet or two; what follows in a file are the terms of its carrier. */
const MOST_PAGES = 10
/** Recognising one takes seconds. */
const MOST_SCANNED = 5

/**
 * Receives the file of a proof and reads its text while no transaction is open; pages of a scan are recognised by a job.
 * Nothing is recorded: the days found are proposed to whoever uploaded it.
 */
export function readProof(
  deps: Deps,
  actor: Actor,
  { request, ...place }: ProofPlace & { request: FastifyRequest },
): Promise<ProofReading> {
  const inCompany = inServed(deps.inCompany, actor, request)
  const allow = async (db: CompanyDatabase) => {
    await requireLifecycleAct(deps, db, actor, place.contractId, 'keepNotices')
    await adoptNotices(db, [place.contractId])
    await requireNotice(db, place)
  }
  return receiveFile({ deps, actor, request, inCompany }, allow, async (received) => {
    const text = await textOf(received)
    return inCompany(async (db) => {
      await allow(db)
      const readingId = await storeReading(deps, db, actor, { ...place, received, text })
      return proofReading(db, actor, { ...place, readingId })
    })
  })
}

interface ReadText {
  state: 'reading' | 'read' | 'noText' | 'notRead'
  body: string
  scanned: number[]
  leftOut: number
}

const NOT_READ: ReadText = { state: 'notRead', body: '', scanned: [], leftOut: 0 }

async function textOf({ file, copy, mediaType }: ReceivedFile): Promise<ReadText> {
  if (mediaType !== MIME_OF_KIND.pdf) return NOT_READ
  try {
    const { pages } = await extractPdfText(copy ?? file)
    const first = pages.slice(0, MOST_PAGES)
    const body = first.map(({ text }) => pageText(text)).join('\n')
    const images = first.filter(({ isScanned }) => isScanned).map(({ number }) => number)
    const scanned = images.slice(0, MOST_SCANNED)
    const state = scanned.length > 0 ? 'reading' : body.trim() === '' ? 'noText' : 'read'
    const leftOut = pages.length - first.length + images.length - scanned.length
    return { state, body, scanned, leftOut }
  } catch (error) {
    if (parserRefusalCode(error)) return NOT_READ
    throw error
  }
}

async function storeReading(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  read: ProofPlace & { received: ReceivedFile; text: ReadText },
): Promise<string> {
  const { contractId, noticeId, received, text } = read
  const now = deps.clock.now()
  const readingId = newId(now)
  await db
    .insert('proof_reading', {
      id: readingId,
      contract_id: contractId,
      notice_id: noticeId,
      uploaded_by: actor.personId,
      uploaded_at: now,
      ...(await storeEvidence(deps, db, received)),
      state: text.state,
      body: text.body,
      scanned_pages: text.scanned,
      left_out: text.leftOut,
    })
    .execute()
  if (text.state === 'reading')
    await deps.jobs.enqueue(db.tx, RECOGNISE_PROOF, { companyId: db.companyId, readingId })
  return readingId
}
