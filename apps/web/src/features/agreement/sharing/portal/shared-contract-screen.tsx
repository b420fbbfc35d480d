import type { sharedContractEndpoints } from '@tacite/api/agreement/shared-contract-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { GuestPage } from '../../../signing/signing/outside.tsx'
import { SharedContractPage } from './shared-contract-page.tsx'
import { sharedContractQuery } from './shared-contract-query.ts'

/** The portal of a third party: one contract, on a device that has entered its code. */
export function SharedContractScreen({ invitationId }: { invitationId: string }) {
  const t = useTexts()
  const found = useQuery({
    ...sharedContractQuery(invitationId),
    retry: false,
    meta: { showsError: true },
  })
  const setLanguage = useMutation({
    mutationFn: (i18n: Locale) =>
      call<typeof sharedContractEndpoints.setLanguage>(
        'PUT',
        '/invitations/:invitationId/contract/language',
        { params: { invitationId }, body: { i18n } },
      ),
    onSuccess: () => found.refetch(),
  })
  useDocumentTitle(found.data?.contract.title ?? t('shared-contract.title'))
  return (
    <GuestPage
      found={found}
      onLocale={setLanguage.mutate}
      texts={{ over: t('shared-contract.over'), failed: t('shared-contract.failed') }}
    >
      {(shared) => <SharedContractPage invitationId={invitationId} shared={shared} />}
    </GuestPage>
  )
}
