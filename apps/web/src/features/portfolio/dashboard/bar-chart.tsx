import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { proportion } from './chart-geometry.ts'
import { fillOf, totalOf, type ChartModel } from './chart-model.ts'
import { ShortText, type ShortTextProps } from './short-text.tsx'
import { useWidgetAddress } from './widget-address.ts'

interface BarChartProps {
  model: ChartModel
  label: string
  /** Characters of a name before it is cut. */
  most?: ShortTextProps['most'] | undefined
}

/** One bar per group, with its name and figure; the whole line is the link. */
export function BarChart({ model, label, most }: BarChartProps) {
  const formats = useFormats()
  const widgetAddress = useWidgetAddress()
  const groups = model.groups.filter((group) => totalOf(group) > 0)
  const width = proportion(Math.max(...groups.map(totalOf)), 100)
  const colourOf = new Map(model.series.map(({ id, colour }) => [id, colour]))
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[fit-content(8.5rem)_minmax(0,1fr)_auto] gap-x-3 gap-y-1 tablet:grid-cols-[11rem_minmax(0,1fr)_minmax(2.5rem,auto)]"
    >
      {groups.flatMap((group) =>
        group.marks.map((mark) => (
          <li key={`${group.id} ${mark.seriesId}`} className="col-span-full grid grid-cols-subgrid">
            <AppLink
              to={widgetAddress(mark.widget)}
              className="col-span-full grid grid-cols-subgrid items-center rounded-sm px-2 py-1.5 text-sm hover:bg-sunken"
            >
              <span className="break-words">
                {most === undefined ? group.label : <ShortText text={group.label} most={most} />}
              </span>
              <svg
                aria-hidden
                viewBox="0 0 100 14"
                preserveAspectRatio="none"
                className="h-3.5 w-full"
              >
                <rect
                  width={Math.max(width(mark.count), 0.8)}
                  height={14}
                  fill={fillOf(colourOf.get(mark.seriesId) ?? 1)}
                />
              </svg>
              <span className="text-right font-medium tabular-nums">
                {formats.number(mark.count)}
              </span>
            </AppLink>
          </li>
        )),
      )}
    </ul>
  )
}
