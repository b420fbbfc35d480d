import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { ChartModel } from './chart-model.ts'
import { useWidgetAddress } from './widget-address.ts'

/** The figures of a chart as a table, with the same links. */
export function ChartTable({ model, caption }: { model: ChartModel; caption: string }) {
  const t = useTexts()
  const formats = useFormats()
  const widgetAddress = useWidgetAddress()
  const cell = 'border-b border-line px-2 py-1.5'
  return (
    // The scrolling frame is focusable, so that arrow keys scroll it. The surrounding card is the region with this
    // name.
    <div className="max-h-64 overflow-auto" tabIndex={0} role="group" aria-label={caption}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className={`${cell} text-left font-medium`}>
              {t('dashboard-screen.chart.group')}
            </th>
            {model.series.map(({ id, name }) => (
              <th key={id} scope="col" className={`${cell} text-right font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.groups.map((group) => (
            <tr key={group.id}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {group.longLabel ?? group.label}
              </th>
              {model.series.map(({ id, name }) => {
                const mark = group.marks.find(({ seriesId }) => seriesId === id)
                return (
                  <td key={id} className={`${cell} text-right tabular-nums`}>
                    {mark && mark.count > 0 ? (
                      <TextLink
                        isQuiet
                        render={
                          <AppLink
                            to={widgetAddress(mark.widget)}
                            aria-label={t('dashboard-screen.chart.mark', {
                              name: `${group.longLabel ?? group.label}, ${name}`,
                              count: mark.count,
                            })}
                          />
                        }
                      >
                        {formats.number(mark.count)}
                      </TextLink>
                    ) : (
                      '0'
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
