import { wireStatus, type ShownStatus } from '@tacite/domain/contracts/contract-status.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { stepName } from '../../../platform/database/system-names.ts'

/** The status of a contract, from `contract_fact` of the day. */
export interface StoredStanding {
  status: ShownStatus
  status_detail: string
  /** The last day in force, if one is certain; month ends do not record it. */
  final_end: string | null
  /** Of its current step. */
  step_name: string | null
}

/** The same texts on every surface: the status, and within it the step of an unsigned contract or the detailed state. */
export function presentStanding(
  { status, status_detail, final_end, step_name }: StoredStanding,
  locale: Locale,
) {
  const t = createTranslator(locale)
  return {
    statusWorkflow: {
      status: wireStatus(status),
      statusI18n: t(`contracts.status.${status}`),
      readyToSign: status === 'readyToSign',
      validationSuspended: status === 'validationSuspended',
    },
    statusDetail: detailText(t, { status_detail, final_end, step_name }, locale),
    statusDetailKey: status_detail,
  }
}

/** Under notice it says until when: the contract still binds both sides. */
function detailText(
  t: ReturnType<typeof createTranslator>,
  { status_detail, final_end, step_name }: Omit<StoredStanding, 'status'>,
  locale: Locale,
): string {
  if (status_detail === 'TERMINATING' && final_end !== null)
    return t('contract-list.terminatingUntil', { end: final_end })
  const key = `contract-list.statusDetail.${status_detail}`
  if (t.has(key)) return t.chosen(key, {})
  return step_name === null ? t('contract-list.statusDetail.unknown') : stepName(step_name, locale)
}
