import type { Temporal } from 'temporal-polyfill'
import { dueAlerts } from './alerts.ts'
import type { DeadlineAlert } from './alerts.ts'

/** A stored alert: `acted` once a person has dealt with it, `withdrawn` once it became obsolete. */
export interface RaisedAlert {
  key: string
  kind: DeadlineAlert['kind']
  target: DeadlineAlert['target']
  state: 'open' | 'acted' | 'withdrawn'
}

/** The changes to the alerts of one contract. */
export interface AlertChanges {
  /** To raise now; a withdrawn one that is due again is raised again. */
  raise: DeadlineAlert[]
  /** To withdraw, with the alert of the same kind that replaces it: the history keeps both days. */
  withdraw: { alert: RaisedAlert; replacedBy: DeadlineAlert | null }[]
}

/**
 * R13: compares the stored alerts of a contract with those of its recomputed deadlines. One already
 * acted on is neither repeated nor withdrawn. Applying the changes and calling again changes nothing.
 *
 * @param raised every stored alert of the contract, whatever its state
 * @param alerts `alertsOf` the new deadlines
 */
export function reconcileAlerts(
  raised: readonly RaisedAlert[],
  alerts: readonly DeadlineAlert[],
  today: Temporal.PlainDate,
): AlertChanges {
  const standing = new Set(alerts.map(({ key }) => key))
  const known = new Set(raised.filter(({ state }) => state !== 'withdrawn').map(({ key }) => key))
  return {
    raise: dueAlerts(alerts, today).filter(({ key }) => !known.has(key)),
    withdraw: raised
      .filter(({ state, key }) => state === 'open' && !standing.has(key))
      .map((alert) => ({
        alert,
        replacedBy: alerts.find(({ kind }) => kind === alert.kind) ?? null,
      })),
  }
}
