import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

type Records = ContractDeadlines['records']
type Texts = ReturnType<typeof useTexts>

/** Every recorded renewal and notice; a cancelled one stays, struck through. */
export function History({ records }: { records: Records }) {
  const t = useTexts()
  const entries = [
    ...records.renewals.map((renewal) => renewalEntry(t, renewal)),
    ...records.notices.map((notice) => noticeEntry(t, notice)),
  ]
  return (
    <section aria-labelledby="deadlines-history" className="flex flex-col gap-2">
      <h2 id="deadlines-history" className="font-semibold">
        {t('deadlines-panel.history.title')}
      </h2>
      {entries.length === 0 && (
        <p className="text-sm text-ink-faint">{t('deadlines-panel.history.empty')}</p>
      )}
      <ul className="flex flex-col gap-2">
        {entries.map(({ id, title, details, isCancelled }) => (
          <li key={id} className="border-l-2 border-line-strong pl-3">
            <span className={classNames(isCancelled && 'text-ink-faint line-through')}>
              {title}
            </span>
            <span className="block text-sm text-ink-faint tabular-nums">{details.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Entry {
  id: string
  title: string
  details: string[]
  isCancelled: boolean
}

function renewalEntry(t: Texts, { id, kind, day, until }: Records['renewals'][number]): Entry {
  const title =
    kind === 'request'
      ? t('deadlines-panel.history.request', { day })
      : t('deadlines-panel.history.agreement', { day })
  const details = until ? [t('deadlines-panel.history.until', { day: until })] : []
  return { id, title, details, isCancelled: false }
}

function noticeEntry(t: Texts, notice: Records['notices'][number]): Entry {
  const { id, kind, sentOn, presentedOn, receivedOn, endsOn, cancelledOn } = notice
  const key = `deadlines-panel.acts.endKinds.${kind}`
  const days = [
    sentOn && t('deadlines-panel.history.sent', { day: sentOn }),
    presentedOn && t('deadlines-panel.history.presented', { day: presentedOn }),
    receivedOn && t('deadlines-panel.history.received', { day: receivedOn }),
    endsOn && t('deadlines-panel.history.endsOn', { day: endsOn }),
    cancelledOn && t('deadlines-panel.history.cancelled', { day: cancelledOn }),
  ]
  return {
    id,
    title: t.has(key) ? t.chosen(key, {}) : kind,
    details: days.filter((each): each is string => Boolean(each)),
    isCancelled: cancelledOn !== null,
  }
}
