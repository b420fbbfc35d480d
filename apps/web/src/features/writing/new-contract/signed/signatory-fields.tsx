import { Plus, Trash2 } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { fieldId } from '../field-id.ts'
import type { SignatoryDraft } from './signed-draft.ts'

const SIDES = ['company', 'counterparty'] as const

interface SignatoryFieldsProps {
  signatories: readonly SignatoryDraft[]
  error: string | undefined
  onChange: (signatories: SignatoryDraft[]) => void
}

/** Who signed, as the PDF names them, and for which side. */
export function SignatoryFields({ signatories, error, onChange }: SignatoryFieldsProps) {
  const t = useTexts()
  const set = (at: number, changes: Partial<SignatoryDraft>) =>
    onChange(signatories.map((each, index) => (index === at ? { ...each, ...changes } : each)))
  const sides = [
    { value: 'unknown' as const, label: t('new-contract.signed.side.unknown') },
    ...SIDES.map((side) => ({ value: side, label: t(`new-contract.signed.side.${side}`) })),
  ]
  return (
    <fieldset id={fieldId('from.signatories')} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{t('new-contract.signed.signatories')}</legend>
      {signatories.map(({ name, side }, at) => (
        <div
          // Lines have no identity of their own: they are only added at the end.
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 tablet:grid-cols-[minmax(0,1fr)_13rem_auto]"
        >
          <TextField
            label={t('new-contract.signed.signatoryName')}
            value={name}
            maxLength={200}
            onChange={(event) => set(at, { name: event.target.value })}
          />
          <Select
            className="max-tablet:order-last max-tablet:col-span-2"
            label={t('new-contract.signed.signatorySide')}
            options={sides}
            value={side ?? 'unknown'}
            onChange={(next) => set(at, { side: next === 'unknown' ? null : next })}
          />
          <IconButton
            label={t('new-contract.signed.removeSignatory', { name: name.trim() || `${at + 1}` })}
            icon={<Trash2 aria-hidden />}
            onClick={() => onChange(signatories.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...signatories, { name: '', side: null }])}
        >
          {t('new-contract.signed.addSignatory')}
        </Button>
      </div>
      <FieldError id={`${fieldId('from.signatories')}-error`} error={error} />
    </fieldset>
  )
}
