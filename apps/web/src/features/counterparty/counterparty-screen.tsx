import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { paths, patterns } from '../../platform/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AdminList, useAdminAddress, type AdminAddress } from '../administration/public.tsx'
import { CounterpartyPanel } from './counterparty-panel.tsx'
import { counterpartiesQuery, type CounterpartyRow } from './counterparty-queries.ts'

/** Whom contracts are concluded with; those that may be there twice say so. */
export function CounterpartiesScreen() {
  const t = useTexts()
  const address = useAdminAddress(patterns.counterparties, 'name asc', paths.counterparties)
  const showsDuplicates = address.asked['duplicates'] === 'true'
  const showDuplicates = (isChosen: boolean) =>
    address.show({ duplicates: isChosen ? 'true' : undefined })
  return (
    <AdminList<CounterpartyRow>
      title={t('counterparties.title')}
      lead={t('counterparties.lead')}
      address={address}
      page={useQuery(counterpartiesQuery(address.asked))}
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name}
      card={(row) => <Card row={row} address={address} />}
      create={{ label: t('counterparties.create') }}
      filters={
        <Checkbox
          label={t('counterparties.onlyDuplicates')}
          checked={showsDuplicates}
          onChange={(event) => showDuplicates(event.target.checked)}
        />
      }
      active={
        showsDuplicates
          ? [
              {
                id: 'duplicates',
                text: t('counterparties.onlyDuplicates'),
                onRemove: () => showDuplicates(false),
              },
            ]
          : []
      }
      empty={{
        title: t('counterparties.empty'),
        hint: t('counterparties.emptyHint'),
        icon: <Handshake aria-hidden />,
      }}
      panel={address.open && <CounterpartyPanel key={address.open} address={address} />}
    />
  )
}

function useColumns(address: AdminAddress): TableColumn<CounterpartyRow>[] {
  const t = useTexts()
  return [
    {
      id: 'name',
      header: t('counterparties.column.name'),
      sortKey: 'name',
      isRowHeader: true,
      cell: (row) => <Name row={row} address={address} />,
    },
    {
      id: 'siren',
      header: t('counterparties.column.siren'),
      from: 'tablet',
      width: 'w-32',
      cell: (row) => <span className="tabular-nums">{row.siren}</span>,
    },
    {
      id: 'contact',
      header: t('counterparties.column.contact'),
      from: 'desktop',
      width: 'w-44',
      cell: (row) => <Contacts row={row} />,
    },
    {
      id: 'contracts',
      header: t('counterparties.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-28',
      cell: (row) => <Contracts row={row} />,
    },
  ]
}

interface NameProps {
  row: CounterpartyRow
  address: AdminAddress
}

function Name({ row, address }: NameProps) {
  const t = useTexts()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
        <span className="font-medium break-words">{row.name}</span>
      </TextLink>
      {row.duplicates > 0 && <Badge tone="amber">{t('counterparties.duplicate')}</Badge>}
    </span>
  )
}

/** The first contact, and how many there are beside. */
function Contacts({ row }: { row: CounterpartyRow }) {
  const t = useTexts()
  if (row.contacts === 0) return null
  return (
    <span className="line-clamp-1 text-ink-soft">
      {row.contact}
      {row.contacts > 1 && ` ${t('counterparties.moreContacts', { count: row.contacts - 1 })}`}
    </span>
  )
}

/** The figure leads to the contracts that it counts. */
function Contracts({ row }: { row: CounterpartyRow }) {
  const formats = useFormats()
  const figure = formats.number(row.contracts)
  if (row.contracts === 0) return figure
  return (
    <TextLink render={<AppLink to={paths.contracts({ supplier: `eq:${row._id}` })} />}>
      {figure}
    </TextLink>
  )
}

function Card({ row, address }: NameProps) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <Name row={row} address={address} />
      <p className="text-sm text-ink-soft tabular-nums">
        {[row.siren, t('counterparties.usedBy', { count: row.contracts })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Contacts row={row} />
    </div>
  )
}
