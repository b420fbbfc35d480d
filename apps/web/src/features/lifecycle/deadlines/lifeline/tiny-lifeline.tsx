import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { shortName } from './point-words.ts'
import type { LimitMeaning } from './point-words.ts'
import { spreadPoints } from './spread-points.ts'
import { stretchOf, toneOf } from './shown-points.ts'
import type { PointTone } from './shown-points.ts'

export interface TinyPoint {
  day: string
  kind: string
  isCertain: boolean
}

interface TinyLifelineProps {
  /** In order of their days, today among them. */
  points: readonly TinyPoint[]
  today: string
  limitMeaning?: LimitMeaning
}

const width = 132
const height = 16
const edge = 6
const middle = height / 2

/**
 * The lifeline in a row or a tile: an image of 132 by 16 px with its days as its name. The texts of the area
 * `lifeline` must be loaded.
 */
export function TinyLifeline({ points, today, limitMeaning = null }: TinyLifelineProps) {
  const t = useTexts()
  const places = spreadPoints(
    points.map(({ day }) => day),
    width - 2 * edge,
    10,
  ).map((place) => place + edge)
  const said = points.map((point) =>
    t('lifeline.tinyPoint', { name: shortName(t, point, limitMeaning), day: point.day }),
  )
  return (
    <svg
      role="img"
      aria-label={t('lifeline.tiny', { points: said })}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block shrink-0"
    >
      {points.slice(1).map((point, index) => {
        const from = points[index] ?? point
        const stretch = stretchOf(from, point, today)
        return (
          <line
            key={`${point.kind} ${point.day}`}
            x1={places[index]}
            x2={places[index + 1]}
            y1={middle}
            y2={middle}
            strokeWidth={1.5}
            strokeDasharray={stretch === 'conditional' ? '2 2' : undefined}
            className={stretch === 'past' ? 'stroke-accent' : 'stroke-line-field'}
          />
        )
      })}
      {points.map((point, index) => (
        <TinyMark
          key={`${point.kind} ${point.day}`}
          at={places[index] ?? 0}
          tone={toneOf(point, today, limitMeaning)}
          isCertain={point.isCertain}
        />
      ))}
    </svg>
  )
}

/** The shapes of the large lifeline: a diamond is today, a square the end. */
function TinyMark({ at, tone, isCertain }: { at: number; tone: PointTone; isCertain: boolean }) {
  const look = classNames(strokes[tone], isCertain ? fills[tone] : 'fill-paper')
  if (tone !== 'today' && tone !== 'end') {
    return <circle cx={at} cy={middle} r={3} strokeWidth={1.5} className={look} />
  }
  return (
    <rect
      x={at - 3}
      y={middle - 3}
      width={6}
      height={6}
      strokeWidth={1.5}
      transform={tone === 'today' ? `rotate(45 ${at} ${middle})` : undefined}
      className={look}
    />
  )
}

const strokes: Record<PointTone, string> = {
  past: 'stroke-accent',
  coming: 'stroke-line-field',
  today: 'stroke-ink',
  preventRenewal: 'stroke-amber',
  obtainRenewal: 'stroke-violet',
  end: 'stroke-ink',
}

const fills: Record<PointTone, string> = {
  past: 'fill-accent',
  coming: 'fill-line-field',
  today: 'fill-ink',
  preventRenewal: 'fill-amber',
  obtainRenewal: 'fill-violet',
  end: 'fill-ink',
}
