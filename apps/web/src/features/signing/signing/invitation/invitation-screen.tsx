import { isInvitationId } from '../signing-calls.ts'
import { GuestDocument } from './guest-document.tsx'
import { LinkScreen } from './link-screen.tsx'

/** A link from a mail, or the document that it has opened: the secret of the link then leaves the address. */
export function InvitationScreen({ part }: { part: string }) {
  return isInvitationId(part) ? <GuestDocument invitationId={part} /> : <LinkScreen token={part} />
}
