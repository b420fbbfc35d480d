import { numberingStyles, type NumberingStyle } from '@tacite/document/contract-document.ts'
import { ArchiveRestore, FileStack, ListOrdered } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useOpenText } from '../text/open-text.tsx'

interface OutlineHeaderProps {
  numbering: NumberingStyle
  isEditable: boolean
  /** The clauses beside the outline; null: they are not for this person. */
  clauses: { isShown: boolean; onToggle: () => void } | null
}

/** The name of the column, the numbering style, the clauses to insert, and deleted parts. */
export function OutlineHeader({ numbering, isEditable, clauses }: OutlineHeaderProps) {
  const t = useTexts()
  const acts = useDocumentActions()
  const { readOnlyReason } = useOpenText()
  return (
    <div className="sticky top-0 z-1 flex h-11 shrink-0 items-center justify-between gap-1 bg-canvas pr-2 pl-4">
      <h2 className="font-semibold">{t('editor.page.outline')}</h2>
      <div className="flex">
        <LazyMenu
          align="end"
          groups={[
            {
              label: t('editor.outline.numbering'),
              actions: numberingStyles.map((style) => ({
                label: t(`editor.outline.style.${style}`),
                isChosen: style === numbering,
                disabledReason: readOnlyReason,
                onSelect: () => acts.setNumbering(style),
              })),
            },
          ]}
          trigger={
            <IconButton
              label={t('editor.outline.numbering')}
              icon={<ListOrdered aria-hidden />}
              size="small"
              hasTooltip={false}
            />
          }
        />
        {clauses && (
          <IconButton
            label={t('editor.outline.clauses')}
            icon={<FileStack aria-hidden />}
            size="small"
            aria-pressed={clauses.isShown}
            onClick={clauses.onToggle}
          />
        )}
        {isEditable && (
          <IconButton
            label={t('editor.removed.open')}
            icon={<ArchiveRestore aria-hidden />}
            size="small"
            onClick={() => acts.open('removed')}
          />
        )}
      </div>
    </div>
  )
}
