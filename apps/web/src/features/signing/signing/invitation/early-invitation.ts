import type {
  invitationsEndpoints,
  OpenedInvitation,
} from '@tacite/api/people/invitations-endpoints.ts'
import type { SlotField } from './invitation-slots.ts'

/** A mailed link that was redeemed before the page's code was requested. */
export interface EarlyInvitation {
  token: string
  invitation: OpenedInvitation
  /** Whether the page already says so. */
  isShown: boolean
}

/**
 * Starts as soon as this file is there, before styles and the page's code. Null where there is no link, and when it
 * was refused or the answer lost: the page's code asks again and says why.
 */
export const earlyInvitation = isLinkPage() ? redeem().catch(() => null) : Promise.resolve(null)

/** The id of the drawing that says this. */
export function drawingOf({ i18n, kind, hasSigned, name }: Omit<OpenedInvitation, 'sentTo'>) {
  return ['invitation', i18n, kind, hasSigned, name !== null].join('-')
}

/** As the server has drawn it. */
function isLinkPage(): boolean {
  return typeof document !== 'undefined' && 'link' in document.documentElement.dataset
}

async function redeem(): Promise<EarlyInvitation | null> {
  const token = tokenOfLink()
  const path: (typeof invitationsEndpoints.open)['path'] = '/invitations'
  const response = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!response.ok) return null
  const invitation = (await response.json()) as OpenedInvitation
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  // Another link may have been opened in the same tab, and a known device goes straight to its document.
  const isShown = token === tokenOfLink() && !invitation.isOpen && show(invitation)
  if (isShown) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return { token, invitation, isShown }
}

/** Behind #; in the path of links mailed by earlier versions. */
function tokenOfLink(): string {
  const { pathname, hash } = window.location
  return pathname.split('/')[2] || hash.slice(1)
}

/** Says it with the drawing of these words, in their language. */
function show(invitation: OpenedInvitation): boolean {
  const drawing = document.querySelector<HTMLTemplateElement>(`#${drawingOf(invitation)}`)
  if (!drawing) return false
  fillSlots(drawing.content, invitation)
  document.documentElement.lang = invitation.i18n
  document.getElementById('root')!.replaceChildren(drawing.content)
  return true
}

/** As text, never as markup. */
function fillSlots(drawing: DocumentFragment, invitation: OpenedInvitation): void {
  const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = text.data.replace(/\uE000(\w+)\uE001/g, (_, field: SlotField) => invitation[field]!)
  }
}
