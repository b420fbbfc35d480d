import { Info } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'

interface Moment {
  name: 'drafted' | 'validated' | 'signed' | 'effective' | 'today' | 'notice' | 'end' | 'renewal'
  day: string
  /** Its position as a class, since the page policy allows no inline style in server-rendered markup. */
  at: string
  isPast?: boolean
}

const moments: readonly Moment[] = [
  { name: 'drafted', day: '2025-11-24', at: 'desktop:left-0', isPast: true },
  { name: 'validated', day: '2025-12-08', at: 'desktop:left-[12%]', isPast: true },
  { name: 'signed', day: '2025-12-15', at: 'desktop:left-[24%]', isPast: true },
  { name: 'effective', day: '2026-01-01', at: 'desktop:left-[36%]', isPast: true },
  { name: 'today', day: '2026-05-14', at: 'desktop:left-[52%]' },
  { name: 'notice', day: '2026-09-30', at: 'desktop:left-[68%]' },
  { name: 'end', day: '2026-12-31', at: 'desktop:left-[82%]' },
  { name: 'renewal', day: '2027-12-31', at: 'desktop:left-full' },
]

/** Our sign: a contract's lifeline, with a deadline that explains itself. */
export function LifeExample() {
  const t = useTexts()
  return (
    <figure className="rounded-lg bg-paper p-5 shadow-high tablet:p-8">
      <figcaption>
        <span className="block text-xs text-ink-faint">{t('landing.lifeline.label')}</span>
        <span className="mt-0.5 block text-lg font-semibold">{t('landing.lifeline.contract')}</span>
      </figcaption>
      <div className="relative mt-6 desktop:mt-16 desktop:mb-18 desktop:px-14">
        <div className="relative desktop:h-3">
          <Line />
          <ol className="flex flex-col gap-4 desktop:contents">
            {moments.map((moment, index) => (
              <MomentPoint key={moment.name} moment={moment} isAbove={index % 2 === 1} />
            ))}
          </ol>
        </div>
      </div>
      <p className="mt-7 flex max-w-prose gap-2.5 rounded-md bg-amber-soft px-4 py-3 text-amber-ink">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('landing.lifeline.explain')}
      </p>
    </figure>
  )
}

function Line() {
  return (
    <span
      aria-hidden
      className="absolute inset-y-2 left-[5px] flex flex-col desktop:inset-x-0 desktop:inset-y-auto desktop:top-[5px] desktop:flex-row"
    >
      <span className="w-0.5 basis-1/2 bg-accent desktop:h-0.5 desktop:w-auto desktop:basis-[52%]" />
      <span className="basis-[30%] border-l-2 border-line-field desktop:border-t-2 desktop:border-l-0" />
      <span className="flex-1 border-l-2 border-dashed border-line-field desktop:border-t-2 desktop:border-l-0" />
    </span>
  )
}

function MomentPoint({ moment, isAbove }: { moment: Moment; isAbove: boolean }) {
  const t = useTexts()
  const formats = useFormats()
  const { name, day, at, isPast } = moment
  return (
    <li
      className={classNames(
        'relative flex items-center gap-4 desktop:absolute desktop:top-0 desktop:block desktop:-translate-x-1/2',
        at,
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'block size-3 shrink-0 rounded-full border-2',
          name === 'notice' && 'border-amber bg-amber',
          name === 'today' && 'rotate-45 rounded-none border-ink bg-ink',
          name !== 'notice' &&
            name !== 'today' &&
            (isPast ? 'border-accent bg-accent' : 'border-line-field bg-paper'),
        )}
      />
      <span
        className={classNames(
          'flex flex-1 items-baseline justify-between gap-3 whitespace-nowrap desktop:absolute desktop:left-1/2 desktop:-translate-x-1/2 desktop:flex-col desktop:items-center desktop:gap-0',
          isAbove ? 'desktop:bottom-5' : 'desktop:top-5',
        )}
      >
        <span
          className={classNames(
            'text-sm',
            name === 'notice' ? 'font-semibold text-amber-ink' : 'font-medium',
          )}
        >
          {t(`landing.lifeline.${name}`)}
        </span>
        <span className="text-xs text-ink-faint tabular-nums">{formats.day(day)}</span>
      </span>
    </li>
  )
}
