import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { LetterDraft, noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { hasEarlyExit } from '@tacite/domain/deadlines/record-rules.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Sentence } from '@tacite/domain/deadlines/trace-sentence.ts'
import { letterSentences, letterSources } from '@tacite/domain/notices/letter.ts'
import { modeCaution } from '@tacite/domain/notices/mode-caution.ts'
import { sentThisWay } from '@tacite/domain/notices/sent-this-way.ts'
import { conditionsBy } from '@tacite/domain/deadlines/term-conditions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms, todayOf } from '../deadlines/public.ts'
import { requireStated } from './require-stated.ts'
import { letterParties } from './letter-parties.query.ts'

type Asked = QueryOf<typeof noticesEndpoints.draftLetter>

/** The shipped letter of a notice for a contract: its parties, its days, the words of its law, in the asked language. */
export async function draftLetter(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  asked: Asked,
): Promise<LetterDraft> {
  requireStated(asked)
  const [contract] = await readContractTerms(db, [contractId])
  const { terms } = contract!
  if (asked.kind === 'earlyExit' && !hasEarlyExit(terms))
    throw new Refused('RULE', { code: 'EARLY_EXIT_NOT_FORESEEN', field: 'kind' })
  const parties = await letterParties(db, actor, contractId, asked.locale)
  const today = todayOf(actor)
  const days = daysOf(asked, terms, today)
  const regime = terms.regime?.kind ?? null
  const { kind, mode, appliesFrom = null, price, ground } = asked
  const signedOn = terms.signatureDate
  const { title, reference } = parties
  const about = { kind, mode, regime, title, reference, signedOn, appliesFrom, price, ground }
  const { subject, paragraphs } = letterSentences({ ...about, ...days })
  const write = writerIn(asked.locale)
  const t = createTranslator(actor.locale)
  const { sendingMode } = conditionsBy(terms, today)
  const caution = modeCaution({ mode, kind, regime, sendingMode })
  return {
    letter: {
      ...parties.letter,
      place: '',
      day: today.toString(),
      subject: write(subject),
      body: paragraphs.map(write).join('\n\n'),
    },
    sources: letterSources({ kind, regime }),
    caution: caution && t(`notices.caution.${caution}.given`),
    ...days,
    statusText: days.status && t(`deadlines.notice.status.${days.status}`),
  }
}

/** Writes sentences of the catalogue in the language of the letter. */
function writerIn(locale: Locale) {
  const t = createTranslator(locale)
  return ({ key, params }: Sentence): string => (t.has(key) ? t.chosen(key, params) : key)
}

type Days = Pick<LetterDraft, 'limit' | 'prudentLimit' | 'sendBy' | 'effect'> & {
  status: 'inTime' | 'withinTolerance' | 'late' | null
}

const NO_DAYS: Days = { limit: null, prudentLimit: null, sendBy: null, effect: null, status: null }

/** What the engine says of a notice that would be sent this way and counted today. */
function daysOf(
  { kind, mode, endsOn }: Asked,
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
): Days {
  if (kind === 'priceRevision') return NO_DAYS
  if (kind === 'termination') return { ...NO_DAYS, effect: endsOn ?? null }
  const sent = sentThisWay(terms, mode)
  const deadlines = computeDeadlines(sent, today)
  const day = today.toString()
  const days = { sentOn: day, presentedOn: day, receivedOn: day, cancelledOn: null }
  const notices = [{ id: 'letter', kind, ...days }]
  const given = computeDeadlines({ ...sent, notices }, today)
  // The exit that is still to be reached, else the limit of the term.
  const exit = kind === 'earlyExit' ? deadlines.earlyExits[0] : deadlines
  return {
    limit: exit?.legalLimit ?? null,
    prudentLimit: exit?.prudentLimit ?? null,
    sendBy: exit?.sendBy ?? null,
    effect: given.notice?.effect ?? null,
    status: given.notice?.status ?? null,
  }
}
