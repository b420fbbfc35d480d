import type { Widget as WidgetId } from '@tacite/domain/filters/widget-ids.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import { widgetAddress } from './widget-address.ts'

const DAYS = [30, 60, 90] as const

type Figure = WidgetId & keyof Dashboard

const ROWS = [
  { id: 'deadline', figures: ['deadlineIn30Count', 'deadlineIn60Count', null] },
  { id: 'renewable', figures: ['renewableIn30Count', 'renewableIn60Count', 'renewableIn90Count'] },
  { id: 'expired', figures: ['expiredIn30Count', 'expiredIn60Count', 'expiredIn90Count'] },
] as const satisfies readonly { id: string; figures: readonly (Figure | null)[] }[]

/** What is due in the coming weeks: three kinds of days, three horizons. */
export function ComingDays({ data }: { data: Dashboard }) {
  const t = useTexts()
  const formats = useFormats()
  const cell = 'border-t border-line px-2 py-2'
  return (
    <DashboardCard title={t('dashboard-screen.coming.title')}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('dashboard-screen.coming.title')}</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className="px-2 pb-1.5 text-left font-medium">
              {t('dashboard-screen.coming.what')}
            </th>
            {DAYS.map((days) => (
              <th key={days} scope="col" className="px-2 pb-1.5 text-right font-medium">
                {t('dashboard-screen.coming.within', { days })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ id, figures }) => (
            <tr key={id}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {t(`dashboard-screen.coming.${id}`)}
              </th>
              {figures.map((type, place) => (
                <td key={DAYS[place]} className={`${cell} text-right text-lg tabular-nums`}>
                  {type === null ? (
                    ''
                  ) : data[type] === 0 ? (
                    <span className="text-ink-faint">0</span>
                  ) : (
                    <TextLink
                      isQuiet
                      render={
                        <AppLink
                          to={widgetAddress({ type })}
                          aria-label={t('dashboard-screen.chart.mark', {
                            name: `${t(`dashboard-screen.coming.${id}`)}, ${t('dashboard-screen.coming.within', { days: DAYS[place] ?? 0 })}`,
                            count: data[type],
                          })}
                        />
                      }
                    >
                      {formats.number(data[type])}
                    </TextLink>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DashboardCard>
  )
}
