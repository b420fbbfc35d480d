import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import { dueAlerts } from './alerts.ts'
import type { AlertKind, DeadlineAlert } from './alerts.ts'

/** A stored alert: `acted` once a person has dealt with it, `withdrawn` once it became obsolete. */
export interface RaisedAlert {
  key: string
  kind: DeadlineAlert['kind']
  target: DeadlineAlert['target']
  state: 'open' | 'acted' | 'withdrawn'
  raisedOn: IsoDay
}

/** The changes to the alerts of one contract. */
export interface AlertChanges<Raised extends RaisedAlert = RaisedAlert> {
  /** To raise now; a withdrawn one that is due again is raised again. */
  raise: DeadlineAlert[]
  /** To withdraw, with the alert of the same kind that replaces it: the history keeps both days. */
  withdraw: { alert: Raised; replacedBy: DeadlineAlert | null }[]
  /** Raised earlier, and still what there is to say today: whoever was not told yet is told now. */
  stand: { alert: Raised; says: DeadlineAlert }[]
}

/**
 * R13: compares the stored alerts of a contract with those of its recomputed deadlines. One already
 * acted on is neither repeated nor withdrawn. Applying the changes and calling again changes nothing.
 *
 * Other alerts may be chosen for the same days at any time: what was said about a day since an alert was due stands
 * for it, so that nobody is told twice; one that is due and that nothing stands for is raised.
 *
 * @param raised every stored alert of the contract, whatever its state
 * @param alerts `alertsOf` the new deadlines, on the chosen days
 * @param standing `alertsOf` the same deadlines by default: a day that still counts withdraws nothing, however it is alerted
 */
export function reconcileAlerts<Raised extends RaisedAlert>(
  raised: readonly Raised[],
  alerts: readonly DeadlineAlert[],
  today: Temporal.PlainDate,
  standing: readonly DeadlineAlert[] = alerts,
): AlertChanges<Raised> {
  const told = raised.filter(({ state }) => state !== 'withdrawn')
  const due = nearestDue(alerts, today).map((alert) => ({ alert, by: whatSays(told, alert) }))
  const matters = new Set([...alerts, ...standing].map(matterOf))
  return {
    raise: due.filter(({ by }) => by === undefined).map(({ alert }) => alert),
    withdraw: raised
      .filter((alert) => alert.state === 'open' && !matters.has(matterOf(alert)))
      .map((alert) => ({
        alert,
        replacedBy: alerts.find(({ kind }) => kind === alert.kind) ?? null,
      })),
    stand: due.flatMap(({ alert, by }) =>
      by?.state === 'open' ? [{ alert: by, says: alert }] : [],
    ),
  }
}

/** Of the alerts due about one day, the one that became due last: it says what the others would. */
function nearestDue(
  alerts: readonly DeadlineAlert[],
  today: Temporal.PlainDate,
): readonly DeadlineAlert[] {
  const due = dueAlerts(alerts, today)
  return due.filter((alert, index) =>
    due.every(
      (other, at) =>
        other === alert ||
        matterOf(other) !== matterOf(alert) ||
        other.from < alert.from ||
        (other.from === alert.from && at > index),
    ),
  )
}

/** The alert itself, or another about the same day that was raised since this one is due. */
function whatSays<Raised extends RaisedAlert>(
  told: readonly Raised[],
  { key, from, ...alert }: DeadlineAlert,
): Raised | undefined {
  const matter = matterOf(alert)
  return (
    told.find((each) => each.key === key) ??
    told.find((each) => matterOf(each) === matter && each.raisedOn >= from)
  )
}

/** What the alerts of one day have in common, whenever they are raised. */
const SUBJECTS: Partial<Record<AlertKind, string>> = {
  noticeWindow: 'limit',
  noticeLimit: 'limit',
  exitWindow: 'exit',
  exitLimit: 'exit',
  endIn90: 'end',
  endIn60: 'end',
  endIn30: 'end',
}

/** Alerts of one day say the same, at several distances. */
export function matterOf({ kind, target }: Pick<DeadlineAlert, 'kind' | 'target'>): string {
  return `${SUBJECTS[kind] ?? kind}:${target}`
}
