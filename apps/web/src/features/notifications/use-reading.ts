import { API_PREFIX } from '@tacite/api/endpoint.ts'
import type { notificationsEndpoints } from '@tacite/api/notifications-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../app/paths.ts'
import { call } from '../../platform/api.ts'
import { useGo } from '../../platform/go.ts'
import type { Notification } from './notification-pages.ts'

/** Reading one deletes it, refreshes the count and opens its contract (specification 2.7), or fetches its file. */
export function useReadNotification(onRead: () => void) {
  const queryClient = useQueryClient()
  const go = useGo()
  return useMutation({
    mutationFn: ({ _id }: Notification) =>
      call<typeof notificationsEndpoints.read>('DELETE', '/notification/:notificationId', {
        params: { notificationId: _id },
      }),
    onSuccess: (_answer, { contractId, exportId }) => {
      onRead()
      void queryClient.invalidateQueries({ queryKey: ['notifications'] })
      if (exportId !== null) window.location.assign(`${API_PREFIX}/contracts3/exports/${exportId}`)
      else if (contractId !== null) go(paths.contractEdit(contractId))
    },
  })
}

export function useReadAllNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof notificationsEndpoints.readAll>('DELETE', '/notification'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  })
}
