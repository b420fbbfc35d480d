import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { placeColumns, proportion, stack } from './chart-geometry.ts'
import { fillOf, sumOf, totalOf, type ChartGroup, type ChartModel } from './chart-model.ts'
import { useWidgetAddress } from './widget-address.ts'

const height = 214
const top = 18
const bottom = 176

/** One column per group, its series stacked; the total on top. */
export function ColumnChart({ model, label }: { model: ChartModel; label: string }) {
  const formats = useFormats()
  // A narrower picture rather than a scaled one: its labels stay readable on a phone.
  const isPhone = useIsPhone()
  const width = isPhone ? 340 : 560
  const { series, groups } = model
  const { columnWidth, xOf } = placeColumns(groups.length, width)
  const heightOf = proportion(Math.max(...groups.map(sumOf)), bottom - top)
  return (
    <>
      <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {legendOf(series).map(({ colour, names }) => (
          <li key={colour} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-2.5 rounded-[2px]"
              style={{ backgroundColor: fillOf(colour) }}
            />
            {formats.list(names.map((name, place) => (place === 0 ? name : lowerFirst(name))))}
          </li>
        ))}
      </ul>
      <svg role="group" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="w-full">
        <line x2={width} y1={bottom} y2={bottom} stroke="var(--line-strong)" />
        {groups.map((group, place) =>
          spansOf(group, series).map(({ from, to }, index) => (
            <Mark
              key={`${series[index]?.id} ${group.id}`}
              group={group}
              series={series[index]}
              box={{
                x: xOf(place),
                y: bottom - heightOf(to),
                width: columnWidth,
                height: heightOf(to - from),
              }}
            />
          )),
        )}
        <g aria-hidden fontSize={isPhone ? 10 : 12} textAnchor="middle" fill="var(--ink-soft)">
          {groups.map((group, place) => {
            const middle = xOf(place) + columnWidth / 2
            const total = totalOf(group)
            return (
              <g key={group.id}>
                <text x={middle} y={height - 21}>
                  {group.label}
                </text>
                {group.note && (
                  <text x={middle} y={height - 5}>
                    {group.note}
                  </text>
                )}
                {total > 0 && (
                  <text
                    x={middle}
                    y={bottom - heightOf(sumOf(group)) - 5}
                    fill="var(--ink)"
                    fontWeight={500}
                  >
                    {formats.number(total)}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      </svg>
    </>
  )
}

function spansOf(group: ChartGroup, series: ChartModel['series']) {
  return stack(
    series.map(({ id }) => group.marks.find(({ seriesId }) => seriesId === id)?.count ?? 0),
  )
}

interface MarkProps {
  group: ChartGroup
  series: ChartModel['series'][number] | undefined
  box: { x: number; y: number; width: number; height: number }
}

/** A link inside an SVG: focusable, can be opened in a new tab, a click navigates within the application. */
function Mark({ group, series, box }: MarkProps) {
  const t = useTexts()
  const go = useGo()
  const widgetAddress = useWidgetAddress()
  const mark = group.marks.find(({ seriesId }) => seriesId === series?.id)
  if (!series || !mark || mark.count === 0) return null
  const address = widgetAddress(mark.widget)
  const name = t('dashboard-screen.chart.mark', {
    name: `${group.longLabel ?? group.label}, ${series.name}`,
    count: mark.count,
  })
  return (
    <a
      href={address}
      aria-label={name}
      className="outline-offset-1 hover:opacity-80"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(address)
      }}
    >
      <title>{name}</title>
      <rect {...box} fill={fillOf(series.colour)} stroke="var(--paper)" strokeWidth={1} />
    </a>
  )
}

/** The colours in use with their names: more series than colours share the last one. */
function legendOf(series: ChartModel['series']) {
  return [...new Set(series.map(({ colour }) => colour))].map((colour) => ({
    colour,
    names: series.filter((one) => one.colour === colour).map(({ name }) => name),
  }))
}

/** State names are capitalised, except inside a sentence. */
function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
