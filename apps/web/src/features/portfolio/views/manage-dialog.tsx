import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useFormats } from '../../../platform/formats.ts'
import { showError } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { RestoreButton } from './restore-button.tsx'
import { useViewWords } from './use-view-words.ts'
import { ViewRow } from './view-row.tsx'
import {
  addressOfLook,
  placeView,
  removeView,
  restoreView,
  viewsQuery,
  type Look,
  type View,
  type Views,
} from './views-queries.ts'

interface ManageDialogProps {
  /** Of the page below. */
  address: Look
  onClose: () => void
}

/** The views in their order: renamed, moved, deleted, and restored. */
export function ManageDialog({ address, onClose }: ManageDialogProps) {
  const t = useTexts()
  const { data } = useQuery(viewsQuery)
  const { describe } = useViewWords(data?.value ?? [], data?.names ?? [])
  const { removing, onRestored } = useRemoving(address)
  const placing = useMutation({
    mutationFn: ({ view, place }: { view: View; place: number }) => placeView(view._id, place),
    meta: { changes: ['views'] },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('views.manageTitle')} description={t('views.own')}>
      {data?.value.length === 0 && <p className="text-ink-soft">{t('views.none')}</p>}
      <ol className="-mx-2 flex flex-col">
        {data?.value.map((view, place, all) => (
          <ViewRow
            key={view._id}
            view={view}
            said={describe(view)}
            isFirst={place === 0}
            isLast={place === all.length - 1}
            onOpen={onClose}
            onMove={(by) => placing.mutate({ view, place: place + by })}
            onRemove={() => removing.mutate(view)}
          />
        ))}
      </ol>
      {data && data.removed.length > 0 && (
        <RemovedViews removed={data.removed} onRestored={onRestored} />
      )}
    </Dialog>
  )
}

/** Deletes a view, with an undo; the page stays as it is, of no view when it was the open one. */
function useRemoving(address: Look) {
  const go = useGo()
  const queryClient = useQueryClient()
  const refetch = () => refetchStale(queryClient, ['views'])
  /** The message of each deletion, by the view that it restores. */
  const said = useRef(new Map<string, number>())
  const removing = useMutation({
    mutationFn: ({ _id }: View) => removeView(_id),
    meta: { changes: ['views'] },
    onSuccess: (_, { _id, name }) => {
      if (address.query['view'] === _id) go(addressOfLook(address), { replace: true })
      const message = toasts.success(currentTexts()('views.removed', { name }), {
        undo: () => void restoreView(_id).catch(showError).then(refetch),
      })
      said.current.set(_id, message)
    },
  })
  // What is restored here is not to be restored there.
  return { removing, onRestored: ({ _id }: View) => toasts.close(said.current.get(_id) ?? 0) }
}

interface RemovedViewsProps extends Pick<Views, 'removed'> {
  onRestored: (view: View) => void
}

function RemovedViews({ removed, onRestored }: RemovedViewsProps) {
  const t = useTexts()
  const { instant } = useFormats()
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="font-medium">{t('views.removedTitle')}</h3>
      <p className="text-sm text-ink-soft">{t('views.removedHint')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {removed.map(({ _id, name, removedAt }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className="min-w-0 flex-1 basis-40 break-words">
              {name}{' '}
              <span className="text-sm text-ink-soft">
                {t('views.removedAt', { moment: instant(removedAt) })}
              </span>
            </span>
            <RestoreButton viewId={_id} onRestored={onRestored} />
          </li>
        ))}
      </ul>
    </section>
  )
}
