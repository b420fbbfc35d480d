import { isSameView, viewQuery } from '@tacite/domain/filters/saved-view.ts'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Bookmark, ChevronDown, Columns3, List } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf, showError } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useViewWords } from './use-view-words.ts'
import {
  addressOfLook,
  changeView,
  viewsQuery,
  type Look,
  type View,
  type Views,
} from './views-queries.ts'

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }))
const ManageDialog = lazy(async () => ({
  default: (await import('./manage-dialog.tsx')).ManageDialog,
}))

/** The views by name, with what each shows; which one is open, and what can be done with it. */
export function ViewsMenu({ opensAtOnce, ...address }: Look & { opensAtOnce: boolean }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(opensAtOnce)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const reading = useQuery(viewsQuery)
  const { data } = reading
  const look = { shows: address.shows, query: viewQuery(address.shows, address.query) }
  const open = data?.value.find(({ _id }) => _id === address.query['view'])
  const isModified = open !== undefined && !isSameView(open, look)
  const groups = useGroups({ look, open, isModified, views: data?.value ?? [], ask: setDialog })
  const { describe } = useViewWords(data?.value ?? [], data?.names ?? [])
  const views = (data?.value ?? []).map((view): MenuAction => ({
    label: view.name,
    description: describe(view),
    icon: view.shows === 'board' ? <Columns3 aria-hidden /> : <List aria-hidden />,
    isChosen: view === open,
    render: <AppLink to={paths.view(view._id)} />,
  }))
  return (
    <>
      <Menu
        isOpen={isOpen}
        onOpenChange={setOpen}
        isWide
        trigger={
          <Button
            // Takes over the focus from the button that stood here while this was loaded.
            autoFocus={opensAtOnce}
            icon={<Bookmark aria-hidden />}
            className="max-w-52"
            trailing={
              <>
                {isModified && (
                  <span className="text-sm text-amber-ink">{t('views.modified')}</span>
                )}
                <ChevronDown aria-hidden />
              </>
            }
          >
            {open?.name ?? t('contract-list.views')}
          </Button>
        }
        header={views.length === 0 && <NoViews reading={reading} />}
        groups={
          views.length > 0 ? [{ label: t('views.title'), actions: views }, ...groups] : groups
        }
      />
      <Suspense>
        {dialog === 'save' && <SaveDialog look={look} onClose={() => setDialog(null)} />}
        {dialog === 'manage' && <ManageDialog address={address} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
}

/** That there are none is known once they are read. */
function NoViews({ reading: { data, error } }: { reading: UseQueryResult<Views> }) {
  const t = useTexts()
  if (data) return <p className="py-1 text-sm text-ink-soft">{t('views.none')}</p>
  if (error) return <p className="py-1 text-sm text-red-ink">{messageOf(error)}</p>
  return (
    <LoadingRegion>
      <SkeletonText lines={2} />
    </LoadingRegion>
  )
}

interface Asked {
  /** What the page shows. */
  look: Look
  open: View | undefined
  isModified: boolean
  views: readonly View[]
  ask: (dialog: 'save' | 'manage') => void
}

function useGroups({ look, open, isModified, views, ask }: Asked) {
  const t = useTexts()
  const go = useGo()
  const saving = useSaving()
  const unchanged = isModified ? null : t('views.unchanged')
  const ofOpen: MenuAction[] = open
    ? [
        {
          label: t('views.save', { name: open.name }),
          disabledReason: unchanged,
          onSelect: () => saving.mutate({ view: open, look }),
        },
        {
          label: t('views.revert'),
          disabledReason: unchanged,
          render: <AppLink to={paths.view(open._id)} />,
        },
        { label: t('views.leave'), onSelect: () => go(addressOfLook(look)) },
      ]
    : []
  const others: MenuAction[] = [
    { label: t(open ? 'views.saveAsOther' : 'views.saveAs'), onSelect: () => ask('save') },
    ...(views.length > 0 ? [{ label: t('views.manage'), onSelect: () => ask('manage') }] : []),
  ]
  return [...(ofOpen.length > 0 ? [{ actions: ofOpen }] : []), { actions: others }]
}

/** Replaces what the view showed, which can be undone. */
function useSaving() {
  const queryClient = useQueryClient()
  const refetch = () => refetchStale(queryClient, ['views'])
  return useMutation({
    mutationFn: ({ view, look }: { view: View; look: Look }) => changeView(view._id, look),
    meta: { changes: ['views'] },
    onSuccess: (_, { view }) =>
      toasts.success(currentTexts()('views.saved', { name: view.name }), {
        undo: () => void changeView(view._id, view).catch(showError).then(refetch),
      }),
  })
}
