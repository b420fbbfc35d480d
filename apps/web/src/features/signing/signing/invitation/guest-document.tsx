import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { SignDocument } from '../document/sign-document.tsx'
import { documentQuery, guestCalls } from '../signing-calls.ts'
import { GuestPage } from './guest-page.tsx'

/** The document of an invitation, on a device that has entered its code. */
export function GuestDocument({ invitationId }: { invitationId: string }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const calls = useMemo(() => guestCalls(invitationId), [invitationId])
  const found = useQuery({
    ...documentQuery(calls),
    retry: false,
    meta: { showsError: true },
  })
  const setLanguage = useMutation({
    mutationFn: calls.setLanguage,
    onSuccess: (document) => queryClient.setQueryData(documentQuery(calls).queryKey, document),
  })
  useDocumentTitle(found.data?.contract.title ?? t('signing.invitation.title'))
  return (
    <GuestPage
      found={found}
      onLocale={setLanguage.mutate}
      texts={{ over: t('signing.invitation.over'), failed: t('signing.invitation.failed') }}
    >
      {(document) => <SignDocument calls={calls} document={document} />}
    </GuestPage>
  )
}
