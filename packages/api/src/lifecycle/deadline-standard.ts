import { PHASES } from '@tacite/domain/deadlines/phase.ts'
import { lifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { StandardAnswer } from '@tacite/domain/deadlines/standard-answer.ts'
import { WARNING_CODES } from '@tacite/domain/deadlines/warning.ts'
import { z } from 'zod'
import { day, lifecycle, notice as noticePeriod, span } from './stated-lifecycle.ts'

const known = day.nullable()
const { excludesTriennialExit: _, ...stated } = lifecycle.shape
const id = z.string().min(1)

const regime = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('consumer'), informedOn: known }),
  z.strictObject({
    kind: z.literal('insurance'),
    privatePerson: z.boolean(),
    reminderPostedOn: known,
  }),
  z.strictObject({ kind: z.literal('commercialLease'), excludesTriennialExit: z.boolean() }),
])

const noticeDays = {
  id,
  sentOn: known,
  presentedOn: known,
  receivedOn: known,
  cancelledOn: known,
}

const notice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nonRenewal'), ...noticeDays }),
  z.strictObject({ kind: z.literal('earlyExit'), ...noticeDays }),
  z.strictObject({ kind: z.literal('termination'), endsOn: day, ...noticeDays }),
])

const patchOf = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ field: z.literal(field), value })

const patch = z.discriminatedUnion('field', [
  patchOf('endDate', day),
  patchOf('duration', stated.duration.unwrap()),
  patchOf('effectiveDate', day),
  patchOf('renewalType', stated.renewalType),
  patchOf('renewalDuration', stated.renewalDuration),
  patchOf('maxRenewals', stated.maxRenewals),
  patchOf('notice', stated.notice),
  patchOf('roll', stated.roll),
  patchOf('noticeCountsWhen', stated.noticeCountsWhen),
  patchOf('sendingMode', stated.sendingMode),
  patchOf('earlyExit', stated.earlyExit),
  patchOf('indeterminateAlignment', stated.indeterminateAlignment),
])

/** All that the engine takes; what a case leaves out has its default. */
const terms = z.strictObject({
  isSigned: z.boolean(),
  signatureDate: known,
  ...stated,
  calendar: z.enum(['france', 'alsaceMoselle']),
  closingDays: z.array(day),
  noticeWindowDays: z.number().int().min(1).max(365),
  renewals: z.array(
    z.strictObject({ id, kind: z.enum(['agreement', 'request']), day, until: known }),
  ),
  refusedRenewals: z.array(z.strictObject({ id, day })),
  notices: z.array(notice),
  amendments: z.array(
    z.strictObject({
      id,
      reference: z.string(),
      signedOn: day,
      effectiveOn: day,
      patches: z.array(patch).min(1),
    }),
  ),
  regime: regime.nullable(),
}) satisfies z.ZodType<LifecycleTerms>

const limits = { legalLimit: known, prudentLimit: known, sendBy: known }
const number = z.number().int().min(1)

/** What must come out; a case states some of it, and nothing is said of the rest. */
const answer = z.strictObject({
  ...limits,
  noticeWindowOpens: known,
  phase: z.enum(PHASES),
  term: z.strictObject({ number, of: number.nullable() }),
  terms: z.array(
    z
      .strictObject({ start: known, end: known, ...limits })
      .partial()
      .extend({ number }),
  ),
  endDate: known,
  finalEnd: known,
  ending: z.enum(['expiry', 'termination']).nullable(),
  indeterminateSince: known,
  durationCode: z.number().int().nullable(),
  notice: z
    .strictObject({ status: z.enum(['inTime', 'withinTolerance', 'late']), effect: known })
    .nullable(),
  earlyExits: z.array(
    z.strictObject({
      basis: z.enum(['clause', 'triennial']),
      exitOn: day,
      legalLimit: day,
      prudentLimit: day,
      sendBy: day,
    }),
  ),
  regime: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('consumer'),
        informFrom: known,
        informUntil: known,
        isInformed: z.boolean(),
      }),
      z.strictObject({ kind: z.literal('insurance'), privatePersonUntil: known }),
      z.strictObject({ kind: z.literal('commercialLease') }),
    ])
    .nullable(),
  warnings: z.array(z.enum(WARNING_CODES)),
}) satisfies z.ZodType<StandardAnswer>

/** The worked cases of the deadline rules, as docs/deadlines publishes them. */
const standardCases = z.strictObject({
  note: z.string(),
  cases: z.array(
    z.strictObject({
      id,
      rules: z.array(z.string().regex(/^R(?:\d|1[0-8])$/)).min(1),
      source: z.string().nullable(),
      today: day,
      terms: terms.partial(),
      expected: answer.partial(),
    }),
  ),
})

/** Their JSON Schema: the input and the expected output of a case, with the default of each term that it leaves out. */
export function casesSchema(): object {
  const { terms: given, expected } = standardCases.shape.cases.element.shape
  const named = z.registry<{ id: string }>()
  named.add(day, { id: 'Day' })
  named.add(span, { id: 'Span' })
  named.add(noticePeriod, { id: 'NoticePeriod' })
  named.add(given, { id: 'Terms' })
  named.add(expected, { id: 'Expected' })
  const defaults: Record<string, unknown> = { refusedRenewals: [], ...lifecycleTerms() }
  const names = new Map<unknown, string>(
    Object.entries(given.shape).map(([name, shape]) => [shape, name]),
  )
  const described = z.toJSONSchema(standardCases, {
    io: 'input',
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      const name = names.get(zodSchema)
      if (name !== undefined) jsonSchema.default = defaults[name]
      // The format says it.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern
    },
  })
  return { title: 'Worked cases of the deadline rules', ...described }
}
