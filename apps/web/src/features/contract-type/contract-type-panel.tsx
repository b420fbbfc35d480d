import { REGIMES } from '@tacite/domain/deadlines/special-regime.ts'
import { useTexts } from '../../platform/locale.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  OpenRecord,
  RecordPanel,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'
import {
  contractTypeQuery,
  removeContractType,
  saveContractType,
  type ContractTypeForm,
  type ContractTypeRow,
} from './contract-type-queries.ts'

/** One contract type beside the list. */
export function ContractTypePanel({ address }: { address: AdminAddress }) {
  return (
    <OpenRecord address={address} query={contractTypeQuery}>
      {(type) => <TypeForm type={type} address={address} />}
    </OpenRecord>
  )
}

const BLANK: ContractTypeForm = { title: '', description: '', regime: null }

function TypeForm({ type, address }: { type: ContractTypeRow | null; address: AdminAddress }) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    record: type,
    changes: ['contractTypesRenamed'],
    remove: removeContractType,
    nameOf: ({ title }) => title,
    texts: { new: t('contract-types.new'), create: t('contract-types.create') },
    initial: type
      ? { title: type.title, description: type.description, regime: type.regime }
      : BLANK,
    save: saveContractType,
    deletion: (row) => ({
      label: t('contract-types.delete'),
      disabledReason: whyKept(t, row),
    }),
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
    </RecordPanel>
  )
}

function whyKept(t: ReturnType<typeof useTexts>, type: ContractTypeRow): string | null {
  return type.contracts + type.templates === 0
    ? null
    : t('contract-types.kept', { contracts: type.contracts, templates: type.templates })
}
