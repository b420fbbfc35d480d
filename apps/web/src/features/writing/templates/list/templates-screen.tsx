import { useQuery } from '@tanstack/react-query'
import { FileUp, LayoutTemplate, LibraryBig } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useGo } from '../../../../platform/go.ts'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TableColumn } from '../../../../ui/table-column.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import {
  AdminList,
  ContractsFigure,
  NEW_RECORD,
  OpenRecord,
  RECORD_NAME,
  RecordName,
  useAdminAddress,
  type AdminAddress,
} from '../../../settings/administration/public.tsx'
import { OtherLanguages } from '../languages/other-languages.tsx'
import { TemplateState } from '../template-state.tsx'
import type { TemplateRow } from '../template-queries.ts'
import { templates } from '../template-records.ts'
import { TemplateFilters, useActiveTemplateFilters } from './template-filters.tsx'

const TemplateForm = lazy(async () => ({
  default: (await import('./template-form.tsx')).TemplateForm,
}))
const FromFileDialog = lazy(async () => ({
  default: (await import('./from-file-dialog.tsx')).FromFileDialog,
}))
const ShippedDialog = lazy(async () => {
  const [module] = await Promise.all([import('./shipped-dialog.tsx'), loadTexts('deadlines-panel')])
  return { default: module.ShippedDialog }
})

/** The company's own contracts, in their state and as they are used. */
export function TemplatesScreen() {
  const t = useTexts()
  const me = useMe()
  const go = useGo()
  const address = useAdminAddress('templates', 'title asc')
  const mayChange = holds(me, 'model:contracts:update')
  const refused = holds(me, 'model:contracts:create')
    ? null
    : t.refusal({ code: 'NOT_ALLOWED_MODEL_CONTRACTS_CREATE' })
  const isOpen = address.open === NEW_RECORD ? refused === null : mayChange && address.open !== null
  return (
    <AdminList<TemplateRow>
      title={t('templates.title')}
      lead={t('templates.lead')}
      address={address}
      page={useQuery(templates.list(address.asked))}
      columns={useColumns(address)}
      keyOf={({ _id }) => _id}
      nameOf={({ title }) => title}
      card={(row) => <TemplateCard row={row} address={address} />}
      actions={
        <>
          <Shipped refused={refused} />
          <FromFile refused={refused} />
        </>
      }
      create={{ label: t('templates.create'), disabledReason: refused }}
      empty={{
        title: t('templates.empty'),
        hint: t('templates.emptyHint'),
        icon: <LayoutTemplate aria-hidden />,
      }}
      filters={<TemplateFilters address={address} />}
      active={useActiveTemplateFilters(address)}
      {...(mayChange ? {} : { onOpen: ({ _id }: TemplateRow) => go(paths.template(_id)) })}
      panel={
        isOpen && (
          <OpenRecord key={address.open} address={address} query={templates.one}>
            {(template) => <TemplateForm template={template} address={address} />}
          </OpenRecord>
        )
      }
    />
  )
}

/** Opens the window of the contracts that the product comes with. */
function Shipped({ refused }: { refused: string | null }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<LibraryBig aria-hidden />}
        disabledReason={refused}
        onClick={() => setOpen(true)}
      >
        {t('templates.shipped.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShippedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Opens the window that reads a file. */
function FromFile({ refused }: { refused: string | null }) {
  const t = useTexts()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const unread = holds(me, 'contracts3:create:document')
    ? null
    : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS3_CREATE_DOCUMENT' })
  return (
    <>
      <Button
        icon={<FileUp aria-hidden />}
        disabledReason={refused ?? unread}
        onClick={() => setOpen(true)}
      >
        {t('templates.fromFile')}
      </Button>
      {isOpen && (
        <Suspense>
          <FromFileDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** It opens the sheet beside the list; for whoever only reads, the text. */
function TemplateName({ row, address }: { row: TemplateRow; address: AdminAddress }) {
  const me = useMe()
  if (holds(me, 'model:contracts:update'))
    return <RecordName id={row._id} name={row.title} address={address} />
  return (
    <TextLink isQuiet render={<AppLink to={paths.template(row._id)} />}>
      <span className={RECORD_NAME}>{row.title}</span>
    </TextLink>
  )
}

function useColumns(address: AdminAddress): TableColumn<TemplateRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'title',
      header: t('templates.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: (row) => (
        <>
          <TemplateName row={row} address={address} />
          {(row.name || row.description) && (
            <span className="line-clamp-1 text-sm text-ink-faint">
              {[row.name, row.description].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'type',
      header: t('templates.column.type'),
      from: 'wide',
      width: 'w-40',
      cell: (row) => row.type?.name ?? '',
    },
    {
      id: 'folders',
      header: t('templates.column.folders'),
      from: 'wide',
      width: 'w-32',
      cell: ({ folders }) => (
        <span className="line-clamp-1">{folders.map(({ name }) => name).join(', ')}</span>
      ),
    },
    {
      id: 'locale',
      header: t('templates.column.locale'),
      from: 'tablet',
      width: 'w-24',
      cell: (row) => (
        <>
          {t(`templates.locale.${row.locale}`)}
          <OtherLanguages of={row} />
        </>
      ),
    },
    {
      id: 'version',
      header: t('templates.column.state'),
      sortKey: 'version',
      width: 'w-52',
      cell: (row) => <TemplateState of={row} />,
    },
    {
      id: 'contracts',
      header: t('templates.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-28',
      cell: (row) => (
        <ContractsFigure count={row.contracts} filter={{ template: `eq:${row._id}` }} />
      ),
    },
    {
      id: 'updatedAt',
      header: t('templates.column.updatedAt'),
      sortKey: 'updatedAt',
      from: 'tablet',
      width: 'w-40',
      cell: (row) => formats.instant(row.updatedAt),
    },
  ]
}

function TemplateCard({ row, address }: { row: TemplateRow; address: AdminAddress }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <TemplateName row={row} address={address} />
      <TemplateState of={row} />
      <p className="text-sm text-ink-soft">
        {[
          row.type?.name,
          t(`templates.locale.${row.locale}`),
          t('templates.usedBy', { count: row.contracts }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {row.languages.length > 0 && (
        <div className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {t('templates.alsoIn')} <OtherLanguages of={row} />
        </div>
      )}
    </div>
  )
}
