import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { alertsAbout, limitKey, settledLimits } from '../../lifecycle/decisions/public.ts'
import { ownersOf } from '../../writing/contracts/public.ts'
import { endTasks, openTasks, withdrawTasksOf } from './task-repository.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * The window before a limit asks its owner for a decision, unless it is taken already; other alerts only inform. The
 * decision ends the task; the day until which they decide later, or another limit, asks again.
 */
export function followLimits(deps: Deps): void {
  const { events } = deps
  events.on('deadline.alertRaised', async (db, raised) => {
    // A limit may be alerted several times; it is decided once.
    const windows = raised.filter(
      ({ payload }) => payload.kind === 'noticeWindow' && !payload.isAgain,
    )
    if (windows.length === 0) return
    const settled = await settledLimits(
      db,
      windows.map(({ contractId }) => contractId),
      (await companyToday(deps, db)).toString(),
    )
    const toDecide = windows.filter(
      ({ contractId, payload }) => !settled.has(limitKey(contractId, payload.target)),
    )
    await askOwners(
      deps,
      db,
      toDecide.map(({ contractId, payload: { alertId } }) => ({ contractId, alertId })),
    )
  })
  events.on('deadline.decided', async (db, decided) => {
    const alerts = await alertsAbout(db, decided.map(limitOf))
    await endTasks(
      deps,
      db,
      alerts.map(({ alertId }) => ({ subjectId: alertId })),
      'DONE',
    )
  })
  events.on('deadline.decisionDue', async (db, due) =>
    askOwners(deps, db, await alertsAbout(db, due.map(limitOf))),
  )
  events.on('deadline.decisionVoided', async (db, voided) => {
    const moved = voided.map(({ contractId, payload }) => ({ contractId, day: payload.movedTo }))
    await askOwners(deps, db, await alertsAbout(db, moved))
  })
  events.on('contract.archived', (db, archived) =>
    withdrawTasksOf(
      deps,
      db,
      archived.map(({ objectId }) => objectId),
    ),
  )
  events.on('deadline.alertWithdrawn', (db, withdrawn) =>
    endTasks(
      deps,
      db,
      withdrawn.map(({ payload }) => ({ subjectId: payload.alertId })),
      'TERMINATED',
    ),
  )
}

function limitOf({ contractId, payload }: { contractId: string; payload: { day: string } }) {
  return { contractId, day: payload.day }
}

async function askOwners(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  asked: readonly { contractId: string; alertId: string }[],
): Promise<void> {
  const owners = await ownersOf(
    db,
    asked.map(({ contractId }) => contractId),
  )
  await openTasks(
    deps,
    db,
    asked.map(({ contractId, alertId }) => ({
      personIds: [owners.get(contractId)!],
      kind: 'decideOnDeadline',
      contractId,
      subjectId: alertId,
    })),
  )
}
