import type { ReactNode } from 'react'
import { SharedContractScreen } from '../../features/agreement/sharing/portal/shared-contract-screen.tsx'
import { earlyInvitation } from '../../features/signing/signing/invitation/early-invitation.ts'
import { InvitationScreen } from '../../features/signing/signing/invitation/invitation-screen.tsx'
import { rememberLocale } from '../../platform/locale.ts'
import { segmentsOf } from './places.ts'

export async function drawPage({ pathname }: URL): Promise<ReactNode> {
  const [first, part = ''] = segmentsOf(pathname)
  if (first === 'partage') return <SharedContractScreen invitationId={part} />
  const early = await earlyInvitation
  // The page continues in the language that it speaks by now.
  if (early?.isShown) rememberLocale(early.invitation.i18n)
  return <InvitationScreen part={part} early={early} />
}
