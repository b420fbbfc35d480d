import type { Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { day, noticeOn, yearlyTacit } from '@tacite/domain/deadlines/testing/sample-lifecycle.ts'
import { anyDay } from '@tacite/domain/calendar/testing/arbitrary-days.ts'
import { anyLifecycle } from '@tacite/domain/deadlines/testing/any-lifecycle.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { LIFELINE_KINDS } from '@tacite/domain/deadlines/lifeline.ts'
import { PHASES } from '@tacite/domain/deadlines/phase.ts'
import { TRACE_CODES } from '@tacite/domain/deadlines/trace-code.ts'
import {
  traceSentence,
  traceSources,
  warningSentence,
} from '@tacite/domain/deadlines/trace-sentence.ts'
import { WARNING_CODES } from '@tacite/domain/deadlines/warning.ts'
import { locales } from '@tacite/domain/locale.ts'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createTranslator } from './server-texts.ts'

// Many random contracts, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

/** Keys built from computed codes are only known at run time; a wrong one throws. */
type WriteAny = (key: string, params: Record<string, string | number>) => string

test.each(locales)('every code of the deadline engine has its text in %s', (locale) => {
  const translator = createTranslator(locale)
  const keys = [
    ...Object.keys(TRACE_CODES).map((code) => `deadlines.trace.${code}`),
    ...WARNING_CODES.map((code) => `deadlines.warning.${code}`),
    ...PHASES.map((phase) => `deadlines.phase.${phase}`),
    ...LIFELINE_KINDS.map((kind) => `deadlines.lifeline.${kind}`),
  ]
  expect(keys.filter((key) => !translator.has(key))).toEqual([])
})

/** What random lifecycles seldom reach: a tolerance of three days, a late reminder, a law of a day, a century. */
const SELDOM: readonly [LifecycleTerms, string][] = [
  [
    yearlyTacit({
      duration: { kind: 'until', day: '2027-02-28', meaning: 'lastDayInForce' },
      notices: [noticeOn('2026-11-30')],
    }),
    '2026-12-05',
  ],
  [
    yearlyTacit({
      notice: { unit: 'months', count: 2 },
      regime: { kind: 'insurance', privatePerson: true, reminderPostedOn: '2026-10-20' },
    }),
    '2026-11-05',
  ],
  [yearlyTacit({ regime: { kind: 'consumer', informedOn: null } }), '2026-05-04'],
  [yearlyTacit({ duration: { kind: 'span', count: 100, unit: 'years' } }), '2026-05-04'],
]

test.each(locales)('every explanation reads as sentences in %s', (locale) => {
  expect.hasAssertions()
  const write = createTranslator(locale) as unknown as WriteAny
  for (const [terms, today] of SELDOM) readAloud(computeDeadlines(terms, day(today)), write)
  fc.assert(
    fc.property(anyLifecycle, anyDay, (terms, today) => {
      readAloud(computeDeadlines(terms, today), write)
    }),
    { numRuns: 100 },
  )
})

test.each(locales)(
  'the form and the explanations use the same names for the same days in %s',
  (locale) => {
    const write = createTranslator(locale) as unknown as WriteAny
    const explained = (code: string) =>
      write(`deadlines.trace.${code}`, { count: 3, end: '31/12/2026', result: '28/12/2026' })
    const unit = (name: string) => write(`deadlines-panel.form.noticeUnits.${name}`, {})
    expect(explained('NOTICE_BUSINESS_DAYS')).toContain(unit('businessDays'))
    expect(explained('NOTICE_WORKING_DAYS')).toContain(unit('workingDays'))
    const sent = write('deadlines.trace.SEND_BY_WITH_DELIVERY', {
      count: 5,
      result: '02/11/2026',
      prudentLimit: '09/11/2026',
    })
    expect(sent).toContain(unit('businessDays'))
  },
)

test('a plain contract is explained in good French', () => {
  const write = createTranslator('fr') as unknown as WriteAny
  const terms = yearlyTacit({ effectiveDate: '2026-01-15', notice: { unit: 'months', count: 2 } })
  expect(readAloud(computeDeadlines(terms, day('2026-11-20')), write)).toEqual([
    'Le contrat dure 12 mois à compter du 15/01/2026, ce jour compris\u202F: son dernier jour est le 14/01/2027.',
    'Le contrat se renouvelle tacitement après le 14/01/2027, sauf dénonciation au plus tard à la date limite.',
    'Préavis de 2 mois avant le 14/01/2027\u202F: la limite légale est le 14/11/2026, dernier jour d’où 2 mois ne dépassent pas cette fin.',
    'Compté à rebours, 2 mois avant le 14/01/2027\u202F: la limite prudente est le 14/11/2026.',
    'Le 14/11/2026 n’est pas un jour ouvré\u202F: la limite ne bouge pas, seul l’envoi est avancé.',
    'La dénonciation compte le jour de sa réception.',
    'Envoi au plus tard le 13/11/2026, dernier jour ouvré jusqu’à la limite prudente du 14/11/2026.',
    'Période 1, sans limite du nombre de renouvellements.',
    'Au 20/11/2026, le renouvellement après le 14/01/2027 est acquis.',
  ])
})

/** Writes every sentence of the deadlines; a missing parameter or a remaining brace fails. */
function readAloud({ trace, warnings }: Deadlines, write: WriteAny): string[] {
  for (const { key, params, fieldKey } of trace.flatMap(traceSources)) {
    const field = fieldKey === null ? '' : write(fieldKey, {})
    expect(write(key, { ...params, field })).not.toBe('')
  }
  const sentences = [...trace.map(traceSentence), ...warnings.map(warningSentence)]
  const written = sentences.map(({ key, params }) => write(key, params))
  expect(written.filter((text) => !/^[^{}]+\.$/.test(text))).toEqual([])
  return written
}
