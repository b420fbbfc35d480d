import type { RichText } from '@tacite/document/rich-text.ts'
import { useRef, useState } from 'react'
import type { ChoiceOf } from '../../../../platform/choices/choice-queries.ts'
import { useChoicePages } from '../../../../platform/choices/use-choice-pages.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListLength } from '../../../../ui/list-length.tsx'
import { nextPageAtScroll, type OptionPages } from '../../../../ui/option-pages.ts'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { insertContent } from '../editor/commands/inserting.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { RichTextView } from '../document-view/rich-text-view.tsx'
import { useOpenText, useFields } from '../text/open-text.tsx'
import type { WritingWindowProps } from './writing-window.ts'

type Clause = ChoiceOf<'clauses'>

/** The clause library: searched, read, then inserted into the text or as a section. */
export default function ClauseWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const search = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Clause | null>(null)
  const { found, pages, error, retry } = useChoicePages('clauses', words)
  const addSection = useAddAsSection(writing)
  const atCursor = () => {
    if (!chosen) return
    onClose()
    writing.run(insertContent(chosen.content as unknown as RichText))
  }
  const asSection = () => {
    if (!chosen) return
    onClose()
    void addSection(chosen)
  }
  const none = chosen ? null : t('editor.clause.choose')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={search}
      size="wide"
      title={t('editor.clause.title')}
      footer={
        <>
          <Button disabledReason={none} onClick={asSection}>
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
        <ClauseText clause={chosen} />
      </div>
    </Dialog>
  )
}

interface ClauseListProps {
  clauses: readonly Clause[]
  pages: OptionPages
  chosen: Clause | null
  onChoose: (clause: Clause) => void
}

function ClauseList({ clauses, pages, chosen, onChoose }: ClauseListProps) {
  const t = useTexts()
  return (
    <ul
      aria-label={t('editor.clause.list')}
      className="flex max-h-96 flex-col overflow-y-auto"
      onScroll={({ currentTarget }) => nextPageAtScroll(pages, currentTarget)}
    >
      {clauses.map((clause) => (
        <li key={clause._id}>
          <button
            type="button"
            aria-current={clause._id === chosen?._id ? 'true' : undefined}
            onClick={() => onChoose(clause)}
            className={classNames(
              'flex w-full flex-col rounded-md px-3 py-2 text-left',
              clause._id === chosen?._id ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
            )}
          >
            <span className="font-medium">{clause.name}</span>
            {(clause.category ?? clause.description) && (
              <span className="line-clamp-2 text-sm text-ink-faint">
                {[clause.category, clause.description].filter(Boolean).join(' · ')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function ClauseText({ clause }: { clause: Clause | null }) {
  const t = useTexts()
  const { textId } = useOpenText()
  const fields = useFields()
  if (!clause) return <p className="py-4 text-ink-faint">{t('editor.clause.choose')}</p>
  return (
    <section
      aria-label={t('editor.clause.text')}
      className="max-h-96 min-w-0 overflow-y-auto rounded-md border border-line p-5"
    >
      <div className="rich-text">
        <RichTextView
          content={clause.content as unknown as RichText}
          fields={fields}
          textId={textId}
        />
      </div>
    </section>
  )
}

/** Inserts a clause as a section after the one being edited. */
function useAddAsSection({ place }: WritingWindowProps['writing']) {
  const { editing } = useOpenText()
  const acts = useDocumentActions()
  return async ({ name, content }: Clause) => {
    if (!place) return
    const id = await acts.addSectionWith(
      { after: place.sectionId },
      { title: name, content: content as unknown as RichText },
    )
    if (id) requestAnimationFrame(() => editing.goTo(id, 'content', 'start'))
  }
}
