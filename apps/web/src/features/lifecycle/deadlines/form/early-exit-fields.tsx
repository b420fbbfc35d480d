import { useTexts } from '../../../../platform/locale.ts'
import { Checkbox } from '../../../../ui/choice.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { fieldId } from './form-part.ts'
import type { FormPartProps } from './form-part.ts'
import { alignments } from './lifecycle-draft.ts'
import { NoticeFields } from './notice-fields.tsx'

/** The right to leave before the end, its lock-in and its own days. */
export function EarlyExitFields({ draft, onChange, errors, isUndated = false }: FormPartProps) {
  const t = useTexts()
  return (
    <>
      <Checkbox
        label={t('deadlines-panel.form.earlyExit')}
        hint={t('deadlines-panel.form.earlyExitHint')}
        checked={draft.hasEarlyExit}
        onChange={(event) => onChange({ hasEarlyExit: event.target.checked })}
      />
      {draft.hasEarlyExit && (
        <div className="flex flex-col gap-4 border-l-2 border-line-strong pl-4">
          <NoticeFields
            id={fieldId('earlyExit')}
            label={t('deadlines-panel.form.exitNotice')}
            value={draft.exitNotice}
            onChange={(exitNotice) => onChange({ exitNotice })}
            error={errors.earlyExit}
          />
          {!isUndated && <ExitDays draft={draft} onChange={onChange} errors={errors} />}
          <Select
            label={t('deadlines-panel.form.exitAlignment')}
            options={alignments.map((each) => ({
              value: each,
              label: t(`deadlines-panel.form.alignments.${each}`),
            }))}
            value={draft.exitAlignment}
            onChange={(exitAlignment) => onChange({ exitAlignment })}
          />
        </div>
      )}
    </>
  )
}

function ExitDays({ draft, onChange }: FormPartProps) {
  const t = useTexts()
  return (
    <>
      <DateField
        isOptional
        label={t('deadlines-panel.form.exitNotBefore')}
        hint={t('deadlines-panel.form.exitNotBeforeHint')}
        value={draft.exitNotBefore}
        onChange={(exitNotBefore) => onChange({ exitNotBefore })}
      />
      <DateField
        isOptional
        label={t('deadlines-panel.form.exitFirstNoticeOn')}
        value={draft.exitFirstNoticeOn}
        onChange={(exitFirstNoticeOn) => onChange({ exitFirstNoticeOn })}
      />
      <DateField
        isOptional
        label={t('deadlines-panel.form.exitNotifyBy')}
        hint={t('deadlines-panel.form.exitNotifyByHint')}
        value={draft.exitNotifyBy}
        onChange={(exitNotifyBy) => onChange({ exitNotifyBy })}
      />
    </>
  )
}
