import { keys } from '../../../../platform/query-keys.ts'
import type {
  invitationsEndpoints,
  OpenedInvitation,
} from '@tacite/api/people/invitations-endpoints.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../../../platform/paths.ts'
import { call } from '../../../../platform/api.ts'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useGo } from '../../../../platform/go.ts'
import { changeLocale, rememberLocale, useLocale, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import type { EarlyInvitation } from './early-invitation.ts'
import { EntryCode } from './entry-code.tsx'
import { GuestFrame } from './guest-frame.tsx'

interface LinkScreenProps {
  token: string | null
  early: EarlyInvitation | null
}

/** The first page of a mailed link: whose document it is, and the code that opens it on a new device. */
export function LinkScreen({ token, early }: LinkScreenProps) {
  const t = useTexts()
  const go = useGo()
  const { data, error } = useQuery({
    queryKey: keys.invitation('link', token),
    queryFn:
      token === null
        ? skipToken
        : ({ signal }) =>
            call<typeof invitationsEndpoints.open>('POST', '/invitations', {
              body: { token },
              signal,
            }),
    initialData: early?.token === token ? early.invitation : undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  useDocumentTitle(t(titleOf(data)))
  const open = (kind: OpenedInvitation['kind'], invitationId: string) =>
    go(PAGES[kind](invitationId), { replace: true })
  const isReady = useKnownDevice(data, open)
  return (
    <GuestFrame>
      <div className="mx-auto w-full max-w-112 px-4 py-10 tablet:py-20">
        {error ? (
          <EmptyState icon={<LinkIcon />} title={<h1>{t('signing.invitation.closed')}</h1>}>
            {messageOf(error)}
          </EmptyState>
        ) : data && token !== null && isReady ? (
          <EntryCode token={token} invitation={data} onOpen={open} />
        ) : (
          <LoadingRegion>
            <SkeletonText lines={5} />
          </LoadingRegion>
        )}
      </div>
    </GuestFrame>
  )
}

const PAGES: Record<OpenedInvitation['kind'], (invitationId: string) => string> = {
  signature: paths.invitation,
  reading: paths.sharedContract,
  answering: paths.questions,
}

function titleOf(invitation: OpenedInvitation | undefined) {
  if (invitation?.kind === 'answering') return 'shared-contract.asked.title'
  if (invitation?.kind === 'reading') return 'shared-contract.title'
  return invitation?.hasSigned ? 'signing.invitation.signedTitle' : 'signing.invitation.title'
}

/**
 * The page uses the invitation's language; a known device goes straight to the document. Returns whether there is
 * something to read.
 */
function useKnownDevice(
  invitation: OpenedInvitation | undefined,
  open: (kind: OpenedInvitation['kind'], invitationId: string) => void,
): boolean {
  const locale = useLocale()
  const [isSpoken, setSpoken] = useState(false)
  useEffect(() => {
    if (!invitation) return
    if (invitation.isOpen) {
      rememberLocale(invitation.i18n)
      open(invitation.kind, invitation.invitationId)
      return
    }
    const read = () => setSpoken(true)
    // Without its texts the page keeps its language.
    void changeLocale(invitation.i18n).then(read, read)
    // Once per server answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `open` is new on every render and means the same
  }, [invitation])
  return isSpoken || (invitation?.isOpen === false && invitation.i18n === locale)
}
