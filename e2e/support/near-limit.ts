import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import type { Company } from './company.ts'
import { writtenContract } from './contracts.ts'
import { must } from './person.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Renewed by years, with a month's notice: its limit is about two weeks ahead. */
export async function nearItsLimit(
  company: Company,
  title: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { administrator, query } = company
  const contractId = await writtenContract(administrator, title)
  const begun = new Date(Date.now() + 45 * DAY_MS)
  begun.setUTCFullYear(begun.getUTCFullYear() - 1)
  const terms = {
    ...YEARLY_TERMS,
    effectiveDate: begun.toISOString().slice(0, 10),
    notice: { unit: 'months', count: 1 },
  }
  const path = `/contracts3/${contractId}`
  must(await administrator.call('PUT', `${path}/lifecycle`, terms), 200, 'stating the terms')
  await query(
    `update contract set status = 'SIGNED', signature_date = $2, locked_at = now(), lock_kind = 'scan' where id = $1`,
    [contractId, '2020-12-15'],
  )
  // The facts follow the terms, not what the test wrote behind them.
  const corrected = await administrator.call('PUT', `${path}/lifecycle/correction`, {
    reason: 'Saisie',
    lifecycle: { ...terms, performedAfterEnd: undefined, maxRenewals: 9, ...changes },
    signatureDate: terms.effectiveDate,
  })
  must(corrected, 200, 'reading the facts again')
  return contractId
}
