import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Table } from '../../ui/table.tsx'
import type { TableColumn, TableSort } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { toasts } from '../../ui/toasts.ts'
import { Section, Specimen } from './specimen.tsx'

interface Row {
  id: string
  title: string
  party: string
  amount: string
  endDate: string
  isSigned: boolean
}

const rows: Row[] = [
  {
    id: '1',
    title: 'Maintenance informatique',
    party: 'Axo',
    amount: '12 500,00',
    endDate: '31/12/2026',
    isSigned: true,
  },
  {
    id: '2',
    title: 'Bail des bureaux de Lyon',
    party: 'SCI Rivoli',
    amount: '84 000,00',
    endDate: '30/06/2031',
    isSigned: true,
  },
  {
    id: '3',
    title: 'Accord de confidentialité',
    party: 'Nova Labs',
    amount: '',
    endDate: '',
    isSigned: false,
  },
]

const columns: TableColumn<Row>[] = [
  {
    id: 'title',
    header: 'Titre',
    sortKey: 'title',
    isRowHeader: true,
    cell: (row) => (
      <TextLink href={`#${row.id}`} isQuiet>
        {row.title}
      </TextLink>
    ),
  },
  {
    id: 'status',
    header: 'Statut',
    cell: (row) => (
      <Badge tone={row.isSigned ? 'green' : 'neutral'}>
        {row.isSigned ? 'Signé' : 'Brouillon'}
      </Badge>
    ),
  },
  { id: 'party', header: 'Cocontractant', cell: (row) => row.party, from: 'tablet' },
  {
    id: 'endDate',
    header: 'Échéance',
    sortKey: 'endDate',
    align: 'end',
    cell: (row) => row.endDate,
  },
  {
    id: 'amount',
    header: 'Montant TTC',
    sortKey: 'amount',
    align: 'end',
    cell: (row) => row.amount,
  },
]

export function TablesSection() {
  const [sort, setSort] = useState<TableSort>({ key: 'title', direction: 'asc' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [words, setWords] = useState('')
  const [skip, setSkip] = useState(20)
  const list = {
    caption: 'Contrats',
    columns,
    keyOf: (row: Row) => row.id,
    nameOf: (row: Row) => row.title,
    empty: <NoContract />,
  }
  return (
    <Section title="Lists">
      <div>
        <FilterBar
          active={[
            { id: 'status', text: 'Statut : signé, expiré', onRemove: () => undefined },
            {
              id: 'folder',
              text: 'Classeurs : Juridique / Baux commerciaux / Région Auvergne-Rhône-Alpes',
              onRemove: () => undefined,
            },
          ]}
          onClear={() => undefined}
          aside={<Button>Colonnes</Button>}
        >
          <SearchBox label="Filtrer les contrats" value={words} onSearch={setWords} />
        </FilterBar>
        <Table
          {...list}
          rows={rows}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onChange: setSelected }}
          onOpen={(row) => toasts.info(row.title)}
          isStruckThrough={(row) => row.id === '3'}
        />
        <Pagination
          label="Pages de contrats"
          skip={skip}
          pageSize={20}
          total={134}
          onSkip={setSkip}
        />
      </div>
      <Specimen title="Loading, comfortable">
        <div className="w-full">
          <Table {...list} rows={undefined} density="comfortable" loadingRows={3} />
        </div>
      </Specimen>
      <Specimen title="Empty">
        <div className="w-full">
          <Table {...list} rows={[]} />
        </div>
      </Specimen>
    </Section>
  )
}

function NoContract() {
  return (
    <EmptyState
      icon={<FileText />}
      title="Vos contrats apparaîtront ici"
      action={<Button variant="primary">Créer un contrat</Button>}
    >
      Chacun avec son statut, ses échéances et la personne qui s’en occupe.
    </EmptyState>
  )
}
