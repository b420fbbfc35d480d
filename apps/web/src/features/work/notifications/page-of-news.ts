import { tabOfNews } from '@tacite/domain/notifications/news-tabs.ts'
import { paths } from '../../../platform/paths.ts'
import type { Notification } from './notification-pages.ts'

/** What a notification is about, if that has a page. */
export function pageOfNews({
  contractId,
  type,
}: Pick<Notification, 'contractId' | 'type'>): string | null {
  if (contractId !== null) return paths.contractEdit(contractId, { tab: tabOfNews(type) })
  if (type === 'personJoined') return paths.users()
  return type.startsWith('backup') ? paths.companyOptions() : null
}
