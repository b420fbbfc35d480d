import { useTexts } from '../../../../platform/locale.ts'
import { Checkbox } from '../../../../ui/choice.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { EarlyExitFields } from './early-exit-fields.tsx'
import type { FormPartProps } from './form-part.ts'
import { alignments, shownParts } from './lifecycle-draft.ts'

const rolls = ['none', 'previous', 'next'] as const
const counts = ['received', 'presented', 'sent'] as const
const modes = ['email', 'electronicRegisteredLetter', 'registeredLetter'] as const

interface AdvancedPartProps extends FormPartProps {
  /** The law that adds to the contract's own clauses. */
  regime: ContractDeadlines['regime']
  /** That the contract went on after its end is recorded apart once it is signed. */
  isSigned: boolean
}

/** Settings that most contracts leave at their prudent defaults; collapsed initially. */
export function AdvancedPart(props: AdvancedPartProps) {
  const { draft, onChange, errors, isUndated = false, regime, isSigned } = props
  const t = useTexts()
  const shown = shownParts(draft)
  return (
    <details
      open={errors.earlyExit ? true : undefined}
      className="rounded-md border border-line px-4 py-3"
    >
      <summary className="font-medium">{t('deadlines-panel.form.advanced')}</summary>
      <div className="flex flex-col gap-5 pt-4">
        {(shown.notice || draft.hasEarlyExit || regime === 'commercialLease') && (
          <NoticeSettings draft={draft} onChange={onChange} errors={errors} />
        )}
        <EarlyExitFields draft={draft} onChange={onChange} errors={errors} isUndated={isUndated} />
        {regime === 'commercialLease' && (
          <Checkbox
            label={t('deadlines-panel.form.excludesTriennialExit')}
            hint={t('deadlines-panel.form.excludesTriennialExitHint')}
            checked={draft.excludesTriennialExit}
            onChange={(event) => onChange({ excludesTriennialExit: event.target.checked })}
          />
        )}
        {shown.indeterminateAlignment && (
          <Select
            label={t('deadlines-panel.form.alignment')}
            hint={t('deadlines-panel.form.alignmentHint')}
            options={alignments.map((each) => ({
              value: each,
              label: t(`deadlines-panel.form.alignments.${each}`),
            }))}
            value={draft.indeterminateAlignment}
            onChange={(indeterminateAlignment) => onChange({ indeterminateAlignment })}
          />
        )}
        {!isSigned && !isUndated && (
          <Checkbox
            label={t('deadlines-panel.form.performedAfterEnd')}
            hint={t('deadlines-panel.form.performedHint')}
            checked={draft.performedAfterEnd}
            onChange={(event) => onChange({ performedAfterEnd: event.target.checked })}
          />
        )}
      </div>
    </details>
  )
}

function NoticeSettings({ draft, onChange }: FormPartProps) {
  const t = useTexts()
  return (
    <>
      <Select
        label={t('deadlines-panel.form.countsWhen')}
        hint={t('deadlines-panel.form.countsHint')}
        options={counts.map((each) => ({
          value: each,
          label: t(`deadlines-panel.form.countsWhens.${each}`),
        }))}
        value={draft.noticeCountsWhen}
        onChange={(noticeCountsWhen) => onChange({ noticeCountsWhen })}
      />
      <Select
        label={t('deadlines-panel.form.sendingMode')}
        hint={t(`deadlines-panel.form.sendingHints.${draft.sendingMode}`)}
        options={modes.map((each) => ({
          value: each,
          label: t(`deadlines-panel.form.sendingModes.${each}`),
        }))}
        value={draft.sendingMode}
        onChange={(sendingMode) => onChange({ sendingMode })}
      />
      <Select
        label={t('deadlines-panel.form.roll')}
        hint={t('deadlines-panel.form.rollHint')}
        options={rolls.map((each) => ({
          value: each,
          label: t(`deadlines-panel.form.rolls.${each}`),
        }))}
        value={draft.roll}
        onChange={(roll) => onChange({ roll })}
      />
    </>
  )
}
