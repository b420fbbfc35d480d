import type { ReactNode } from 'react'
import { SharedContractScreen } from '../../features/agreement/sharing/portal/shared-contract-screen.tsx'
import { InvitationScreen } from '../../features/signing/signing/invitation/invitation-screen.tsx'
import { segmentsOf } from './places.ts'

export function drawPage({ pathname }: URL): ReactNode {
  const [first, part = ''] = segmentsOf(pathname)
  return first === 'partage' ? (
    <SharedContractScreen invitationId={part} />
  ) : (
    <InvitationScreen part={part} />
  )
}
