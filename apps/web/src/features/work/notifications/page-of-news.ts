import { opensTasks, tabOfNews } from '@tacite/domain/notifications/news-tabs.ts'
import { paths } from '../../../platform/paths.ts'
import type { Notification } from './notification-pages.ts'

/** The page that a notification opens; null: none, as for a file that it downloads. */
export function pageOfNews({
  type,
  contractId,
  groupId,
}: Pick<Notification, 'type' | 'contractId' | 'groupId'>): string | null {
  if (opensTasks(type)) return paths.tasks()
  if (contractId !== null) return paths.contractEdit(contractId, { tab: tabOfNews(type) })
  if (groupId !== null) return paths.group(groupId)
  return PAGES[type]?.() ?? null
}

/** Where its reader decides or signs; null: it asks for neither. */
export function pageOfDecision({
  contractId,
  decision,
}: Pick<Notification, 'contractId' | 'decision'>): string | null {
  if (contractId === null || decision === null) return null
  if (decision.kind === 'validation') return paths.decision(contractId, decision.stepId)
  if (decision.kind === 'signature') return paths.signContract(contractId)
  if (decision.kind === 'letter')
    return paths.signContract(contractId, { letter: decision.noticeId })
  return paths.contractEdit(contractId, { tab: 'deadlines', decide: decision.limit })
}

const PAGES: Partial<Record<string, () => string>> = {
  fileDamaged: () => paths.audit(),
  fileMissing: () => paths.audit(),
  archivingProposed: () => paths.contracts({ toArchive: 'eq:true' }),
  exportFailed: () => paths.contracts(),
  importFinished: () => paths.imports(),
  importUndone: () => paths.imports(),
  importRead: () => paths.imports(),
  importFailed: () => paths.imports(),
  personJoined: () => paths.users(),
  delegationGiven: () => paths.personalOptions(),
  delegationArranged: () => paths.personalOptions(),
  delegateAppointed: () => paths.personalOptions(),
  delegationEnded: () => paths.personalOptions(),
  mailRefused: () => paths.users(),
  mailExpired: () => paths.users(),
  backupFailed: () => paths.companyOptions(),
  backupIncomplete: () => paths.companyOptions(),
  backupLate: () => paths.companyOptions(),
}
