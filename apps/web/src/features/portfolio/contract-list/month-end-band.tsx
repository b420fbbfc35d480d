import { formatMonth } from '@tacite/i18n/format.ts'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'

interface MonthEndBandProps {
  /** `2026-10` */
  monthEnd: string
  onBack: () => void
  /** What else to know. */
  children?: ReactNode
}

/** Says that figures and rows are those known at the end of a month, and leads back to today. */
export function MonthEndBand({ monthEnd, onBack, children }: MonthEndBandProps) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <section
      aria-label={t('month-end.band')}
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-accent bg-accent-soft px-4 py-2.5"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <History aria-hidden />
        <span>
          <strong className="font-semibold">
            {t('month-end.known', { month: formatMonth(monthEnd, locale) })}
          </strong>{' '}
          {t('month-end.knownHint')} {children}
        </span>
      </p>
      <Button size="small" onClick={onBack}>
        {t('month-end.back')}
      </Button>
    </section>
  )
}
