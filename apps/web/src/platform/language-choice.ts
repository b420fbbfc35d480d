import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { changeLocale } from './locale.ts'
import { meQuery } from './me.ts'
import { refetchServerTexts } from './query-client.ts'

/**
 * Changes the language of the signed-in person: the server stores it, then the interface changes, then everything the
 * server had worded in the old language is refetched.
 */
export function useLanguageChoice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (locale: Locale) =>
      call<typeof accountsEndpoints.setLanguage>('PUT', '/me/language', { body: { i18n: locale } }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, i18n: answer.i18n })
      await changeLocale(answer.i18n)
      await refetchServerTexts(queryClient)
    },
  })
}
