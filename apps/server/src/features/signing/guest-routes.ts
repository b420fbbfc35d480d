import { guestEndpoints } from '@tacite/api/guest-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { route, type Route, type SigningGuest } from '../../platform/http/route.ts'
import { sendFile } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { askForCode } from './ask-for-code.ts'
import { documentToSign, shownImages } from './document-to-sign.query.ts'
import { signatoryOpened, signatoryRead } from './open-document.ts'
import { sealedPdf, sendSigningFile, shownPdf } from './signing-files.ts'
import { signDocument } from './sign-document.ts'

/** What an invitation to sign leads to: one document, for one person, without an account. */
export function guestRoutes(parts: Platform): Route[] {
  const inCompany = <R>(guest: SigningGuest, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(guest.companyId, work)
  return [
    route(guestEndpoints.read, ({ actor, caller }) =>
      inCompany(actor, async (db) => {
        await signatoryOpened(parts, db, actor.signatoryId, caller.ip)
        return documentToSign(db, actor)
      }),
    ),
    route(guestEndpoints.image, async ({ actor, params, reply }) => {
      const mediaType = await inCompany(actor, (db) => imageType(db, actor, params.sha256))
      const bytes = await parts.files.read(actor.companyId, params.sha256)
      return sendFile(reply, { bytes, mediaType, name: params.sha256, isInline: true })
    }),
    route(guestEndpoints.pdf, async ({ actor, reply }) => {
      const file = await inCompany(actor, (db) => shownPdf(db, actor.contractId))
      return sendSigningFile(parts, reply, actor.companyId, file)
    }),
    route(guestEndpoints.markRead, ({ actor, caller }) =>
      inCompany(actor, (db) => signatoryRead(parts, db, actor.signatoryId, caller.ip)),
    ),
    route(guestEndpoints.setLanguage, ({ actor, body }) =>
      inCompany(actor, async (db) => {
        await db
          .update('signatory')
          .set({ locale: body.i18n })
          .where('signatory.id', '=', actor.signatoryId)
          .execute()
        return documentToSign(db, { ...actor, locale: body.i18n })
      }),
    ),
    route(guestEndpoints.sendCode, ({ actor, body, caller }) =>
      inCompany(actor, (db) => askForCode(parts, db, actor, { ...body, ipAddress: caller.ip })),
    ),
    route(guestEndpoints.sign, async ({ actor, body, caller }) => {
      await signDocument(parts, actor, body, caller)
      return inCompany(actor, (db) => documentToSign(db, actor))
    }),
    route(guestEndpoints.signed, async ({ actor, reply }) => {
      const file = await inCompany(actor, (db) => sealedPdf(db, actor.contractId))
      return sendSigningFile(parts, reply, actor.companyId, file)
    }),
  ]
}

/** Only what the document itself shows. */
async function imageType(
  db: CompanyDatabase,
  guest: SigningGuest,
  sha256: string,
): Promise<string> {
  const images = await shownImages(db, guest.signatoryId)
  const file = images.includes(sha256)
    ? await db
        .select('file')
        .where('file.sha256', '=', sha256)
        .select('file.media_type')
        .executeTakeFirst()
    : undefined
  if (!file) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return file.media_type
}
