import { numberingStyles, type NumberingStyle } from '@tacite/document/contract-document.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, ListOrdered } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useOpenText } from '../text/open-text.tsx'

interface OutlineHeaderProps {
  numbering: NumberingStyle
  isEditable: boolean
}

/** The name of the column, how sections are numbered, and what was deleted. */
export function OutlineHeader({ numbering, isEditable }: OutlineHeaderProps) {
  const t = useTexts()
  const acts = useDocumentActions()
  const { readOnlyReason } = useOpenText()
  const setNumbering = useSetNumbering()
  return (
    <div className="sticky top-0 z-1 flex h-11 shrink-0 items-center justify-between gap-1 bg-canvas pr-2 pl-4">
      <h2 className="font-semibold">{t('editor.page.outline')}</h2>
      <div className="flex">
        {setNumbering && (
          <Menu
            align="end"
            groups={[
              {
                label: t('editor.outline.numbering'),
                actions: numberingStyles.map((style) => ({
                  label: t(`editor.outline.style.${style}`),
                  isChosen: style === numbering,
                  disabledReason: readOnlyReason,
                  onSelect: () => setNumbering(style),
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

/** Numbers are computed: the page shows the new style at once. Null: it is not changed here. */
function useSetNumbering(): ((numbering: NumberingStyle) => void) | null {
  const { setNumbering: send, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  const { queryKey } = documentQuery
  const show = (numbering: NumberingStyle) =>
    queryClient.setQueryData(queryKey, (wire) => wire && { ...wire, numbering })
  const { mutate } = useMutation({
    mutationFn: async (numbering: NumberingStyle) => send?.(numbering),
    onMutate: (numbering) => {
      const before = queryClient.getQueryData(queryKey)?.numbering
      show(numbering)
      return before
    },
    onError: (_error, _numbering, before) => before && show(before),
  })
  return send && mutate
}
