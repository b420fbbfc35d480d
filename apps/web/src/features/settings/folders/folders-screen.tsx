import { useQuery } from '@tanstack/react-query'
import { FolderTree as FoldersIcon, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SplitView } from '../../../ui/side-panel.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import {
  NEW_RECORD,
  RefusedScreen,
  refusedReason,
  useAdminAddress,
  useAdministrationTitle,
  type AdminAddress,
} from '../administration/public.tsx'
import { FolderPanel } from './folder-panel.tsx'
import { folderTreeQuery, type FolderBranch } from './folder-queries.ts'
import { FolderTree } from './folder-tree.tsx'
import { AccessImpactDialog } from './access-impact-dialog.tsx'
import { treeRows, withThoseAbove } from './tree-rows.ts'
import { useMoveFolder } from './use-move-folder.ts'
import { useAccessImpactCheck, type AccessImpactCheck } from './use-access-impact-check.ts'

/** The folders of the company: their contents, access and place. */
export function FoldersScreen() {
  const t = useTexts()
  useAdministrationTitle(t('folders.title'))
  const address = useAdminAddress('folders', 'name asc')
  const tree = useQuery(folderTreeQuery)
  const check = useAccessImpactCheck()
  const treeRef = useRef<HTMLDivElement>(null)
  const close = () => {
    address.close()
    treeRef.current?.focus()
  }
  const panel = address.open && (
    <FolderPanel
      key={`${address.open} ${address.asked['parent'] ?? ''}`}
      address={{ ...address, close }}
      branches={tree.data?.value ?? []}
      check={check}
    />
  )
  const reason = refusedReason(tree)
  if (reason !== null)
    return (
      <RefusedScreen
        title={t('folders.title')}
        lead={t('folders.lead')}
        create={t('folders.create')}
        reason={reason}
      />
    )
  return (
    <SplitView panel={panel || null}>
      <PageHeader
        title={t('folders.title')}
        description={t('folders.lead')}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden />}
            render={<AppLink to={paths.folders({ ...address.asked, open: NEW_RECORD })} />}
          >
            {t('folders.create')}
          </Button>
        }
      />
      <FilterBar active={[]} onClear={() => address.show({ search: undefined })}>
        <SearchBox
          label={t('folders.search')}
          className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
          maxLength={200}
          value={address.words}
          onSearch={(words) => address.show({ search: words || undefined })}
        />
      </FilterBar>
      {tree.data ? (
        <Tree branches={tree.data.value} address={address} check={check} treeRef={treeRef} />
      ) : tree.error ? (
        <EmptyState
          title={t('administration.failed')}
          action={<Button onClick={() => void tree.refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(tree.error)}
        </EmptyState>
      ) : (
        <LoadingRegion>
          <SkeletonText lines={12} />
        </LoadingRegion>
      )}
      <AccessImpactDialog check={check} />
    </SplitView>
  )
}

interface TreeProps {
  branches: readonly FolderBranch[]
  address: AdminAddress
  check: AccessImpactCheck
  treeRef: React.RefObject<HTMLDivElement | null>
}

function Tree({ branches, address, check, treeRef }: TreeProps) {
  const t = useTexts()
  const { open, words } = address
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const reveal = (ids: readonly string[]) => setExpanded((before) => new Set([...before, ...ids]))
  // Initially expands the parents of the folder in the address.
  const [revealed, setRevealed] = useState<string | null>(null)
  const leading = withThoseAbove(branches, open ?? '').map(({ _id }) => _id)
  if (leading[0] && revealed !== leading[0]) {
    setRevealed(leading[0])
    reveal(leading.slice(1))
  }
  const [cutId, setCutId] = useState<string | null>(null)
  const moveTo = useMoveFolder()
  const move: (...moved: Parameters<typeof moveTo>) => void = (...moved) => {
    const change = moveTo(...moved)
    if (change) check.ask(change)
  }
  const rows = treeRows(branches, expanded, words)
  if (branches.length === 0)
    return (
      <EmptyState title={t('folders.empty')} icon={<FoldersIcon aria-hidden />}>
        {t('folders.emptyHint')}
      </EmptyState>
    )
  if (rows.length === 0)
    return (
      <EmptyState
        isSmall
        title={t('administration.noMatch')}
        action={
          <Button onClick={() => address.show({ search: undefined })}>
            {t('administration.showAll')}
          </Button>
        }
      />
    )
  const cut = branches.find(({ _id }) => _id === cutId)
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="-mb-1 pr-3 text-right text-sm text-ink-faint">
        {t('folders.column')}
      </p>
      <FolderTree
        rows={rows}
        openId={open}
        cutId={cutId}
        treeRef={treeRef}
        onOpen={address.openRecord}
        onToggle={(folderId, isExpanded) =>
          setExpanded((before) => {
            const after = new Set(before)
            if (isExpanded) after.add(folderId)
            else after.delete(folderId)
            return after
          })
        }
        onCut={setCutId}
        onMove={(folderId, parentFolderId) => {
          setCutId(null)
          if (parentFolderId) reveal([parentFolderId])
          const [folder, parent] = [folderId, parentFolderId].map((id) =>
            branches.find(({ _id }) => _id === id),
          )
          if (folder) move(folder, parent ?? null)
        }}
      />
      <p id="folder-keys" className="hidden text-sm text-ink-faint any-pointer-fine:block">
        {t('folders.keys')}
      </p>
      <p role="status" className="text-sm">
        {cut && t('folders.cut', { name: cut.name })}
      </p>
    </div>
  )
}
