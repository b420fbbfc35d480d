import {
  RETENTION_REASONS,
  YEARS_OF_REASON,
  type RetentionReason,
} from '@tacite/domain/contracts/retention.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { BoundField } from '../../../platform/use-form.ts'
import { Switch } from '../../../ui/choice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface Rule {
  retentionYears: number | null
  retentionReason: RetentionReason
}

interface RetentionFieldsProps {
  years: BoundField<number | null>
  reason: BoundField<RetentionReason>
  /** Of a native text control. */
  note: object
  onRule: (rule: Partial<Rule>) => void
}

/** How long contracts of this type are kept after their end, and by which law. */
export function RetentionFields({ years, reason, note, onRule }: RetentionFieldsProps) {
  const t = useTexts()
  const isUnlimited = years.value === null
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{t('contract-types.retention.title')}</legend>
      <div>
        <p aria-hidden className="font-semibold">
          {t('contract-types.retention.title')}
        </p>
        <p className="text-sm text-ink-soft">{t('contract-types.retention.hint')}</p>
      </div>
      <Select
        {...reason}
        onChange={(chosen) => onRule(ruleOf(chosen, isUnlimited))}
        label={t('contract-types.retention.reason')}
        options={RETENTION_REASONS.map((value) => ({
          value,
          label: t(`contract-types.retention.reasons.${value}`),
        }))}
      />
      {reason.value === 'other' && (
        <TextField
          {...note}
          label={t('contract-types.retention.note')}
          maxLength={500}
          isRequired
        />
      )}
      <Switch
        label={t('contract-types.retention.unlimited')}
        checked={isUnlimited}
        onChange={({ target }) =>
          onRule({ retentionYears: target.checked ? null : yearsOf(reason.value) })
        }
      />
      {!isUnlimited && (
        <NumberField
          {...years}
          // What cannot be read as whole years is refused, and never taken for « without limit ».
          onChange={(typed) => years.onChange(Number.isInteger(typed) ? typed : 0)}
          label={t('contract-types.retention.years')}
          unit={t('contract-types.retention.unit')}
          isRequired
        />
      )}
    </fieldset>
  )
}

/** The chosen law states its years; they can be changed afterwards. */
function ruleOf(reason: RetentionReason, isUnlimited: boolean): Partial<Rule> {
  if (isUnlimited || reason === 'other') return { retentionReason: reason }
  return { retentionReason: reason, retentionYears: YEARS_OF_REASON[reason] }
}

function yearsOf(reason: RetentionReason): number {
  return YEARS_OF_REASON[reason === 'other' ? 'commercial' : reason]
}
