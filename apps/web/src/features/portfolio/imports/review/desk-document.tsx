import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { PagePicture } from '../../../../ui/page-picture.tsx'
import type { ImportRowDetail } from '../plan-queries.ts'
import type { DeskItem } from './desk-items.ts'
import { pageWordsQuery, rowPageAddress, type PageWords } from './review-queries.ts'
import type { Desk } from './use-desk.ts'
import { WordPicker } from './word-picker.tsx'

interface DeskDocumentProps {
  importId: string
  row: ImportRowDetail
  page: number
  desk: Desk
  onTurn: (page: number) => void
}

/** A page of the document with the sentence and the words of the line that the cursor is on. */
export function DeskDocument({ importId, row, page, desk, onTurn }: DeskDocumentProps) {
  const t = useTexts()
  const { data: words, error } = useQuery({
    ...pageWordsQuery(importId, row.position, page),
    enabled: row.pages !== null,
  })
  if (row.pages === null) return <EmptyState isSmall title={t('import-review.noDocument')} />
  const { active, mode } = desk
  const mark = active && markOf(active, page, words)
  const hasNoWords = words !== undefined && words.words.length === 0
  return (
    <section aria-label={t('import-review.document')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <nav aria-label={t('import-review.pages')} className="flex items-center gap-1">
          <IconButton
            size="small"
            label={t('import-review.key.pageBefore')}
            icon={<ChevronLeft aria-hidden />}
            disabledReason={page === 1 ? t('import-review.isFirst') : null}
            onClick={() => onTurn(page - 1)}
          />
          <span className="tabular-nums" aria-live="polite">
            {t('import-review.page', { page, pages: row.pages })}
          </span>
          <IconButton
            size="small"
            label={t('import-review.key.pageAfter')}
            icon={<ChevronRight aria-hidden />}
            disabledReason={page === row.pages ? t('import-review.isLast') : null}
            onClick={() => onTurn(page + 1)}
          />
        </nav>
        {error && <p role="alert">{messageOf(error)}</p>}
        {hasNoWords && <p className="text-ink-soft">{t('import-review.noWords')}</p>}
        {!hasNoWords && active && mode.kind !== 'select' && (
          <p className="text-ink-faint">{t('import-review.hint')}</p>
        )}
      </div>
      <PagePicture
        key={page}
        address={rowPageAddress(importId, row.position, page)}
        boxes={mark?.value ?? NO_BOXES}
        around={mark?.sentence ?? NO_BOXES}
        alt={t('import-review.pageOf', { page, title: row.title || row.name })}
      >
        {words && active && words.words.length > 0 && (
          <WordPicker
            key={`${active.key} ${mode.kind}`}
            words={words}
            begin={mark ? wordAt(mark.start, words) : 0}
            isByKeys={mode.kind === 'select'}
            onTake={(range) => desk.type(active, { page, ...range })}
            onCancel={desk.look}
          />
        )}
      </PagePicture>
    </section>
  )
}

const NO_BOXES: PageWords['marks'][number]['value'] = []

function markOf({ field, proof }: DeskItem, page: number, words: PageWords | undefined) {
  if (!proof || proof.page !== page) return undefined
  return words?.marks.find((mark) =>
    proof.term === null ? mark.field === field : mark.term === proof.term,
  )
}

/** The word from which a selection begins. */
function wordAt(start: number, { words }: PageWords): number {
  return Math.max(
    0,
    words.findIndex(({ end }) => end > start),
  )
}
