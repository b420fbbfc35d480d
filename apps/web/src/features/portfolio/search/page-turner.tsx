import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { useShortcut } from '../../../platform/shortcuts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { hitsAround } from './find-hits-around.ts'

interface PageTurnerProps {
  /** From 1. */
  page: number
  pages: number
  /** Pages with hits, in order. */
  hitPages: readonly number[]
  onTurn: (page: number) => void
}

/** « Page 2 sur 4 » and « Page trouvée 1 sur 3 », with the pages before and after; stays visible on a long page. */
export function PageTurner({ page, pages, hitPages, onTurn }: PageTurnerProps) {
  const t = useTexts()
  return (
    <div className="sticky top-12 z-10 -mx-4 mb-3 flex flex-wrap items-center justify-between gap-x-6 border-b border-line bg-paper px-4 py-1 text-sm tablet:-mx-8 tablet:px-8">
      <Turner
        label={t('search-screen.pages')}
        before={page > 1 ? page - 1 : null}
        after={page < pages ? page + 1 : null}
        previous={{
          label: t('search-screen.previous'),
          reason: t('search-screen.isFirst'),
          icon: <ChevronLeft aria-hidden />,
        }}
        next={{
          label: t('search-screen.next'),
          reason: t('search-screen.isLast'),
          icon: <ChevronRight aria-hidden />,
        }}
        onTurn={onTurn}
      >
        {t('search-screen.turn', { page, pages })}
      </Turner>
      {hitPages.length > 0 && <HitTurner page={page} hitPages={hitPages} onTurn={onTurn} />}
    </div>
  )
}

function HitTurner({ page, hitPages, onTurn }: Omit<PageTurnerProps, 'pages'>) {
  const t = useTexts()
  const { before, after, place } = hitsAround(hitPages, page)
  const previous = t('search-screen.previousHit')
  const next = t('search-screen.nextHit')
  useShortcut('p', previous, () => before !== null && onTurn(before))
  useShortcut('n', next, () => after !== null && onTurn(after))
  return (
    <Turner
      label={t('search-screen.foundPages')}
      before={before}
      after={after}
      previous={{
        label: previous,
        reason: t('search-screen.noHitBefore'),
        icon: <ArrowUp aria-hidden />,
        keys: 'P',
      }}
      next={{
        label: next,
        reason: t('search-screen.noHitAfter'),
        icon: <ArrowDown aria-hidden />,
        keys: 'N',
      }}
      onTurn={onTurn}
    >
      {place === null
        ? t('search-screen.count', { count: hitPages.length })
        : t('search-screen.hitTurn', { place, total: hitPages.length })}
    </Turner>
  )
}

interface Way {
  label: string
  /** Why there is none. */
  reason: string
  icon: ReactNode
  keys?: string
}

interface TurnerProps {
  label: string
  before: number | null
  after: number | null
  previous: Way
  next: Way
  onTurn: (page: number) => void
  children: ReactNode
}

function Turner({ label, before, after, previous, next, onTurn, children }: TurnerProps) {
  const button = ({ reason, ...way }: Way, to: number | null) => (
    <IconButton
      size="small"
      {...way}
      disabledReason={to === null ? reason : null}
      onClick={() => to !== null && onTurn(to)}
    />
  )
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      {button(previous, before)}
      <span className="tabular-nums" aria-live="polite">
        {children}
      </span>
      {button(next, after)}
    </nav>
  )
}
