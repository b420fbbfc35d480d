import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { alertsAbout, limitKey, settledLimits } from '../../lifecycle/decisions/public.ts'
import { ownersOf } from '../../writing/contracts/public.ts'
import { endTasks, openTasks, withdrawTasksOf } from './task-repository.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * The window before a limit, of a term or of an early exit, asks the owner for a decision, unless it is taken already; other alerts only inform. The
 * decision ends the task; the day until which they decide later, or another limit, asks again.
 */
export function followLimits(deps: Deps): void {
  const { events } = deps
  events.on('deadline.alertRaised', async (db, raised) => {
    // A limit may be alerted several times; it is decided once.
    const windows = raised.filter(({ payload }) => ASKING.has(payload.kind) && !payload.isAgain)
    if (windows.length === 0) return
    const settled = await settledLimits(
      db,
      windows.map(({ contractId }) => contractId),
      (await companyToday(deps, db)).toString(),
    )
    const toDecide = windows.filter(
      ({ contractId, payload }) =>
        !settled.has(
          limitKey({
            contractId,
            day: payload.target,
            isExit: payload.kind !== 'noticeWindow',
          }),
        ),
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
    const moved = voided.map((event) => ({ ...limitOf(event), day: event.payload.movedTo }))
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

/** The alerts that ask for a decision, the first of each limit: of a term its window, of an early exit either. */
const ASKING: ReadonlySet<AlertKind> = new Set(['noticeWindow', 'exitWindow', 'exitLimit'])

interface DecisionEvent {
  contractId: string
  payload: { day: string; exitOn?: string | null }
}

function limitOf({ contractId, payload: { day, exitOn } }: DecisionEvent) {
  return { contractId, day, isExit: Boolean(exitOn) }
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
