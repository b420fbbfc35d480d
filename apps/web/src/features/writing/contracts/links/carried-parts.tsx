import type { Starts } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Checkbox } from '../../../../ui/choice.tsx'
import type { StartKind } from './start-kinds.ts'
import type { StartForm } from './use-start.ts'

interface CarriedPartsProps {
  form: StartForm
  kind: StartKind
  starts: Starts
}

/** What is carried over, part by part; an amendment has a text and terms of its own. */
export function CarriedParts({ form, kind, starts }: CarriedPartsProps) {
  const t = useTexts()
  const parts = kind === 'amendment' ? [] : (['text', 'parties', 'terms', 'values'] as const)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-medium">{t('linked-contracts.carried')}</legend>
      {kind === 'amendment' && (
        <p className="text-sm text-ink-soft">
          {t('linked-contracts.amendment.carried')}
          {starts.amendment.inForceOn &&
            ` ${t('linked-contracts.inForce.parties', { day: starts.amendment.inForceOn })}`}
        </p>
      )}
      {parts.map((part) => (
        <Checkbox
          key={part}
          label={t(`linked-contracts.part.${part}`)}
          hint={part === 'text' ? textHint(t, starts) : undefined}
          checked={form.values[part] && (part !== 'text' || starts.hasText)}
          disabled={part === 'text' && !starts.hasText}
          onChange={(event) => form.set({ [part]: event.target.checked })}
        />
      ))}
      {parts.length > 0 && <Dates form={form} kind={kind} starts={starts} />}
      {starts.folders.length > 0 && (
        <Checkbox
          label={t('linked-contracts.part.folders')}
          hint={t('linked-contracts.foldersHint', {
            names: starts.folders.map(({ name }) => name),
          })}
          checked={form.values.folders}
          onChange={(event) => form.set({ folders: event.target.checked })}
        />
      )}
    </fieldset>
  )
}

/** The days of the new contract: said before, because they are not those of this one. */
function Dates({ form, kind, starts }: CarriedPartsProps) {
  const t = useTexts()
  const formats = useFormats()
  const { effectiveDate, asksDuration, inForceOn, leavesAmountsIn } = starts[kind]
  return (
    <ul className="list-disc pl-5 text-sm text-ink-soft">
      <li>
        {effectiveDate
          ? t('linked-contracts.effective', { day: formats.day(effectiveDate) })
          : t(`linked-contracts.${kind === 'renewal' ? 'effectiveOpen' : 'effectiveAsked'}`)}
      </li>
      {inForceOn && (
        <li>
          {t('linked-contracts.inForce.all', { day: inForceOn })}
          {starts.hasText && form.values.text && ` ${t('linked-contracts.inForce.text')}`}
        </li>
      )}
      {leavesAmountsIn && form.values.values && (
        <li>{t('linked-contracts.amountsLeft', { currency: leavesAmountsIn })}</li>
      )}
      {asksDuration && form.values.terms && <li>{t('linked-contracts.durationAsked')}</li>}
    </ul>
  )
}

function textHint(t: ReturnType<typeof useTexts>, { hasText, hasHiddenText }: Starts) {
  if (!hasText) return t('linked-contracts.noText')
  return hasHiddenText ? t('linked-contracts.hiddenText') : undefined
}
