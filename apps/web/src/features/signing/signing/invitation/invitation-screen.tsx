import { useTokenOfAddress } from '../../../../platform/token-of-address.ts'
import { isInvitationId } from '../signing-calls.ts'
import type { EarlyInvitation } from './early-invitation.ts'
import { GuestDocument } from './guest-document.tsx'
import { LinkScreen } from './link-screen.tsx'

interface InvitationScreenProps {
  part: string
  early: EarlyInvitation | null
}

/** A mailed link, or the document it has opened: the link's secret is then removed from the address. */
export function InvitationScreen({ part, early }: InvitationScreenProps) {
  const token = useTokenOfAddress(early?.isShown ? early.token : null)
  if (isInvitationId(part)) return <GuestDocument invitationId={part} />
  // Links mailed by earlier versions have their token in the path.
  return <LinkScreen token={part === '' ? token : part} early={early} />
}
