import type { IsoDay } from '../calendar/iso-day.ts'
import type { NoticeStatus } from '../deadlines/registered-notice.ts'
import type { SpecialRegime } from '../deadlines/special-regime.ts'
import type { Sentence } from '../deadlines/trace-sentence.ts'
import type { NoticeKind, NoticeMode } from './notice-record.ts'

/** What a shipped letter names; every day is computed or typed before. */
export interface LetterFacts {
  kind: NoticeKind
  mode: NoticeMode
  regime: SpecialRegime['kind'] | null
  title: string
  reference: string
  /** The day on which the contract was signed. */
  signedOn: IsoDay | null
  /** The last day in force because of it, if it counts today; of a termination the one that was typed. */
  effect: IsoDay | null
  /** The last day on which the law accepts it; null where there is no limit. */
  limit: IsoDay | null
  /** How it would be judged if it counted today; null: nothing to judge. */
  status: NoticeStatus | null
  /** Of a price revision: from when, and the new price in words. */
  appliesFrom: IsoDay | null
  price: string
  /** Why a contract is terminated. */
  ground: string
}

/** A letter as sentences of the `letters` catalogue, in any language. */
export interface LetterSentences {
  subject: Sentence
  /** One after the other; each is a paragraph. */
  paragraphs: readonly Sentence[]
}

/**
 * The letter of a notice: what is notified, from when, and the words of the law that applies. It never says that a late
 * notice is in time.
 *
 * @example letterSentences({ kind: 'nonRenewal', regime: 'insurance', ... }).paragraphs[1]
 *   // { key: 'letters.legal.nonRenewal.insurance', params: { ... } }
 */
export function letterSentences(facts: LetterFacts): LetterSentences {
  const params = paramsOf(facts)
  const of = (key: string): Sentence => ({ key: `letters.${key}`, params })
  const { kind } = facts
  const regime = facts.regime ?? 'ordinary'
  const keys = [
    'greeting',
    opening(facts),
    kind === 'termination' && facts.ground !== '' ? 'ground' : null,
    `legal.${kind}.${regime}`,
    timing(facts),
    'request',
    'farewell',
  ].filter((key) => key !== null)
  return { subject: of(`subject.${kind}`), paragraphs: keys.map(of) }
}

function opening({ kind, signedOn, effect }: LetterFacts): string {
  const signed = signedOn === null ? 'unsigned' : 'signed'
  if (kind === 'termination' || kind === 'priceRevision') return `opening.${kind}.${signed}`
  return `opening.${kind}.${effect === null ? 'open' : signed}`
}

/** Only a notice against renewal has a limit that a letter can speak of. */
function timing({ kind, status, limit }: LetterFacts): string | null {
  if (kind !== 'nonRenewal' || limit === null || status === null) return null
  return status === 'late' ? 'timing.late' : 'timing.inTime'
}

function paramsOf(facts: LetterFacts): Sentence['params'] {
  const { title, reference, signedOn, effect, limit, appliesFrom, price, ground } = facts
  return {
    title,
    reference,
    signedOn: signedOn ?? '',
    effect: effect ?? '',
    limit: limit ?? '',
    appliesFrom: appliesFrom ?? '',
    price,
    ground,
  }
}

/** The texts that a letter rests on, as lawyers cite them. */
export function letterSources({ kind, regime }: Pick<LetterFacts, 'kind' | 'regime'>): string[] {
  const civil = CIVIL_CODE[kind]
  return regime === null ? [civil] : [SOURCES_OF_REGIME[regime][kind], civil]
}

const CIVIL_CODE: Record<NoticeKind, string> = {
  nonRenewal: 'C. civ. 1211, 1212, 1214, 1215',
  earlyExit: 'C. civ. 1103',
  termination: 'C. civ. 1224 – 1226',
  priceRevision: 'C. civ. 1103, 1193',
}

const SOURCES_OF_REGIME: Record<SpecialRegime['kind'], Record<NoticeKind, string>> = {
  consumer: {
    nonRenewal: 'C. conso. L215-1',
    earlyExit: 'C. conso. L215-1',
    termination: 'C. conso. L215-1',
    priceRevision: 'C. conso. L215-1',
  },
  insurance: {
    nonRenewal: 'C. assur. L113-12, L113-14',
    earlyExit: 'C. assur. L113-14',
    termination: 'C. assur. L113-14',
    priceRevision: 'C. assur. L113-14',
  },
  commercialLease: {
    nonRenewal: 'C. com. L145-9',
    earlyExit: 'C. com. L145-4, L145-9',
    termination: 'C. com. L145-41',
    priceRevision: 'C. com. L145-37, L145-38',
  },
}
