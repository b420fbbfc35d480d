import { guestEndpoints } from '@tacite/api/signing/guest-endpoints.ts'
import type { SigningGuest } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { sendAnnex } from '../../writing/attachments/public.ts'
import { shownImageType } from '../../writing/texts/public.ts'
import { askForCode } from './ask-for-code.ts'
import { documentToSign, shownImages } from './document-to-sign.query.ts'
import { signatoryDisplayed, signatoryRead } from './display-document.ts'
import { signedPdf, sendSigningFile, shownPdf } from './signing-files.ts'
import { signDocument } from './sign-document.ts'

/** What an invitation to sign leads to: one document, for one person, without an account. */
export function guestRoutes(deps: Platform): Route[] {
  const inCompany = <R>(guest: SigningGuest, work: (db: CompanyDatabase) => Promise<R>) =>
    deps.inCompany(guest.companyId, work)
  return [
    route(guestEndpoints.read, ({ db, actor }) => documentToSign(db, actor)),
    route(guestEndpoints.image, async ({ actor, params, reply }) => {
      // Only images of the document itself.
      const mediaType = await inCompany(actor, async (db) =>
        shownImageType(db, await shownImages(db, actor.signatoryId), params.sha256),
      )
      const content = await deps.files.open(actor.companyId, params.sha256)
      return sendFile(reply, { content, mediaType, name: params.sha256, isInline: true })
    }),
    route(guestEndpoints.annex, ({ actor, params, reply }) =>
      sendAnnex(deps, reply, actor, params.attachmentId),
    ),
    route(guestEndpoints.pdf, async ({ actor, reply }) => {
      const file = await inCompany(actor, (db) => shownPdf(db, actor.contractId))
      return sendSigningFile(deps, reply, actor.companyId, file)
    }),
    route(guestEndpoints.markDisplayed, ({ db, actor, body, caller }) =>
      signatoryDisplayed(deps, db, actor.signatoryId, { ...body, ipAddress: caller.ip }),
    ),
    route(guestEndpoints.markRead, ({ db, actor, caller }) =>
      signatoryRead(deps, db, actor.signatoryId, caller.ip),
    ),
    route(guestEndpoints.setLanguage, async ({ db, actor, body }) => {
      await db
        .update('signatory')
        .set({ locale: body.i18n })
        .where('signatory.id', '=', actor.signatoryId)
        .execute()
      return documentToSign(db, { ...actor, locale: body.i18n })
    }),
    route(guestEndpoints.sendCode, ({ db, actor, body, caller }) =>
      askForCode(deps, db, actor, { ...body, ipAddress: caller.ip }),
    ),
    route(guestEndpoints.sign, async ({ actor, body, caller }) => {
      await signDocument(deps, actor, body, caller)
      return inCompany(actor, (db) => documentToSign(db, actor))
    }),
    route(guestEndpoints.signed, async ({ actor, reply }) => {
      const file = await inCompany(actor, (db) => signedPdf(db, actor.contractId))
      return sendSigningFile(deps, reply, actor.companyId, file)
    }),
  ]
}
