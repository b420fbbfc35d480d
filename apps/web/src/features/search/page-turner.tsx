import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '../../platform/locale.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface PageTurnerProps {
  /** From 1. */
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** « Page 2 sur 4 », and the pages before and after; it stays in sight on a long page. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  const t = useTexts()
  return (
    <nav
      aria-label={t('search-screen.pages')}
      className="sticky top-12 z-10 flex items-center justify-center gap-2 bg-paper py-1.5 text-sm"
    >
      <IconButton
        size="small"
        label={t('search-screen.previous')}
        icon={<ChevronLeft aria-hidden />}
        disabledReason={page <= 1 ? t('search-screen.isFirst') : null}
        onClick={() => onTurn(page - 1)}
      />
      <span className="tabular-nums" aria-live="polite">
        {t('search-screen.turn', { page, pages })}
      </span>
      <IconButton
        size="small"
        label={t('search-screen.next')}
        icon={<ChevronRight aria-hidden />}
        disabledReason={page >= pages ? t('search-screen.isLast') : null}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  )
}
