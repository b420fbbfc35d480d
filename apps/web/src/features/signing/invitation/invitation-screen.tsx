import { useParams } from '@tanstack/react-router'
import { GuestDocument } from './guest-document.tsx'
import { LinkScreen } from './link-screen.tsx'

const INVITATION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A link from a mail, or the document that it has opened: the secret of the link then leaves the address. */
export function InvitationScreen() {
  const part = useParams({ strict: false, select: ({ token }) => token ?? '' })
  return INVITATION_ID.test(part) ? (
    <GuestDocument invitationId={part} />
  ) : (
    <LinkScreen token={part} />
  )
}
