import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { layOutRail, roomFor } from './lay-out-rail.ts'
import type { RailPoint } from './lay-out-rail.ts'
import { nameColours, PointMark } from './point-mark.tsx'
import { PointPopover } from './point-popover.tsx'
import { certaintyOf, fullName, shortName } from './point-words.ts'
import { shownPoints, stretchOf, toneOf } from './shown-points.ts'
import type { ShownPoint } from './shown-points.ts'

/** A fixed height, to avoid layout shifts below it. */
export const railHeight = 'h-33'
/** The line's distance from the top. */
const lineTop = 84

interface LifelineRailProps {
  deadlines: ContractDeadlines
  width: number
}

/** The life from left to right. */
export function LifelineRail({ deadlines, width }: LifelineRailProps) {
  const t = useTexts()
  const { today, limitMeaning } = deadlines
  const points = shownPoints(deadlines.lifeline, today, roomFor(width))
  const names = points.map((point) => shortName(t, point, limitMeaning))
  const rail = layOutRail(points, names, today, width)
  return (
    <div className={classNames('relative', railHeight)}>
      <Strokes points={points} rail={rail} today={today} width={width} />
      <ol aria-label={t('lifeline.label')}>
        {points.map((point, index) => {
          const place = rail[index]
          return (
            place && (
              <Point
                key={`${point.kind} ${point.day}`}
                point={point}
                place={place}
                name={names[index] ?? ''}
                deadlines={deadlines}
              />
            )
          )
        })}
      </ol>
    </div>
  )
}

interface StrokesProps {
  points: readonly ShownPoint[]
  rail: readonly RailPoint[]
  today: string
  width: number
}

function Strokes({ points, rail, today, width }: StrokesProps) {
  return (
    <svg aria-hidden width={width} height={lineTop + 2} className="absolute top-0 left-0">
      {points.slice(1).map((point, index) => {
        const from = points[index]
        const stretch = from ? stretchOf(from, point, today) : 'conditional'
        return (
          <line
            key={`${point.kind} ${point.day}`}
            x1={rail[index]?.at}
            x2={rail[index + 1]?.at}
            y1={lineTop}
            y2={lineTop}
            strokeWidth={2}
            strokeDasharray={stretch === 'conditional' ? '4 4' : undefined}
            className={stretch === 'past' ? 'stroke-accent' : 'stroke-line-field'}
          />
        )
      })}
      {rail.map(
        ({ at, label }) =>
          label?.lane === 'farAbove' && (
            <line
              key={at}
              x1={at}
              x2={at}
              y1={lineTop - 46}
              y2={lineTop - 8}
              className="stroke-line-strong"
            />
          ),
      )}
    </svg>
  )
}

interface PointProps {
  point: ShownPoint
  place: RailPoint
  name: string
  deadlines: ContractDeadlines
}

function Point({ point, place, name, deadlines }: PointProps) {
  const t = useTexts()
  const formats = useFormats()
  const { today, limitMeaning } = deadlines
  const { at, label } = place
  const tone = toneOf(point, today, limitMeaning)
  const spoken = t('lifeline.point', {
    name: fullName(t, point, limitMeaning),
    day: point.day,
    certainty: certaintyOf(t, point, today),
  })
  return (
    <li>
      <PointPopover
        point={point}
        deadlines={deadlines}
        trigger={
          <button
            type="button"
            aria-label={spoken}
            style={{ left: at - 12, top: lineTop - 12 }}
            className="absolute flex size-6 items-center justify-center rounded-full hover:bg-sunken data-popup-open:bg-sunken"
          >
            <PointMark tone={tone} isCertain={point.isCertain} />
          </button>
        }
      />
      {label && (
        <span
          aria-hidden
          style={{ left: label.left, width: label.width, top: laneTops[label.lane] }}
          className="pointer-events-none absolute flex flex-col items-center text-center whitespace-nowrap"
        >
          <span className={classNames('text-sm leading-4', nameColours[tone])}>{name}</span>
          <span className="text-xs text-ink-faint tabular-nums">{formats.day(point.day)}</span>
        </span>
      )}
    </li>
  )
}

const laneTops = { farAbove: lineTop - 82, above: lineTop - 46, below: lineTop + 14 }
