import { ClipboardPaste, FileStack, ListPlus, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useChoicePages } from '../../../../platform/choices/use-choice-pages.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { nextPageAtScroll } from '../../../../ui/option-pages.ts'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { useSectionTitle, useOpenText } from '../text/open-text.tsx'
import { dragClause } from './dragged-clause.ts'
import type { OfferedClause } from './offered-clause.ts'
import { useClauseInsertion } from './use-clause-insertion.ts'

interface ClauseShelfProps {
  /** The section that the page shows. */
  current: string | null
  onClose: () => void
}

/** The clauses beside the outline: dragged between its lines or into the text, or inserted from their menu. */
export default function ClauseShelf({ current, onClose }: ClauseShelfProps) {
  const t = useTexts()
  const [words, setWords] = useState('')
  const { found, pages, error, retry } = useChoicePages('clauses', words)
  const offered = found?.flatMap((clause): { clause: OfferedClause; isFallback: boolean }[] => [
    { clause, isFallback: false },
    ...clause.fallbacks.map((fallback) => ({ clause: fallback, isFallback: true })),
  ])
  return (
    <section
      aria-label={t('clause-links.shelf.title')}
      className="sticky bottom-0 mt-auto flex h-1/2 max-h-96 min-h-56 shrink-0 flex-col border-t border-line bg-paper"
    >
      <div className="flex items-center justify-between gap-1 py-1.5 pr-2 pl-4">
        <h3 className="font-semibold">{t('clause-links.shelf.title')}</h3>
        <IconButton
          label={t('clause-links.shelf.close')}
          icon={<X aria-hidden />}
          size="small"
          onClick={onClose}
        />
      </div>
      <SearchBox
        label={t('clause-links.shelf.search')}
        placeholder={t('clause-links.shelf.find')}
        value={words}
        onSearch={setWords}
        className="mx-3 mb-2"
      />
      {!offered && !error && (
        <div className="px-4">
          <SkeletonText lines={4} />
        </div>
      )}
      {error && !found && (
        <div className="flex flex-col items-start gap-2 px-4">
          <p>{messageOf(error)}</p>
          <Button size="small" onClick={retry}>
            {t('common.action.retry')}
          </Button>
        </div>
      )}
      {offered?.length === 0 && (
        <p className="px-4 text-ink-faint">{t('clause-links.shelf.empty')}</p>
      )}
      <ul
        aria-label={t('clause-links.shelf.list')}
        className="min-h-0 flex-1 overflow-y-auto px-2 pb-2"
        onScroll={({ currentTarget }) => nextPageAtScroll(pages, currentTarget)}
      >
        {offered?.map(({ clause, isFallback }) => (
          <ShelfItem key={clause._id} clause={clause} isFallback={isFallback} current={current} />
        ))}
      </ul>
    </section>
  )
}

interface ShelfItemProps {
  clause: OfferedClause
  isFallback: boolean
  current: string | null
}

function ShelfItem({ clause, isFallback, current }: ShelfItemProps) {
  const t = useTexts()
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dragClause(dataTransfer, clause)}
      className={`flex cursor-grab items-center gap-1 rounded-md pl-2 hover:bg-sunken ${isFallback ? 'ml-3' : ''}`}
    >
      <FileStack aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 truncate" title={clause.name}>
        {clause.name}
        {isFallback && (
          <span className="ml-1 text-xs text-ink-faint">{t('editor.clause.fallback')}</span>
        )}
      </span>
      <ShelfMenu clause={clause} current={current} />
    </li>
  )
}

function ShelfMenu({ clause, current }: Omit<ShelfItemProps, 'isFallback'>) {
  const t = useTexts()
  const { editing } = useOpenText()
  const { insertClause, addClauseSection } = useClauseInsertion()
  const view = editing.place()?.view ?? null
  const title = useSectionTitle(current ?? '')
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={t('clause-links.shelf.insert', { name: clause.name })}
          icon={<Plus aria-hidden />}
          size="small"
          hasTooltip={false}
        />
      }
      groups={[
        {
          actions: [
            {
              label: title
                ? t('clause-links.shelf.after', { title })
                : t('editor.clause.asSection'),
              icon: <ListPlus aria-hidden />,
              disabledReason: title === undefined ? t('clause-links.shelf.nowhere') : null,
              onSelect: () => {
                if (current) void addClauseSection(clause, { after: current })
              },
            },
            {
              label: t('editor.clause.atCursor'),
              icon: <ClipboardPaste aria-hidden />,
              disabledReason: view ? null : t('editor.tool.off'),
              onSelect: () => view && insertClause(view, clause),
            },
          ],
        },
      ]}
    />
  )
}
