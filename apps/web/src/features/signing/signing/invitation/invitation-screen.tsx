import { useTokenOfAddress } from '../../../../platform/token-of-address.ts'
import { isInvitationId } from '../signing-calls.ts'
import { GuestDocument } from './guest-document.tsx'
import { LinkScreen } from './link-screen.tsx'

/** A mailed link, or the document it has opened: the link's secret is then removed from the address. */
export function InvitationScreen({ part }: { part: string }) {
  const token = useTokenOfAddress()
  if (isInvitationId(part)) return <GuestDocument invitationId={part} />
  // Links mailed by earlier versions have their token in the path.
  return <LinkScreen token={part === '' ? token : part} />
}
