import { isComputedType } from '@tacite/document/formulas/formula.ts'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ControlsProps, FieldValues } from './field-form.ts'

/** Nobody is asked for what is computed: what would say when is cleared, as it is no longer shown. */
const NEVER_ASKED: Partial<FieldValues> = {
  isMetadata: false,
  isManagement: false,
  required: false,
  folderIds: [],
  conditions: [],
}

/** Whether the value follows from others, and how. */
export function FormulaControls({ field, form }: ControlsProps) {
  const t = useTexts()
  const { type, formula } = form.values
  const isOffered = type !== null && isComputedType(type)
  const contracts = field?.texts.contracts ?? 0
  const reason = contracts > 0 ? t.refusal({ code: 'FORMULA_USED', params: { contracts } }) : null
  // A typed field stays typed: nothing to choose.
  if (formula === null && (field !== null || !isOffered)) return null
  return (
    <>
      <Checkbox
        label={t('tagged-fields.formula.isComputed')}
        hint={
          field ? t.refusal({ code: 'FORMULA_FIXED' }) : t('tagged-fields.formula.isComputedHint')
        }
        checked={formula !== null}
        disabled={field !== null}
        onChange={({ target }) =>
          form.set(
            target.checked ? { formula: '', ...NEVER_ASKED } : { formula: null, isMetadata: true },
          )
        }
      />
      {formula !== null && (
        <div className="flex flex-col gap-3 border-l-2 border-line pl-4">
          <TextField
            {...form.text('formula')}
            value={formula}
            label={t('tagged-fields.formula.label')}
            hint={reason ?? t('tagged-fields.formula.hint')}
            maxLength={500}
            spellCheck={false}
            autoCapitalize="none"
            disabled={reason !== null}
            isRequired
          />
          {reason === null && (
            <ChoiceField
              noun="taggedFields"
              {...(field ? { scope: { except: field._id } } : {})}
              label={t('tagged-fields.formula.insert')}
              placeholder={t('tagged-fields.formula.insertPlaceholder')}
              value={null}
              onChange={(_id, chosen) =>
                chosen && form.set({ formula: appended(formula, chosen.variable) })
              }
            />
          )}
        </div>
      )}
    </>
  )
}

/** Behind what is written: an operator is missing more often than a place. */
function appended(formula: string, variable: string): string {
  return formula.trim() === '' ? variable : `${formula.trimEnd()} ${variable}`
}
