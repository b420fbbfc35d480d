import type { ContractDeadlines } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { ContractAct } from '@tacite/domain/acts/contract-acts.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import type { TermsStanding } from '@tacite/domain/contracts/terms-standing.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { lifeline, type LifelinePoint } from '@tacite/domain/deadlines/lifeline.ts'
import {
  traceAmendments,
  traceFields,
  traceSentence,
  traceSources,
  warningSentence,
  type Sentence,
} from '@tacite/domain/deadlines/trace-sentence.ts'
import type { TraceLine } from '@tacite/domain/deadlines/trace.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Temporal } from 'temporal-polyfill'
import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'
import { statedLifecycle } from './stated-lifecycle.ts'

const LIFELINE_NEXT_TERMS = 2

/** Why each deadline act is disabled; null: it is not. */
export type DeadlineReasons = Record<(typeof DEADLINE_ACTS)[number], ContractDeadlines['editing']>

export const DEADLINE_ACTS = [
  'setDates',
  'correctTerms',
  'recordPerformance',
  'markRenewed',
  'markTerminated',
  'recordRegimeDays',
  'cancel',
  'cancelTermination',
] as const satisfies ContractAct[]

/** A cancelled contract has none. */
const NO_DAYS = {
  legalLimit: null,
  prudentLimit: null,
  sendBy: null,
  noticeWindowOpens: null,
  endDate: null,
  finalEnd: null,
}

function daysOf(deadlines: Deadlines): Record<keyof typeof NO_DAYS, string | null> {
  const { legalLimit, prudentLimit, sendBy, noticeWindowOpens, endDate, finalEnd } = deadlines
  return { legalLimit, prudentLimit, sendBy, noticeWindowOpens, endDate, finalEnd }
}

/** A contract that is only being typed has no day of creation. */
type PresentedContract = Pick<ContractTerms, 'terms' | 'status' | 'validatedOn'> & {
  createdOn: string | null
  decided?: ContractDeadlines['decided']
}

/** What amendments did to the terms, and those that this reader may open. */
interface Amended {
  amended: ContractDeadlines['amended']
  readable: ReadonlyMap<string, unknown>
}

/** Deadlines as a reader sees them: every day with the sentences that explain it. */
export function presentDeadlines(
  contract: PresentedContract & Amended & { standing: TermsStanding },
  deadlines: Deadlines,
  locale: Locale,
  today: Temporal.PlainDate,
  { setDates, correctTerms, ...reasons }: DeadlineReasons,
): ContractDeadlines {
  const t = createTranslator(locale)
  const { terms } = contract
  const milestones = { draftedOn: draftedOn(contract), validatedOn: contract.validatedOn }
  const isGivenUp = contract.status === 'CANCELLED'
  const points = lifeline(terms, milestones, deadlines, today, LIFELINE_NEXT_TERMS).filter(
    // Of a cancelled contract, only past events are left.
    ({ term }) => !isGivenUp || term === null,
  )
  return {
    today: today.toString(),
    lifecycle: statedLifecycle(terms),
    amended: contract.amended,
    signatureDate: terms.signatureDate,
    terms: contract.standing,
    ...(isGivenUp ? NO_DAYS : daysOf(deadlines)),
    limitMeaning: deadlines.limitMeaning,
    regime: terms.regime?.kind ?? null,
    earlyExits: isGivenUp ? [] : [...deadlines.earlyExits],
    phase: deadlines.phase,
    phaseText: t(`deadlines.phase.${terms.isSigned ? deadlines.phase : 'UNSIGNED'}`),
    decided: contract.decided ?? null,
    term: { number: deadlines.term.number, of: deadlines.term.of },
    renewal: deadlines.renewal,
    ending: deadlines.ending,
    isGivenUp,
    notice: presentNotice(t, terms, deadlines, today),
    warnings: deadlines.warnings.map((warning) => ({
      code: warning.code,
      text: write(t, warningSentence(warning)),
    })),
    trace: deadlines.trace.map((line) => ({
      ...explainLine(t, line, contract.readable),
      subject: line.subject,
    })),
    lifeline: points.map((point) => presentPoint(t, point, deadlines, contract.readable)),
    records: {
      renewals: terms.renewals.map(({ id, kind, day, until }) => ({ id, kind, day, until })),
      informedOn: terms.regime?.kind === 'consumer' ? terms.regime.informedOn : null,
      reminderPostedOn: terms.regime?.kind === 'insurance' ? terms.regime.reminderPostedOn : null,
      notices: terms.notices.map((notice) => ({
        id: notice.id,
        kind: notice.kind,
        sentOn: notice.sentOn,
        presentedOn: notice.presentedOn,
        receivedOn: notice.receivedOn,
        endsOn: notice.kind === 'termination' ? notice.endsOn : null,
        cancelledOn: notice.cancelledOn,
      })),
    },
    editing: setDates,
    correcting: correctTerms,
    ...reasons,
  }
}

function presentNotice(
  t: Translator,
  terms: LifecycleTerms,
  { notice }: Deadlines,
  today: Temporal.PlainDate,
): ContractDeadlines['notice'] {
  if (notice === null) return null
  const { noticeId, kind, status, countedOn, effect } = notice
  const text = t(`deadlines.notice.status.${status}`)
  const renewsWithout = renewalWithout(noticeId, terms, today)
  return { noticeId, kind, status, text, countedOn, effect, renewsWithout }
}

/** A contract entered after its signature was not drafted here. */
function draftedOn({ createdOn, terms: { signatureDate } }: PresentedContract): string | null {
  return createdOn !== null && signatureDate !== null && signatureDate < createdOn
    ? null
    : createdOn
}

/** R14: shown before a notice is withdrawn after the limit has passed. */
function renewalWithout(
  noticeId: string,
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
): { limit: string; on: string } | null {
  const notices = terms.notices.map((each) =>
    each.id === noticeId ? { ...each, cancelledOn: today.toString() } : each,
  )
  const { warnings } = computeDeadlines({ ...terms, notices }, today)
  const params = warnings.find(({ code }) => code === 'TERMINATION_CANCELLED_RENEWS')?.params
  if (params?.limit?.kind !== 'day' || params.renewsOn?.kind !== 'day') return null
  return { limit: params.limit.value, on: params.renewsOn.value }
}

function presentPoint(
  t: Translator,
  { kind, day, certain, traceCodes }: LifelinePoint,
  { trace }: Deadlines,
  readable: Amended['readable'],
): ContractDeadlines['lifeline'][number] {
  return {
    kind,
    label: t(`deadlines.lifeline.${kind}`),
    day,
    isCertain: certain,
    explanation: trace
      .filter(({ code }) => traceCodes.includes(code))
      .map((line) => explainLine(t, line, readable)),
  }
}

/** A step of the explanation as a sentence, with where its inputs came from. */
export function explainLine(
  t: Translator,
  line: TraceLine,
  readable: Amended['readable'],
): ContractDeadlines['lifeline'][number]['explanation'][number] {
  const sources = traceSources(line).map(({ fieldKey, ...sentence }) => {
    const field = fieldKey !== null && t.has(fieldKey) ? t.chosen(fieldKey, {}) : ''
    return write(t, { ...sentence, params: { field, ...sentence.params } })
  })
  const documents = traceAmendments(line).filter(({ _id }) => readable.has(_id))
  return {
    rule: line.rule,
    text: write(t, traceSentence(line)),
    sources,
    fields: traceFields(line),
    documents,
  }
}

function write(t: Translator, { key, params }: Sentence): string {
  return t.has(key) ? t.chosen(key, params) : key
}
