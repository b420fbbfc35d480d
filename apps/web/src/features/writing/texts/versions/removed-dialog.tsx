import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useOpenText } from '../text/open-text.tsx'

/** What was removed from the text and can be restored. */
export default function RemovedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const formats = useFormats()
  const { arrange } = useDocumentActions()
  const { textId } = useOpenText()
  const { data, refetch } = useQuery({
    queryKey: keys.text(textId, 'removed'),
    queryFn: ({ signal }) =>
      call<typeof textsEndpoints.removedParts>('GET', '/texts/:textId/removed', {
        params: { textId },
        signal,
      }),
    staleTime: 0,
  })
  const restore = async (id: string, kind: 'section' | 'block') => {
    await (kind === 'section' ? arrange.restoreSection(id) : arrange.restoreBlock(id))
    void refetch()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editor.removed.title')}
      description={t('editor.removed.lead')}
    >
      {!data && (
        <LoadingRegion>
          <SkeletonText lines={4} />
        </LoadingRegion>
      )}
      {data?.value.length === 0 && <EmptyState isSmall title={t('editor.removed.empty')} />}
      <ul className="flex flex-col divide-y divide-line">
        {data?.value.map(({ _id, kind, name, removedAt }) => (
          <li key={_id} className="flex items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-medium">{name || t('editor.outline.untitled')}</p>
              <p className="text-sm text-ink-faint">
                {t(`editor.removed.${kind}`, { moment: formats.instant(removedAt) })}
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('editor.removed.restore', { name })}
              onClick={() => void restore(_id, kind)}
            >
              {t('editor.removed.restoreShort')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
