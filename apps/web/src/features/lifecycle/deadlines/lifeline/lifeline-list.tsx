import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { nameColours, PointMark } from './point-mark.tsx'
import { PointPopover } from './point-popover.tsx'
import { certaintyOf, shortName } from './point-words.ts'
import { shownPoints, stretchOf, toneOf } from './shown-points.ts'
import type { ShownPoint } from './shown-points.ts'

/** More would no longer be an overview. */
const mostRows = 10

/** The life from top to bottom, for a phone or a narrow column. */
export function LifelineList({ deadlines }: { deadlines: ContractDeadlines }) {
  const t = useTexts()
  const points = shownPoints(deadlines.lifeline, deadlines.today, mostRows)
  return (
    <ol aria-label={t('lifeline.label')}>
      {points.map((point, index) => (
        <Row
          key={`${point.kind} ${point.day}`}
          point={point}
          next={points[index + 1]}
          deadlines={deadlines}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  point: ShownPoint
  next: ShownPoint | undefined
  deadlines: ContractDeadlines
}

function Row({ point, next, deadlines }: RowProps) {
  const t = useTexts()
  const formats = useFormats()
  const { today, limitMeaning } = deadlines
  const tone = toneOf(point, today, limitMeaning)
  return (
    <li className="relative">
      {next && (
        <span
          aria-hidden
          className={classNames(
            'absolute top-5.5 left-[13px] h-full border-l-2',
            strokes[stretchOf(point, next, today)],
          )}
        />
      )}
      <PointPopover
        point={point}
        deadlines={deadlines}
        trigger={
          <button
            type="button"
            className="relative flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-left hover:bg-sunken data-popup-open:bg-sunken"
          >
            <PointMark tone={tone} isCertain={point.isCertain} />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
              <span className={classNames('text-sm', nameColours[tone])}>
                {shortName(t, point, limitMeaning)}
              </span>
              <span className="text-sm text-ink-faint tabular-nums">
                {formats.day(point.day)}
                <span className={point.isCertain ? 'sr-only' : 'block text-right text-xs'}>
                  {certaintyOf(t, point, today)}
                </span>
              </span>
            </span>
          </button>
        }
      />
    </li>
  )
}

const strokes = {
  past: 'border-accent',
  certain: 'border-line-field',
  conditional: 'border-dashed border-line-field',
}
