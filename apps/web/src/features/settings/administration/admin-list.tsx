import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useAdministrationTitle } from './use-administration-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar, type ActiveFilter } from '../../../ui/filter-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SplitView } from '../../../ui/side-panel.tsx'
import { Table } from '../../../ui/table.tsx'
import type { TableColumn, TableSelection } from '../../../ui/table-column.ts'
import { NEW_RECORD, type AdminAddress } from './admin-address.ts'
import { RefusedScreen, refusedReason } from './refused-screen.tsx'
import { RecordLoading } from './record-loading.tsx'

/** Rows per page, as the server cuts them; a list with fewer overrides it. */
const usualPageSize = 20

export interface AdminListProps<Row> {
  title: string
  /** One line describing the list. */
  lead: string
  address: AdminAddress
  pageSize?: number
  page: UseQueryResult<{ value: readonly Row[]; count: number }>
  columns: readonly TableColumn<Row>[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  card: (row: Row) => ReactNode
  /** The verb and its object: « Créer un type ». Opens the panel at `new`, or the page of `newPath`. */
  create?: { label: string; path?: string; disabledReason?: string | null }
  /** Secondary actions before the primary one. */
  actions?: ReactNode
  /** Controls beside the search box, and their active filters. */
  filters?: ReactNode
  active?: readonly ActiveFilter[]
  /** False for lists without a text search. */
  hasSearch?: boolean
  /** Between the title and the filters: the state of the whole. */
  above?: ReactNode
  /** At the left of the list, where there is room: a tree that narrows it. */
  tree?: ReactNode
  /** What will be here, and why it helps. */
  empty: { title: string; hint: string; icon: ReactNode }
  /** What a filter that finds nothing means, where that says more than « no result ». */
  noMatch?: { title: string; hint: string }
  /** A row's link instead of the panel; null: none. */
  onOpen?: ((row: Row) => void) | null
  /** Rows that are ticked, for acts on several. */
  selection?: TableSelection
  /** The panel beside the list; null: closed. */
  panel?: ReactNode | null
}

/** The layout of every administration list: title, search, table, pages, and the record beside them. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { title, lead, actions, address, panel = null } = props
  useAdministrationTitle(title)
  const reason = refusedReason(props.page)
  if (reason !== null)
    return <RefusedScreen title={title} lead={lead} create={props.create?.label} reason={reason} />
  const list = (
    <>
      <AdminFilters {...props} />
      <AdminTable {...props} />
      {props.page.data && props.page.data.count > 0 && (
        <AdminPages
          address={address}
          total={props.page.data.count}
          pageSize={props.pageSize ?? usualPageSize}
        />
      )}
    </>
  )
  return (
    <SplitView panel={panel && <PanelThatComes address={address}>{panel}</PanelThatComes>}>
      <PageHeader
        title={title}
        description={lead}
        actions={
          <>
            {actions}
            <CreateButton {...props} />
          </>
        }
      />
      {props.above}
      {props.tree ? <BesideTree tree={props.tree}>{list}</BesideTree> : list}
    </SplitView>
  )
}

/** A panel takes the room of the tree, unless the screen is wide. */
function BesideTree({ tree, children }: { tree: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-6">
      <div className="hidden w-44 shrink-0 desktop:block desktop:group-data-narrowed/list:hidden min-[1700px]:group-data-narrowed/list:block">
        {tree}
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** Large panels load their code when opened. */
function PanelThatComes({ address, children }: { address: AdminAddress; children: ReactNode }) {
  return (
    <Suspense fallback={<RecordLoading error={null} onClose={address.close} />}>
      {children}
    </Suspense>
  )
}

function CreateButton<Row>({ create, address }: AdminListProps<Row>) {
  if (!create) return null
  const { label, path, disabledReason } = create
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      disabledReason={disabledReason}
      {...(disabledReason ? {} : { render: <AppLink to={path ?? address.openPath(NEW_RECORD)} /> })}
    >
      {label}
    </Button>
  )
}

function AdminFilters<Row>(props: AdminListProps<Row>) {
  const { address, filters, active = [], hasSearch = true } = props
  const t = useTexts()
  const clear = () => address.show(Object.fromEntries(active.map(({ id }) => [id, undefined])))
  return (
    <FilterBar active={active} onClear={clear}>
      {hasSearch && (
        <SearchBox
          label={t('administration.search')}
          className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
          maxLength={200}
          value={address.words}
          onSearch={(words) => address.show({ search: words || undefined })}
        />
      )}
      {filters}
    </FilterBar>
  )
}

function AdminTable<Row>(props: AdminListProps<Row>) {
  const { title, page, columns, keyOf, nameOf, card, address } = props
  const { onOpen = (row: Row) => address.openRecord(keyOf(row)) } = props
  const t = useTexts()
  if (page.error && !page.data) {
    return (
      <EmptyState
        title={t('administration.failed')}
        action={<Button onClick={() => void page.refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(page.error)}
      </EmptyState>
    )
  }
  return (
    <Table<Row>
      caption={title}
      columns={columns}
      rows={page.data?.value}
      keyOf={keyOf}
      nameOf={nameOf}
      sort={address.sort}
      onSort={({ key, direction }) => address.show({ $orderby: `${key} ${direction}` })}
      {...(onOpen ? { onOpen } : {})}
      openKey={address.open}
      {...(props.selection ? { selection: props.selection } : {})}
      empty={<Nothing {...props} />}
      card={card}
    />
  )
}

function Nothing<Row>(props: AdminListProps<Row>) {
  const { address, active = [], empty, noMatch } = props
  const t = useTexts()
  if (address.words === '' && active.length === 0)
    return (
      <EmptyState title={empty.title} icon={empty.icon} action={<CreateButton {...props} />}>
        {empty.hint}
      </EmptyState>
    )
  const showAll = () =>
    address.show({
      search: undefined,
      ...Object.fromEntries(active.map(({ id }) => [id, undefined])),
    })
  return (
    <EmptyState
      isSmall
      title={noMatch && address.words === '' ? noMatch.title : t('administration.noMatch')}
      action={<Button onClick={showAll}>{t('administration.showAll')}</Button>}
    >
      {address.words === '' && noMatch?.hint}
    </EmptyState>
  )
}

function AdminPages(props: { address: AdminAddress; total: number; pageSize: number }) {
  const { address, total, pageSize } = props
  const t = useTexts()
  return (
    <Pagination
      label={t('common.pagination.label')}
      skip={address.skip}
      pageSize={pageSize}
      total={total}
      onSkip={address.turnTo}
    />
  )
}
