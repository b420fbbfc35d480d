import { INVITATION_KINDS } from '@tacite/domain/access/invitation-kinds.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { code, sentCode } from '../signing/document-to-sign.ts'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { linkForm, linkToken } from './link-token.ts'

const openedInvitation = z.object({
  /** What the link invites to, which determines its page. */
  kind: z.enum(INVITATION_KINDS),
  invitationId: z.uuid(),
  /** Whether this device is known already, or needs a mailed code. */
  isOpen: z.boolean(),
  /** The link still leads to the document, and asks for nothing. */
  hasSigned: z.boolean(),
  company: z.string(),
  /** Null when only their address is known, which the holder of the link may not read in full. */
  name: z.string().nullable(),
  sentTo: z.string(),
  i18n: z.enum(locales),
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

nameShapes({ OpenedInvitation: openedInvitation })

/** How an external person comes in through a link, to sign or to read. */
export const invitationsEndpoints = {
  open: endpoint({
    method: 'POST',
    path: '/invitations',
    access: 'public',
    summary:
      'Redeem an invitation link: whose it is and to what, and whether this device needs a code.',
    body: linkForm,
    response: openedInvitation,
    perMinute: 60,
  }),
  sendEntryCode: endpoint({
    method: 'POST',
    path: '/invitations/code',
    access: 'public',
    summary: 'Request by e-mail the code that opens an invitation on this device.',
    body: linkForm,
    response: sentCode,
    perMinute: 20,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/invitations/session',
    access: 'public',
    summary: 'Open the invitation on this device with the code; sets its own cookie.',
    body: z.strictObject({ token: linkToken, code }),
    response: z.object({ kind: z.enum(INVITATION_KINDS), invitationId: z.uuid() }),
    perMinute: 60,
  }),
}
