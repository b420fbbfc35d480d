import { isInvitationId } from '../signing-calls.ts'
import { GuestDocument } from './guest-document.tsx'
import { LinkScreen } from './link-screen.tsx'

/** A mailed link, or the document it has opened: the link's secret is then removed from the address. */
export function InvitationScreen({ part }: { part: string }) {
  return isInvitationId(part) ? <GuestDocument invitationId={part} /> : <LinkScreen token={part} />
}
