import { wireStatus, type ShownStatus } from '@tacite/domain/contracts/contract-status.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { stepName } from '../../../platform/database/system-names.ts'

/** The status of a contract, from `contract_fact` of the day. */
export interface StoredStanding {
  status: ShownStatus
  status_detail: string
  /** Of its current step. */
  step_name: string | null
}

/** The same texts on every surface: the status, and within it the step of an unsigned contract or the detailed state. */
export function presentStanding(
  { status, status_detail, step_name }: StoredStanding,
  locale: Locale,
) {
  const t = createTranslator(locale)
  const key = `contract-list.statusDetail.${status_detail}`
  return {
    statusWorkflow: {
      status: wireStatus(status),
      statusI18n: t(`contracts.status.${status}`),
      readyToSign: status === 'readyToSign',
      validationSuspended: status === 'validationSuspended',
    },
    statusDetail: t.has(key)
      ? t.chosen(key, {})
      : step_name === null
        ? t('contract-list.statusDetail.unknown')
        : stepName(step_name, locale),
    statusDetailKey: status_detail,
  }
}
