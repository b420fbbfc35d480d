import { locales } from '@tacite/domain/locale.ts'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { SignatoryDraft } from './send-draft.ts'

interface SignatoryCardProps {
  row: SignatoryDraft
  index: number
  count: number
  /** How buttons name them. */
  name: string
  errorOf: (field: 'name' | 'email' | 'role' | 'personId') => string | null
  onChange: (part: Partial<SignatoryDraft>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One signatory of the form: an external one by name and address, an internal one by person. */
export function SignatoryCard(props: SignatoryCardProps) {
  const { row, index, errorOf, onChange } = props
  const t = useTexts()
  return (
    <li className="rounded-lg border border-line p-4">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-medium">
          {t('signing-panel.form.person', { position: index + 1 })}
          <Badge tone={row.kind === 'external' ? 'violet' : 'neutral'}>
            {t(`signing-panel.form.${row.kind}`)}
          </Badge>
        </h3>
        <CardActs {...props} />
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        {row.kind === 'external' ? <OutsideFields {...props} /> : <InsideField {...props} />}
        <TextField
          label={t('signing-panel.form.role')}
          placeholder={t('signing-panel.form.roleExample')}
          isOptional
          value={row.role}
          maxLength={200}
          error={errorOf('role')}
          onChange={(event) => onChange({ role: event.target.value })}
        />
        {row.kind === 'external' && (
          <Select
            label={t('signing-panel.form.language')}
            value={row.i18n}
            options={locales.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
            onChange={(i18n) => onChange({ i18n })}
          />
        )}
      </div>
    </li>
  )
}

function OutsideFields({ row, errorOf, onChange }: SignatoryCardProps) {
  const t = useTexts()
  return (
    <>
      <TextField
        label={t('signing-panel.form.name')}
        isRequired
        value={row.name}
        maxLength={120}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        type="email"
        label={t('signing-panel.form.email')}
        isRequired
        value={row.email}
        maxLength={254}
        error={errorOf('email')}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </>
  )
}

const SIGNS = { signs: 'true' }

function InsideField({ row, errorOf, onChange }: SignatoryCardProps) {
  const t = useTexts()
  return (
    <ChoiceField
      noun="people"
      scope={SIGNS}
      label={t('signing-panel.form.inside')}
      isRequired
      value={row.personId}
      error={errorOf('personId')}
      onChange={(personId) => onChange({ personId })}
    />
  )
}

function CardActs({ index, count, name, onMove, onRemove }: SignatoryCardProps) {
  const t = useTexts()
  return (
    <div className="flex gap-0.5">
      <IconButton
        size="small"
        icon={<ArrowUp aria-hidden />}
        label={t('signing-panel.form.moveUp', { name })}
        disabledReason={index === 0 ? t('signing-panel.form.isFirst') : null}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        icon={<ArrowDown aria-hidden />}
        label={t('signing-panel.form.moveDown', { name })}
        disabledReason={index === count - 1 ? t('signing-panel.form.isLast') : null}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="small"
        icon={<X aria-hidden />}
        label={t('signing-panel.form.remove', { name })}
        onClick={onRemove}
      />
    </div>
  )
}
