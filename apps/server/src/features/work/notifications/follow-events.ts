import { eventsWith } from '@tacite/domain/events/event-catalogue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { followAlertAnswers } from './answered-alerts.ts'
import { CONDITION_NOTICES } from './notices-of-conditions.ts'
import { DECISION_NOTICES } from './notices-of-decisions.ts'
import { DELEGATION_NOTICES } from './notices-of-delegations.ts'
import { FILE_NOTICES } from './notices-of-files.ts'
import { GROUP_NOTICES } from './notices-of-groups.ts'
import { PAPER_NOTICES } from './notices-of-paper.ts'
import { RENEWAL_NOTICES } from './notices-of-renewals.ts'
import { IMPORT_NOTICES } from './notices-of-imports.ts'
import { LETTER_NOTICES } from './notices-of-letters.ts'
import { SIGNING_NOTICES } from './notices-of-signing.ts'
import { TASK_NOTICES } from './notices-of-tasks.ts'
import { VALIDATION_NOTICES } from './notices-of-validation.ts'
import { WORK_NOTICES } from './notices-of-work.ts'
import type { Notices, NotifyingEvent } from './notices.ts'
import { notify } from './notify.ts'

const NOTICES: Notices = {
  ...VALIDATION_NOTICES,
  ...CONDITION_NOTICES,
  ...DECISION_NOTICES,
  ...DELEGATION_NOTICES,
  ...FILE_NOTICES,
  ...GROUP_NOTICES,
  ...RENEWAL_NOTICES,
  ...SIGNING_NOTICES,
  ...IMPORT_NOTICES,
  ...LETTER_NOTICES,
  ...PAPER_NOTICES,
  ...TASK_NOTICES,
  ...WORK_NOTICES,
}

/** Notifications follow from events of other features, which know nothing of them. */
export function followEventsWithNotifications(
  deps: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  const follow = <Name extends NotifyingEvent>(name: Name, noticesOf: Notices[Name]) =>
    deps.events.on(name, async (db, events) =>
      notify(deps, db, await noticesOf(db, events, deps.clock.now())),
    )
  followAlertAnswers(deps)
  eventsWith('notifies').forEach((name) => follow(name, NOTICES[name]))
}
