import type { CalendarDate } from '@tacite/domain/calendar-feeds/calendar-dates.ts'
import type { ReconciledEntry } from '@tacite/domain/calendar-feeds/reconcile-entries.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { ShownContract } from './shown-contracts.query.ts'

/** What an event says. */
export interface EntryWords {
  summary: string
  description: string
  /** The contract's page, behind sign-in. */
  url: string | null
}

/** In the reader's language; a contract that they no longer see has no words of its own. */
export function entryWords(
  t: Translator,
  { date, state }: ReconciledEntry,
  contract: ShownContract | undefined,
  publicUrl: string,
): EntryWords {
  if (!contract || state === 'withdrawn')
    return {
      summary: t('calendar-feed.withdrawn.summary'),
      description: t('calendar-feed.withdrawn.description'),
      url: null,
    }
  const summary = t(`calendar-feed.summary.${wordingOf(date)}`, { contract: nameOf(contract) })
  const reference = t('calendar-feed.reference', { reference: contract.reference })
  const url = `${publicUrl}/home/contratheque/contractList/contract/${contract.id}`
  if (state === 'cancelled')
    return {
      summary: t('calendar-feed.cancelled.summary', { summary }),
      description: [t('calendar-feed.cancelled.description'), reference].join('\n'),
      url,
    }
  return { summary, description: [...explained(t, date), reference].join('\n'), url }
}

function nameOf({ title, counterparty }: ShownContract): string {
  return counterparty === null ? title : `${title} (${counterparty})`
}

/** The opposite meanings of a limit have opposite words (R9). */
function wordingOf({ kind, meaning }: CalendarDate) {
  switch (kind) {
    case 'sendBy':
      return meaning === 'obtainRenewal' ? 'sendRequestBy' : 'sendNoticeBy'
    case 'limit':
      return meaning === 'obtainRenewal' ? 'requestLimit' : 'noticeLimit'
    case 'end':
      return meaning === 'finalEnd' ? 'finalEnd' : 'termEnd'
    default:
      return kind
  }
}

function explained(t: Translator, date: CalendarDate): string[] {
  const { concerns: day, prudentLimit, legalLimit, kind, isCertain } = date
  return [
    day === null
      ? t(`calendar-feed.about.${date.meaning === 'finalEnd' ? 'finalEnd' : 'termEnd'}`)
      : t(
          `calendar-feed.about.${wordingOf(date) as Exclude<ReturnType<typeof wordingOf>, 'termEnd' | 'finalEnd'>}`,
          { day },
        ),
    ...(prudentLimit && kind !== 'limit' && kind !== 'exitLimit'
      ? [t('calendar-feed.prudentLimit', { day: prudentLimit })]
      : []),
    ...(legalLimit && kind !== 'informConsumer'
      ? [t('calendar-feed.legalLimit', { day: legalLimit })]
      : []),
    ...(isCertain ? [] : [t('calendar-feed.conditional')]),
    ...(day === null ? [] : [t('calendar-feed.clausePrevails')]),
  ]
}
