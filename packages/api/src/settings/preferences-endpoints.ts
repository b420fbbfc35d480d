import { MAIL_TIMES } from '@tacite/domain/notifications/preferences.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

const mailTimes = MAIL_TIMES.filter((time) => time !== 'never')
/** Empty: never by mail. Each notification is mailed once: at the soonest of several frequencies. */
const times = z.array(z.enum(mailTimes)).max(mailTimes.length)

/** Refused in words: the times and the days. */
const quietHours = z.strictObject({
  from: z.string().max(10),
  to: z.string().max(10),
  days: z.array(z.number().int().min(1).max(7)).max(7),
  timeZone: z.string().max(60),
})

const preferences = z.strictObject({
  showResetPassword: z.boolean(),
  listUpdateStatus: times,
  listDeadlineStatus: times,
  listRenwalAndTerminationPeriod: times, // sic, spec 3
  /** Days, as text; empty: the company's setting. */
  durationRenwalAndTerminationPeriod: z.string().max(10), // sic, spec 3
  listValidationRejectionStatusWorkflkow: times, // sic, spec 3
  /** Mails about contracts wait for their end; null: none. Left out, they stay as they are. */
  quietHours: quietHours.nullable().optional(),
  /** A mail each Monday about the contracts that the person owns. Left out, it stays as it is. */
  weeklyOutlook: z.boolean().optional(),
})
export type WirePreferences = z.infer<typeof preferences>

nameShapes({ Preferences: preferences })

/** How a person wants to be notified by mail (specification 3, User preferences). */
export const preferencesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/me/preferences',
    access: 'signedIn',
    summary: 'How the person wants to be notified by mail.',
    response: preferences,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/me/preferences',
    access: 'signedIn',
    summary: 'Choose how to be notified by mail.',
    body: preferences,
    response: preferences,
  }),
}
