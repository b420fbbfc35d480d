import type { AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { alertsOf, type DeadlineAlert } from '@tacite/domain/deadlines/alerts.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Temporal } from 'temporal-polyfill'
import type { ContractTerms } from './lifecycle-terms.query.ts'

/** The alerts of a contract, on the days that a setting chooses; null: the default. */
export function alertsOfContract(
  { contractId, terms, ownerNoticeDays, knownSignedOn }: ContractTerms,
  setting: AlertSetting | null,
  today: Temporal.PlainDate,
): DeadlineAlert[] {
  return alertsOf(contractId, computeDeadlines(terms, today), {
    noticeWindowDays: ownerNoticeDays,
    signatureDate: terms.signatureDate,
    knownSince: knownSignedOn,
    days: setting?.days ?? null,
  })
}
