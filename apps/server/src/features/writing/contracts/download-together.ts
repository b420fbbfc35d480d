import { MAX_TOGETHER_MEGABYTES } from '@tacite/domain/attachments/attachment-kinds.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Attachment } from '@tacite/api/writing/attachment-shapes.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FileContent } from '../../../platform/storage/file-store.ts'
import { requireRight } from '../../people/access/public.ts'
import { readAttachments } from '../attachments/public.ts'
import { hiddenParts, printingCompany, type PrintingCompany } from '../texts/public.ts'
import {
  contentSeenBy,
  readContractContent,
  type ContractContent,
} from './contract-content.query.ts'
import { renderContract, renderWithAnnexes } from './render-contract.ts'
import { textReader } from './text-reader.ts'
import { zipFiles } from './zip-files.ts'

type TogetherDeps = Pick<Platform, 'clock' | 'files' | 'inCompany'>

/**
 * Sends the contract with its attachments: as a zip of files, or as one PDF with its annexes. Everything is read first:
 * nothing is sent when one of the files is no longer the one that was attached.
 *
 * @throws Refused ATTACHMENTS_ALTERED, ATTACHMENTS_TOO_LARGE
 */
export async function downloadTogether(
  deps: TogetherDeps,
  actor: Actor,
  { contractId, format, reply }: { contractId: string; format: 'zip' | 'pdf'; reply: FastifyReply },
): Promise<FastifyReply> {
  const whole = await deps.inCompany(actor.companyId, (db) => readWhole(db, actor, contractId))
  const files = await openEach(deps, actor.companyId, whole.attachments)
  const contract = await contractPdf(deps, actor, whole, format)
  const name = `${whole.content.core.reference.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.${format}`
  if (format === 'pdf')
    return sendFile(reply, { content: contract, name, mediaType: 'application/pdf' })
  const t = createTranslator(actor.locale)
  const { reference } = whole.content.core
  const entries = whole.attachments.map((attachment, at) => ({
    name: entryName(attachment, at, t('attachments.kind.signaturePage')),
    content: files[at]!,
  }))
  const title = `${zipName(t('attachments.archive.contract', { reference }))}.pdf`
  void reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
  return reply.send(zipFiles([{ name: title, content: contract }, ...entries]))
}

interface Whole {
  company: PrintingCompany
  content: ContractContent
  attachments: Attachment[]
  /** The signed document, for who may read all of the text. */
  signedSha256: string | null
}

async function readWhole(db: CompanyDatabase, actor: Actor, contractId: string): Promise<Whole> {
  const level = await requireRight(db, actor, 'downloadAttachments', contractId)
  const reader = await textReader(db, actor, contractId, level)
  const row = await db
    .select('contract')
    .leftJoin('signed_document', (join) =>
      join
        .onRef('signed_document.company_id', '=', 'contract.company_id')
        .onRef('signed_document.contract_id', '=', 'contract.id'),
    )
    .where('contract.id', '=', contractId)
    .select(['contract.text_id', 'signed_document.sha256'])
    .executeTakeFirstOrThrow()
  const seesAll = (await hiddenParts(db, row.text_id, reader)).size === 0
  return {
    company: await printingCompany(db),
    content: contentSeenBy(await readContractContent(db, contractId), reader),
    attachments: await readAttachments(db, contractId),
    signedSha256: seesAll ? row.sha256 : null,
  }
}

async function openEach(
  { files }: Pick<Platform, 'files'>,
  companyId: string,
  attachments: readonly Attachment[],
): Promise<FileContent[]> {
  const opened: FileContent[] = []
  const altered: string[] = []
  for (const { name, versions } of attachments)
    try {
      opened.push(await files.open(companyId, versions[0]!.sha256, { recheck: true }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      altered.push(name)
    }
  if (altered.length > 0)
    throw new Refused('STATE', {
      code: 'ATTACHMENTS_ALTERED',
      params: { names: altered.join(', ') },
    })
  const bytes = opened.reduce((sum, { size }) => sum + size, 0)
  if (bytes > MAX_TOGETHER_MEGABYTES * 1024 * 1024)
    throw new Refused('RULE', {
      code: 'ATTACHMENTS_TOO_LARGE',
      params: { maxMegabytes: MAX_TOGETHER_MEGABYTES },
    })
  return opened
}

/** A signed one is sent as it was signed: it holds its annexes, and typesetting it again would lose the signatures. */
async function contractPdf(
  deps: TogetherDeps,
  actor: Actor,
  { company, content, signedSha256 }: Whole,
  format: 'zip' | 'pdf',
): Promise<Buffer> {
  if (signedSha256) {
    const signed = await deps.files.open(actor.companyId, signedSha256, { recheck: true })
    return signed.bytes()
  }
  const render = format === 'pdf' ? renderWithAnnexes : renderContract
  const { pdf } = await render(deps, content, {
    company,
    isDraft: true,
    signatories: [],
    createdAt: deps.clock.now(),
  })
  return Buffer.from(pdf)
}

/** Numbered in their order, which folders would lose. */
function entryName({ name, number, versions }: Attachment, at: number, page: string): string {
  const { fileName } = versions[0]!
  const ending = /\.[^.]*$/.exec(fileName)?.[0] ?? ''
  const label = number === null ? page : `${number}`
  return `${String(at + 1).padStart(2, '0')} - ${zipName(`${label} - ${name}`)}${ending}`
}

/** No entry leaves its folder, and every system can write it. */
function zipName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(0, 120)
}
