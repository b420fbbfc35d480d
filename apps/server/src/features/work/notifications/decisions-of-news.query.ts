import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'
import { rightRefusal } from '@tacite/domain/acts/act-refusal.ts'
import { asksToDecide, limitOfNews } from '@tacite/domain/notifications/news-tabs.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { undecidedLimits } from '../../lifecycle/decisions/public.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { levelsOn } from '../../people/access/public.ts'
import type { NotificationParams } from './notification-text.ts'

interface News {
  id: string
  type: string
  params: unknown
  contract_id: string | null
}

type Notification = ResponseOf<typeof notificationsEndpoints.kept>['value'][number]
export type DecisionOfNews = NonNullable<Notification['decision']>

/**
 * What the notifications of a page ask to decide or to sign, by id; of a limit only as long as nobody has decided, and
 * only to those who may: readers are told of it too.
 */
export async function decisionsOfNews(
  db: CompanyDatabase,
  actor: Actor,
  page: readonly News[],
): Promise<ReadonlyMap<string, DecisionOfNews>> {
  const ofLimits = page.flatMap(({ contract_id: contractId, ...news }) =>
    contractId !== null && limitIn(news) !== null ? [contractId] : [],
  )
  const deciding = await thoseTheyDecideOn(db, actor, [...new Set(ofLimits)])
  const undecided = await undecidedLimits(db, deciding, todayOf(actor))
  return new Map(
    page.flatMap((news): [string, DecisionOfNews][] => {
      if (news.contract_id === null) return []
      const decision = decisionOf(news, undecided.get(news.contract_id))
      return decision ? [[news.id, decision]] : []
    }),
  )
}

async function thoseTheyDecideOn(
  db: CompanyDatabase,
  actor: Actor,
  contractIds: readonly string[],
): Promise<string[]> {
  if (contractIds.length === 0) return []
  const levels = await levelsOn(db, actor, contractIds)
  const mayDecide = (id: string) =>
    rightRefusal('decideOnLimit', {
      permissions: actor.permissions,
      level: levels.get(id) ?? null,
    }) === null
  return contractIds.filter(mayDecide)
}

function decisionOf(
  { type, params }: News,
  undecided: ReadonlySet<string> | undefined,
): DecisionOfNews | null {
  const { subjectId, noticeId } = params as NotificationParams
  if (asksToDecide(type))
    return typeof subjectId === 'string' ? { kind: 'validation', stepId: subjectId } : null
  if (type === 'signatureRequested') return { kind: 'signature' }
  if (type === 'letterToSign' && typeof noticeId === 'string') return { kind: 'letter', noticeId }
  const limit = limitIn({ type, params })
  return limit !== null && undecided?.has(limit) ? { kind: 'limit', limit } : null
}

function limitIn({ type, params }: Pick<News, 'type' | 'params'>): string | null {
  return limitOfNews(type, (params as NotificationParams)['day'])
}
