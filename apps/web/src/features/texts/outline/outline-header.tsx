import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import { numberingStyles, type NumberingStyle } from '@tacite/document/contract-document.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, ListOrdered } from 'lucide-react'
import { contractQuery } from '../../../platform/contract.ts'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { contractDocumentQuery } from '../contract-queries.ts'
import { usePaperActs } from '../paper/paper-acts.tsx'
import { useContractText } from '../text/contract-text.tsx'

interface OutlineHeaderProps {
  numbering: NumberingStyle
  isEditable: boolean
}

/** The name of the column, how sections are numbered, and what was deleted. */
export function OutlineHeader({ numbering, isEditable }: OutlineHeaderProps) {
  const t = useTexts()
  const acts = usePaperActs()
  const { readOnlyReason } = useContractText()
  const setNumbering = useSetNumbering()
  return (
    <div className="sticky top-0 z-1 flex h-11 shrink-0 items-center justify-between gap-1 bg-canvas pr-2 pl-4">
      <h2 className="font-semibold">{t('editor.page.outline')}</h2>
      <div className="flex">
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

/** Numbers are computed: the page shows the new style at once. */
function useSetNumbering() {
  const { contractId } = useContractText()
  const queryClient = useQueryClient()
  const { queryKey } = contractDocumentQuery(contractId)
  const show = (numbering: NumberingStyle) =>
    queryClient.setQueryData(queryKey, (wire) => wire && { ...wire, numbering })
  return useMutation({
    mutationFn: (numbering: NumberingStyle) =>
      call<typeof contractsEndpoints.update>('PUT', '/contracts3/:contractId', {
        params: { contractId },
        body: { numbering },
      }),
    onMutate: (numbering) => {
      const before = queryClient.getQueryData(queryKey)?.numbering
      show(numbering)
      return before
    },
    onError: (_error, _numbering, before) => before && show(before),
    onSuccess: (page) => queryClient.setQueryData(contractQuery(contractId).queryKey, page),
  }).mutate
}
