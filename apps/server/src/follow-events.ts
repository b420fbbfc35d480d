import { followEventsWithFacts } from './features/lifecycle/deadlines/write-facts.ts'
import { endAnswersOfBlocked } from './features/lifecycle/deadlines/end-answers.ts'
import { followEventsWithDecisions } from './features/lifecycle/decisions/void-decisions.ts'
import { followRestoredContracts } from './features/lifecycle/notices/follow-events.ts'
import { followRestoredRenewals } from './features/lifecycle/renewals/follow-events.ts'
import { endFeedsOfBlocked } from './features/lifecycle/calendar-feeds/end-feeds.ts'
import { endValidationsOfCancelled } from './features/agreement/validation/follow-contract.ts'
import { followEnds } from './features/agreement/sharing/tell-third-parties.ts'
import { guardValidations } from './features/agreement/validation/guard-validations.ts'
import { followEventsWithTasks } from './features/work/tasks/follow-events.ts'
import { refreshOpenPages } from './features/work/notifications/refresh-open-pages.ts'
import { followEventsWithNotifications } from './features/work/notifications/follow-events.ts'
import { followSignedDocuments } from './features/portfolio/search/store-signed-document.ts'
import { followRestoredGroups } from './features/people/groups/write-group.ts'
import type { Platform } from './platform/platform.ts'

/** Connects the features that react to the events of others, which know nothing of them. */
export function followEvents(platform: Platform): void {
  followEventsWithFacts(platform)
  followEventsWithDecisions(platform)
  followRestoredContracts(platform)
  followRestoredRenewals(platform)
  guardValidations(platform)
  followEventsWithTasks(platform)
  refreshOpenPages(platform)
  followEventsWithNotifications(platform)
  followSignedDocuments(platform)
  followEnds(platform)
  followRestoredGroups(platform)
  endFeedsOfBlocked(platform)
  endAnswersOfBlocked(platform)
  endValidationsOfCancelled(platform)
}
