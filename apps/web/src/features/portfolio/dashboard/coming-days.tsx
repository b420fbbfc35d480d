import type { Widget as WidgetId } from '@tacite/domain/filters/widget-ids.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { DashboardCard } from './dashboard-card.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import { useWidgetAddress } from './widget-address.ts'
import { WidgetButtons } from './widget-buttons.tsx'

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
  const cell = 'border-t border-line px-1 py-2 tablet:px-2'
  return (
    <DashboardCard title={t('dashboard-screen.coming.title')}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('dashboard-screen.coming.title')}</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className="px-1 pb-1.5 text-left font-medium tablet:px-2">
              {t('dashboard-screen.coming.what')}
            </th>
            {DAYS.map((days) => (
              <th
                key={days}
                scope="col"
                className="px-1 pb-1.5 text-right font-medium whitespace-nowrap tablet:px-2"
              >
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
                <td key={DAYS[place]} className={`${cell} text-right`}>
                  {type !== null && (
                    <ComingFigure
                      type={type}
                      count={data[type]}
                      name={`${t(`dashboard-screen.coming.${id}`)}, ${t('dashboard-screen.coming.within', { days: DAYS[place] ?? 0 })}`}
                    />
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

function ComingFigure({ type, count, name }: { type: Figure; count: number; name: string }) {
  const t = useTexts()
  const formats = useFormats()
  const isPhone = useIsPhone()
  const widgetAddress = useWidgetAddress()
  if (count === 0) return <span className="text-lg text-ink-faint tabular-nums">0</span>
  const label = t('dashboard-screen.chart.mark', { name, count })
  return (
    <span className="flex items-center justify-end gap-x-1">
      <span className="flex">
        <WidgetButtons widget={{ type }} title={name} isQuickOnly={isPhone} />
      </span>
      <span className="text-lg tabular-nums">
        <TextLink
          isQuiet
          className="inline-block min-w-6 text-right"
          render={<AppLink to={widgetAddress({ type })} aria-label={label} />}
        >
          {formats.number(count)}
        </TextLink>
      </span>
    </span>
  )
}
