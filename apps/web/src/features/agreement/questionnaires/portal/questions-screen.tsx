import type { respondentEndpoints } from '@tacite/api/agreement/respondent-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { GuestPage } from '../../../signing/signing/outside.tsx'
import { QuestionsPage } from './questions-page.tsx'
import { questionsQuery } from './questions-query.ts'

/** The page of a person outside who is asked questions, on a device that has entered its code. */
export function QuestionsScreen({ invitationId }: { invitationId: string }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { queryKey, ...query } = questionsQuery(invitationId)
  const found = useQuery({ ...query, queryKey, retry: false, meta: { showsError: true } })
  const setLanguage = useMutation({
    mutationFn: (i18n: Locale) =>
      call<typeof respondentEndpoints.setLanguage>(
        'PUT',
        '/invitations/:invitationId/questions/language',
        { params: { invitationId }, body: { i18n } },
      ),
    onSuccess: (asked) => queryClient.setQueryData(queryKey, asked),
  })
  useDocumentTitle(t('shared-contract.answers.title'))
  return (
    <GuestPage
      found={found}
      onLocale={setLanguage.mutate}
      texts={{
        over: t('shared-contract.answers.over'),
        failed: t('shared-contract.answers.failed'),
      }}
    >
      {(asked) => <QuestionsPage invitationId={invitationId} asked={asked} />}
    </GuestPage>
  )
}
