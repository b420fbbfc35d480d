import type { guestEndpoints } from '@tacite/api/signing/guest-endpoints.ts'
import type { respondentEndpoints } from '@tacite/api/agreement/respondent-endpoints.ts'
import type { sharedContractEndpoints } from '@tacite/api/agreement/shared-contract-endpoints.ts'
import type { siteEndpoints } from '@tacite/api/settings/site-endpoints.ts'
import type { TextArea } from '@tacite/i18n/generated/texts.ts'
import type { QueryKey } from '@tanstack/react-query'
import { questionsQuery } from '../../features/agreement/questionnaires/portal/questions-query.ts'
import { sharedContractQuery } from '../../features/agreement/sharing/portal/shared-contract-query.ts'
import {
  documentQuery,
  guestCalls,
  isInvitationId,
} from '../../features/signing/signing/signing-calls.ts'
import { urlOf } from '../../platform/api.ts'
import { siteQuery } from '../../platform/site.ts'
import type { RoomName } from './open-room.ts'

export interface Place {
  room: RoomName
  /** The queries that the page shows, whose answers the server may embed. */
  asks: readonly Ask[]
  /** The address is a mailed link, whose token only the browser redeems. */
  isLink?: boolean
}

export interface Ask {
  path: string
  queryKey: QueryKey
}

/** Read-only calls, which the page itself would make. */
type Asked =
  | typeof siteEndpoints.app
  | typeof guestEndpoints.read
  | typeof sharedContractEndpoints.read
  | typeof respondentEndpoints.read

interface Room {
  texts: readonly TextArea[]
  /** The width from which the page shows the serif immediately; null: it shows none. */
  serifFromPx: number | null
}

export const rooms: Record<RoomName, Room> = {
  landing: { texts: ['landing'], serifFromPx: 0 },
  accounts: { texts: ['auth', 'auth-recovery', 'new-password'], serifFromPx: 1100 },
  links: { texts: ['auth', 'auth-recovery', 'new-password'], serifFromPx: 1100 },
  guests: { texts: ['signing', 'shared-contract', 'annexes'], serifFromPx: 0 },
  answers: { texts: ['shared-contract', 'signing'], serifFromPx: null },
}

/** The texts of a room, plus those of every page outside the shell. */
export function areasOf(room: RoomName): readonly TextArea[] {
  return ['common', 'shell', ...rooms[room].texts]
}

export function placeOf(pathname: string): Place {
  const [first, part = ''] = segmentsOf(pathname)
  const site = ask('/misc/app', {}, siteQuery.queryKey)
  if (first === 'auth') return { room: isAboutLink(part) ? 'links' : 'accounts', asks: [site] }
  if (first === 'partage') return { room: 'guests', asks: [site, sharedContract(part)] }
  if (first === 'reponses') return { room: 'answers', asks: [site, askedQuestions(part)] }
  if (first !== 'invitation') return { room: 'landing', asks: [site] }
  return isInvitationId(part)
    ? { room: 'guests', asks: [site, documentToSign(part)] }
    : { room: 'guests', asks: [site], isLink: true }
}

/** Whether a page is about a mailed link. */
function isAboutLink(page: string): boolean {
  return ['activate', 'forgot', 'join', 'reset', 'email', 'email-stop'].includes(page)
}

export function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean).map(decoded)
}

function documentToSign(invitationId: string): Ask {
  return ask(
    '/invitations/:invitationId',
    { invitationId },
    documentQuery(guestCalls(invitationId)).queryKey,
  )
}

function sharedContract(invitationId: string): Ask {
  return ask(
    '/invitations/:invitationId/contract',
    { invitationId },
    sharedContractQuery(invitationId).queryKey,
  )
}

function askedQuestions(invitationId: string): Ask {
  return ask(
    '/invitations/:invitationId/questions',
    { invitationId },
    questionsQuery(invitationId).queryKey,
  )
}

function ask(path: Asked['path'], params: Record<string, string>, queryKey: QueryKey): Ask {
  return { path: urlOf(path, { params }), queryKey }
}

/** A malformed address leads nowhere, but breaks nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
