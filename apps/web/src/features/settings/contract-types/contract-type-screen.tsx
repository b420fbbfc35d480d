import type {
  ContractTypeRow,
  contractTypesEndpoints,
} from '@tacite/api/settings/contract-type-endpoints.ts'
import { YEARS_OF_REASON, type RetentionReason } from '@tacite/domain/contracts/retention.ts'
import { REGIMES } from '@tacite/domain/deadlines/special-regime.ts'
import type { AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { Shapes } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import {
  ALERT_FIELDS,
  alertPlace,
  settingWords,
  TypeAlertsFields,
} from '../../lifecycle/alerts/public.ts'
import { PlaybookFields } from './playbook-fields.tsx'
import { RetentionFields } from './retention-fields.tsx'
import { ReadinessRulesFields } from './readiness-rules-fields.tsx'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { ChosenName } from '../../../platform/choices/chosen-name.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Select } from '../../../ui/select.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  ContractsFigure,
  RecordCard,
  RecordName,
  RecordPanel,
  recordQueries,
  RecordScreen,
  useAdminAddress,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'

const contractTypes = recordQueries<typeof contractTypesEndpoints>('contractTypes')

/** The contract types of the company, and how much each is used. */
export function ContractTypesScreen() {
  const t = useTexts()
  const address = useAdminAddress('contractTypes', 'title asc')
  const nameIn = (row: ContractTypeRow) => (
    <RecordName id={row._id} name={row.title} address={address} />
  )
  return (
    <RecordScreen
      records={contractTypes}
      texts="contract-types"
      icon={<Shapes aria-hidden />}
      address={address}
      columns={useColumns(nameIn)}
      nameOf={({ title }) => title}
      card={(row) => (
        <RecordCard
          name={nameIn(row)}
          lines={[row.description, t('contract-types.usedBy', { count: row.contracts })]}
        />
      )}
      form={(type) => <TypeForm type={type} address={address} />}
    />
  )
}

function useColumns(nameIn: (row: ContractTypeRow) => ReactNode): TableColumn<ContractTypeRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'title',
      header: t('contract-types.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: nameIn,
    },
    {
      id: 'description',
      header: t('contract-types.column.description'),
      from: 'wide',
      cell: (row) => <span className="line-clamp-1 text-ink-soft">{row.description}</span>,
    },
    {
      id: 'regime',
      header: t('contract-types.column.regime'),
      from: 'tablet',
      width: 'w-44',
      cell: (row) => t(`contract-types.regime.${row.regime ?? 'none'}`),
    },
    {
      id: 'workflow',
      header: t('contract-types.workflow'),
      from: 'wide',
      width: 'w-44',
      cell: (row) => row.workflow?.name ?? '',
    },
    {
      id: 'contracts',
      header: t('contract-types.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-28',
      cell: (row) => <ContractsFigure count={row.contracts} filter={{ type: `eq:${row._id}` }} />,
    },
    {
      id: 'templates',
      header: t('contract-types.column.templates'),
      align: 'end',
      width: 'w-24',
      cell: (row) => formats.number(row.templates),
    },
  ]
}

function TypeForm({ type, address }: { type: ContractTypeRow | null; address: AdminAddress }) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    records: contractTypes,
    texts: 'contract-types',
    record: type,
    nameOf: ({ title }) => title,
    initial: {
      title: type?.title ?? '',
      description: type?.description ?? '',
      regime: type?.regime ?? null,
      workflowId: type?.workflow?._id ?? null,
      readiness: type?.readiness ?? {},
      playbook: type?.playbook ?? {},
      retentionYears: type ? type.retentionYears : YEARS_OF_REASON.commercial,
      retentionReason: type?.retentionReason ?? 'commercial',
      retentionNote: type?.retentionNote ?? '',
      alerts: type?.alerts ?? null,
    },
    place: (field, sent) => alertPlace(field) ?? (field in sent ? { field } : null),
    fields: {
      retentionReason: {
        show: (reason: RetentionReason) => t(`contract-types.retention.reasons.${reason}`),
      },
      workflowId: { show: (id: string) => <ChosenName noun="workflows" id={id} /> },
      alerts: {
        label: t('alerts.type.title'),
        show: (setting: AlertSetting) => settingWords(t, setting),
      },
      regime: { show: (regime: (typeof REGIMES)[number]) => t(`contract-types.regime.${regime}`) },
    },
    whyKept: ({ contracts, templates }) =>
      contracts + templates > 0 ? t('contract-types.kept', { contracts, templates }) : null,
  })
  return (
    <RecordPanel {...panel}>
      <TextField
        {...form.text('title')}
        label={t('contract-types.column.title')}
        maxLength={200}
        autoFocus={!type}
        isRequired
      />
      <TextArea
        {...form.text('description')}
        label={t('contract-types.column.description')}
        hint={t('contract-types.descriptionHint')}
        maxLength={2000}
        isOptional
      />
      <Select
        {...form.bind('regime')}
        value={form.values.regime ?? 'none'}
        onChange={(regime) => form.set({ regime: regime === 'none' ? null : regime })}
        label={t('contract-types.column.regime')}
        hint={t('contract-types.regimeHint')}
        options={(['none', ...REGIMES] as const).map((regime) => ({
          value: regime,
          label: t(`contract-types.regime.${regime}`),
        }))}
      />
      <ChoiceField
        {...form.bind('workflowId')}
        noun="workflows"
        known={type?.workflow ? [type.workflow] : []}
        onChange={(workflowId) => form.set({ workflowId })}
        label={t('contract-types.workflow')}
        placeholder={t('contract-types.workflowPlaceholder')}
        hint={t('contract-types.workflowHint')}
        isOptional
      />
      <RetentionFields
        years={form.bind('retentionYears')}
        reason={form.bind('retentionReason')}
        note={form.text('retentionNote')}
        onRule={form.set}
      />
      <PlaybookFields
        playbook={form.values.playbook}
        known={type?.playbookClauses ?? []}
        error={form.errorAt('playbook')}
        onPlaybook={(playbook) => {
          form.set({ playbook })
          form.forgive(['playbook'])
        }}
      />
      <ReadinessRulesFields
        rules={form.values.readiness}
        onRules={(readiness) => form.set({ readiness })}
      />
      <Suspense>
        <TypeAlertsFields
          formId={form.id}
          setting={form.values.alerts}
          errorAt={form.errorAt}
          onChange={(alerts) => {
            form.set({ alerts })
            form.forgive(ALERT_FIELDS)
          }}
        />
      </Suspense>
    </RecordPanel>
  )
}
