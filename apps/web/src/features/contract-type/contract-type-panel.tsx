import { REGIMES } from '@tacite/domain/deadlines/special-regime.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../platform/locale.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toasts } from '../../ui/toasts.ts'
import {
  NEW_RECORD,
  RecordLoading,
  RecordPanel,
  useRecordForm,
  useRemoval,
  type AdminAddress,
} from '../administration/public.tsx'
import {
  contractTypeQuery,
  contractTypesKey,
  removeContractType,
  saveContractType,
  type ContractTypeForm,
  type ContractTypeRow,
} from './contract-type-queries.ts'

/** One contract type beside the list. */
export function ContractTypePanel({ address }: { address: AdminAddress }) {
  const isNew = address.open === NEW_RECORD
  const read = useQuery({ ...contractTypeQuery(address.open ?? ''), enabled: !isNew })
  if (isNew) return <TypeForm type={null} address={address} />
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return <TypeForm type={read.data} address={address} />
}

const BLANK: ContractTypeForm = { title: '', description: '', regime: null }

function TypeForm({ type, address }: { type: ContractTypeRow | null; address: AdminAddress }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useRecordForm({
    initial: type
      ? { title: type.title, description: type.description, regime: type.regime }
      : BLANK,
    save: (values) => saveContractType(type?._id ?? null, values),
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: contractTypesKey })
      toasts.success(currentTexts()('administration.saved', { name: saved.title }))
      address.close()
    },
  })
  const removal = useRemoval({
    queryKey: contractTypesKey,
    remove: removeContractType,
    onRemoved: address.close,
  })
  return (
    <RecordPanel
      title={type?.title ?? t('contract-types.new')}
      form={form}
      onClose={address.close}
      submitLabel={type ? t('common.action.save') : t('contract-types.create')}
      {...(type
        ? {
            deletion: {
              label: t('contract-types.delete'),
              disabledReason: whyKept(t, type),
              isBusy: removal.isPending,
              onDelete: () => removal.mutate({ id: type._id, name: type.title }),
            },
          }
        : {})}
    >
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
    </RecordPanel>
  )
}

function whyKept(t: ReturnType<typeof useTexts>, type: ContractTypeRow): string | null {
  return type.contracts + type.templates === 0
    ? null
    : t('contract-types.kept', { contracts: type.contracts, templates: type.templates })
}
