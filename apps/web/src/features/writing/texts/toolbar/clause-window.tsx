import { useRef, useState } from 'react'
import { useChoicePages } from '../../../../platform/choices/use-choice-pages.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListLength } from '../../../../ui/list-length.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { ClausePreview } from '../clauses/clause-preview.tsx'
import type { OfferedClause } from '../clauses/offered-clause.ts'
import { useClauseInsertion } from '../clauses/use-clause-insertion.ts'
import { useOpenText } from '../text/open-text.tsx'
import { ClauseList } from './clause-list.tsx'
import type { WritingWindowProps } from './writing-window.ts'

/** The clause library: searched, read, then inserted into the text or as a section. */
export default function ClauseWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const { isOneSection } = useOpenText()
  const search = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<OfferedClause | null>(null)
  const { found, pages, error, retry } = useChoicePages('clauses', words)
  const { insertClause, addClauseSection } = useClauseInsertion()
  const { place } = writing
  const atCursor = () => {
    if (!chosen || !place?.view) return
    onClose()
    insertClause(place.view, chosen)
  }
  const asSection = () => {
    if (!chosen || !place) return
    onClose()
    void addClauseSection(chosen, { after: place.sectionId })
  }
  const none = chosen ? null : t('editor.clause.choose')
  const alone = isOneSection ? t.refusal({ code: 'TEXT_IS_ONE_SECTION' }) : none
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={search}
      size="wide"
      title={t('editor.clause.title')}
      footer={
        <>
          <Button disabledReason={alone} onClick={asSection}>
            {t('editor.clause.asSection')}
          </Button>
          <Button variant="primary" disabledReason={none} onClick={atCursor}>
            {t('editor.clause.atCursor')}
          </Button>
        </>
      }
    >
      <SearchBox
        ref={search}
        label={t('editor.clause.search')}
        placeholder={t('editor.clause.search')}
        value={words}
        onSearch={setWords}
        className="mb-4 w-full"
      />
      {found?.length === 0 && <EmptyState isSmall title={t('editor.clause.empty')} />}
      {!found && !error && <SkeletonText lines={5} />}
      {error && !found && (
        <EmptyState
          isSmall
          title={t('editor.clause.failed')}
          action={<Button onClick={retry}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      )}
      <div className="grid gap-5 tablet:grid-cols-[300px_minmax(0,1fr)]">
        <div className="flex flex-col gap-2">
          <ClauseList clauses={found ?? []} pages={pages} chosen={chosen} onChoose={setChosen} />
          {found && <ListLength shown={found.length} pages={pages} words={words} />}
        </div>
        {chosen ? (
          <ClausePreview clause={chosen} />
        ) : (
          <p className="py-4 text-ink-faint">{t('editor.clause.choose')}</p>
        )}
      </div>
    </Dialog>
  )
}
