import { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

type Renewals = ContractDeadlines['records']['renewals']

/** Every recorded renewal. Notices have a register of their own. */
export function History({ renewals }: { renewals: Renewals }) {
  const t = useTexts()
  return (
    <section aria-labelledby="deadlines-history" className="flex flex-col gap-2">
      <h2 id="deadlines-history" className="font-semibold">
        {t('deadlines-panel.history.title')}
      </h2>
      {renewals.length === 0 && (
        <p className="text-sm text-ink-faint">{t('deadlines-panel.history.empty')}</p>
      )}
      <ul className="flex flex-col gap-2">
        {renewals.map(({ id, kind, day, until }) => (
          <li key={id} className="border-l-2 border-line-strong pl-3">
            {kind === 'request'
              ? t('deadlines-panel.history.request', { day })
              : t('deadlines-panel.history.agreement', { day })}
            {until && (
              <span className="block text-sm text-ink-faint tabular-nums">
                {t('deadlines-panel.history.until', { day: until })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
