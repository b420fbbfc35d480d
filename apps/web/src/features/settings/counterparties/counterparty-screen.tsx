import type { CounterpartyRow } from '@tacite/api/settings/counterparty-endpoints.ts'
import { Handshake } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import {
  ContractsFigure,
  RecordName,
  RecordScreen,
  useAdminAddress,
  type AdminAddress,
} from '../administration/public.tsx'
import { CounterpartyForm } from './counterparty-form.tsx'
import { counterparties } from './counterparty-queries.ts'

/** Counterparties of contracts; possible duplicates are marked. */
export function CounterpartiesScreen() {
  const t = useTexts()
  const address = useAdminAddress('counterparties', 'name asc')
  const showsDuplicates = address.asked['duplicates'] === 'true'
  const showDuplicates = (isChosen: boolean) =>
    address.show({ duplicates: isChosen ? 'true' : undefined })
  return (
    <RecordScreen
      records={counterparties}
      texts="counterparties"
      icon={<Handshake aria-hidden />}
      address={address}
      columns={useColumns(address)}
      nameOf={(row) => row.name}
      card={(row) => <Card row={row} address={address} />}
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
      {...(showsDuplicates && {
        noMatch: { title: t('counterparties.alikeNone'), hint: t('counterparties.alikeNoneHint') },
      })}
      form={(party) => <CounterpartyForm party={party} address={address} />}
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
      cell: (row) => (
        <ContractsFigure count={row.contracts} filter={{ supplier: `eq:${row._id}` }} />
      ),
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
      <RecordName id={row._id} name={row.name} address={address} />
      {row.duplicates > 0 && <Badge tone="amber">{t('counterparties.duplicate')}</Badge>}
    </span>
  )
}

/** The first contact, and how many others there are. */
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
