import { sharedContractEndpoints } from '@tacite/api/agreement/shared-contract-endpoints.ts'
import type { ReadingGuest } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendAnnex } from '../../writing/attachments/public.ts'
import { renderContract } from '../../writing/contracts/public.ts'
import { printingCompany } from '../../writing/texts/public.ts'
import { signedPdf, sendSigningFile } from '../../signing/signing/public.ts'
import { keepWhatIsRead } from './keep-what-is-read.ts'
import { noteShareOpened } from './share-opened.ts'
import {
  openContent,
  requireOpenImage,
  requireOpenSeal,
  sharedContract,
} from './shared-contract.query.ts'

/** A PDF is typeset for each request. */
const PDFS_PER_HOUR = 30
const HOUR_SECONDS = 60 * 60

/** The portal of third parties: one contract, limited to what is open to them. */
export function sharedContractRoutes(deps: Platform): Route[] {
  const inCompany = <R>(guest: ReadingGuest, work: (db: CompanyDatabase) => Promise<R>) =>
    deps.inCompany(guest.companyId, work)
  return [
    route(sharedContractEndpoints.read, async ({ db, actor }) => {
      const open = await openContent(db, actor.contractId)
      await keepWhatIsRead(deps, db, actor, open)
      await noteShareOpened(deps, db, actor.shareId)
      return sharedContract(db, actor, open)
    }),
    route(sharedContractEndpoints.image, async ({ actor, params, reply }) => {
      const mediaType = await inCompany(actor, (db) =>
        requireOpenImage(db, actor.contractId, params.sha256),
      )
      const content = await deps.files.open(actor.companyId, params.sha256)
      return sendFile(reply, { content, mediaType, name: params.sha256, isInline: true })
    }),
    route(sharedContractEndpoints.annex, ({ actor, params, reply }) =>
      sendAnnex(deps, reply, actor, params.attachmentId),
    ),
    route(sharedContractEndpoints.pdf, async ({ actor, reply }) => {
      await deps.rateLimit(`shared pdf ${actor.shareId}`, PDFS_PER_HOUR, HOUR_SECONDS)
      const { content, company } = await inCompany(actor, async (db) => {
        const open = await openContent(db, actor.contractId)
        await keepWhatIsRead(deps, db, actor, open)
        return { ...open, company: await printingCompany(db) }
      })
      const { pdf } = await renderContract(deps, content, {
        company,
        isDraft: true,
        signatories: [],
        createdAt: deps.clock.now(),
      })
      return sendFile(reply, {
        content: Buffer.from(pdf),
        name: `${content.core.reference}.pdf`,
        mediaType: 'application/pdf',
        isInline: false,
      })
    }),
    route(sharedContractEndpoints.sealed, async ({ actor, reply }) => {
      const file = await inCompany(actor, async (db) => {
        await requireOpenSeal(db, actor.contractId)
        return signedPdf(db, actor.contractId)
      })
      return sendSigningFile(deps, reply, actor.companyId, file)
    }),
    route(sharedContractEndpoints.setLanguage, async ({ db, actor, body }) => {
      await db
        .update('third_party_share')
        .set({ locale: body.i18n })
        .where('third_party_share.id', '=', actor.shareId)
        .execute()
    }),
  ]
}
