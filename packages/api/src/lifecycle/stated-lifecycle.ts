import { z } from 'zod'

export const day = z.iso.date()
const unit = z.enum(['years', 'months', 'weeks', 'days'])
export const span = z.strictObject({ count: z.number().int().min(1).max(36_500), unit })
export const notice = z.union([
  z.strictObject({
    unit: z.enum(['months', 'weeks', 'calendarDays', 'clearDays', 'businessDays', 'workingDays']),
    count: z.number().int().min(0).max(3_650),
  }),
  z.strictObject({
    unit: z.literal('monthsAndDays'),
    months: z.number().int().min(0).max(120),
    days: z.number().int().min(0).max(365),
  }),
])
const alignment = z.enum(['exactDay', 'monthEnd', 'quarterEnd', 'anniversary'])

/** The terms of a contract's life as a person states them (domain LifecycleTerms, without company settings). */
export const lifecycle = z.strictObject({
  effectiveDate: day.nullable(),
  duration: z
    .discriminatedUnion('kind', [
      span.extend({ kind: z.literal('span') }),
      z.strictObject({
        kind: z.literal('until'),
        day,
        meaning: z.enum(['lastDayInForce', 'firstDayAfter']),
      }),
      z.strictObject({ kind: z.literal('indefinite') }),
      z.strictObject({ kind: z.literal('services'), endedOn: day.nullable() }),
    ])
    .nullable(),
  renewalType: z.enum(['none', 'tacit', 'withAgreement', 'withNotice']),
  renewalDuration: span.nullable(),
  maxRenewals: z.number().int().min(0).max(999).nullable(),
  notice: notice.nullable(),
  roll: z.enum(['none', 'previous', 'next']),
  noticeCountsWhen: z.enum(['sent', 'presented', 'received']),
  sendingMode: z.enum(['email', 'electronicRegisteredLetter', 'registeredLetter']),
  earlyExit: z
    .strictObject({
      notice: notice.nullable(),
      alignment,
      notBefore: day.nullable(),
      firstNoticeOn: day.nullable().optional(),
      notifyBy: day.nullable().optional(),
    })
    .nullable(),
  indeterminateAlignment: alignment,
  performedAfterEnd: z.boolean(),
  /** Of a commercial lease. */
  excludesTriennialExit: z.boolean().optional(),
})
