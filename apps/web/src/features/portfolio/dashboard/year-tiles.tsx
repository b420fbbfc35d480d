import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Dashboard } from './dashboard-queries.ts'
import { FigureTile } from './figure-tile.tsx'
import { OtherCurrency } from './other-currency.tsx'
import { useWidgetAddress } from './widget-address.ts'
import { WidgetButtons } from './widget-buttons.tsx'

/** This year compared with the previous one. */
export function YearTiles({ data }: { data: Dashboard }) {
  const t = useTexts()
  const formats = useFormats()
  const widgetAddress = useWidgetAddress()
  const amount = (euros: number) => formats.amount(Math.round(euros * 100))
  const years = (value: number | null) =>
    value === null
      ? t('dashboard-screen.year.none')
      : t('dashboard-screen.year.years', { count: value })
  const tiles = [
    {
      type: 'signedThisYear',
      figure: formats.number(data.signedThisYear),
      previous: formats.number(data.signedPreviousYear),
      change: changeOf(data.signedThisYear, data.signedPreviousYear),
    },
    {
      type: 'durationThisYear',
      // A word in the size of a figure reads like one.
      figure: data.durationThisYear === null ? '—' : years(data.durationThisYear),
      previous: years(data.durationPreviousYear),
      change: changeOf(data.durationThisYear, data.durationPreviousYear),
    },
    {
      type: 'financialAmountThisYear',
      figure: amount(data.financialAmountThisYear),
      previous: amount(data.financialAmountPreviousYear),
      change: changeOf(data.financialAmountThisYear, data.financialAmountPreviousYear),
    },
    {
      type: 'delayThisYear',
      figure: formats.number(data.delayThisYear),
      previous: formats.number(data.delayPreviousYear),
      change: changeOf(data.delayThisYear, data.delayPreviousYear),
    },
  ] as const
  const isEmpty = data.signedThisYear === 0
  return (
    <section aria-labelledby="this-year">
      <h2 id="this-year" className="mb-2 font-semibold">
        {t('dashboard-screen.year.title')}
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-4">
        {tiles.map(({ type, figure, previous, change }) => {
          const label = t(`dashboard-screen.year.${type}`)
          const before = t('dashboard-screen.year.previous', { figure: previous })
          return (
            <FigureTile
              key={type}
              type={type}
              label={label}
              figure={figure}
              detail={
                change === null
                  ? before
                  : `${before} (${change > 0 ? '+' : ''}${formats.percentage(change).replace('-', '−')})`
              }
              to={isEmpty ? null : widgetAddress({ type })}
              buttons={!isEmpty && <WidgetButtons widget={{ type }} title={label} />}
            />
          )
        })}
      </ul>
      <OtherCurrency count={data.otherCurrencyCount} />
    </section>
  )
}

/** In hundredths; null without a previous year to compare with. */
function changeOf(current: number | null, previous: number | null): number | null {
  if (current === null || !previous) return null
  return Math.round(((current - previous) / previous) * 100)
}
