import { useQueryClient } from '@tanstack/react-query'
import { useGo } from '../../platform/go.ts'
import { changeLocale } from '../../platform/locale.ts'
import { meQuery } from '../../platform/me.ts'
import type { Me } from '../../platform/me.ts'

/** What follows a sign-in and a sign-up: the person is known, their language set, and the page opens. */
export function useEnterApplication() {
  const queryClient = useQueryClient()
  const go = useGo()
  return async (me: Me, to: string): Promise<void> => {
    queryClient.clear()
    queryClient.setQueryData(meQuery.queryKey, me)
    await changeLocale(me.i18n)
    go(to, { replace: true })
  }
}
