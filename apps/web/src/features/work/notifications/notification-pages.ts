import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'

type Page = ResponseOf<typeof notificationsEndpoints.list>
export type Notification = NonNullable<Page['value']>[number]

/** None once the loaded count equals the total, or when nothing more arrives. */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + (page.value?.length ?? 0), 0)
  return loaded < last.count && last.value?.length ? pages.length + 1 : undefined
}

/** Deduplicated: a page may repeat the end of the previous one when something new arrived in between. */
export function uniqueNotifications(pages: readonly Page[]): Notification[] {
  const all = pages.flatMap((page) => page.value ?? [])
  return [...new Map(all.map((notification) => [notification._id, notification])).values()]
}
