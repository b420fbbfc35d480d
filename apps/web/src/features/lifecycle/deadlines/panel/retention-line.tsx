import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { keepingQuery, type ContractKeeping } from '../../keeping/public.ts'

/** How long the contract is kept after its end, by which law, and whether it is proposed for archiving. */
export function RetentionLine({ contractId }: { contractId: string }) {
  const t = useTexts()
  const retention = useQuery(keepingQuery(contractId)).data?.retention
  const rule = useRuleWords(retention)
  if (!retention) return null
  const { until, isProposed, uncompared } = retention
  return (
    <section aria-labelledby="retention" className="flex flex-col gap-1">
      <h2 id="retention" className="font-semibold">
        {t('deadlines-panel.retention.title')}
      </h2>
      {until !== null && <p>{t('deadlines-panel.retention.until', { day: until })}</p>}
      <p className="text-sm text-ink-soft">{rule}</p>
      {uncompared !== null && (
        <p className="text-sm text-ink-soft">
          {t('deadlines-panel.retention.uncompared', { currency: uncompared })}
        </p>
      )}
      {isProposed && until !== null && (
        <p className="text-sm">
          {t('deadlines-panel.retention.proposed', { day: dayAfter(until) })}
        </p>
      )}
    </section>
  )
}

function useRuleWords(retention: ContractKeeping['retention'] | undefined): string {
  const t = useTexts()
  if (!retention) return ''
  const { years, note, uncompared } = retention
  const reason =
    retention.reason === 'other'
      ? note
      : t(
          `deadlines-panel.retention.reason.${uncompared === null ? retention.reason : 'consumerUncompared'}`,
        )
  return years === null
    ? t('deadlines-panel.retention.unlimited', { reason })
    : t('deadlines-panel.retention.years', { count: years, reason })
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
