import { useTexts } from '../../../../platform/locale.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldId, type FormPartProps } from '../form/form-part.ts'
import { ReasonField } from './reason-field.tsx'

/** Of a transcription, the day of the signature is a value like the others. */
export function SignaturePart({ draft, onChange, errors }: FormPartProps) {
  const t = useTexts()
  return (
    <>
      <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-soft">
        {t('corrections.note')}
      </p>
      <DateField
        id={fieldId('signatureDate')}
        className="tablet:max-w-60"
        isRequired
        label={t('corrections.term.signatureDate')}
        value={draft.signatureDate}
        onChange={(signatureDate) => onChange({ signatureDate })}
        error={
          // The server's error is about the format of a day: an empty one is simply missing.
          errors.signatureDate && draft.signatureDate === null
            ? t('common.field.required')
            : errors.signatureDate
        }
      />
    </>
  )
}

/** Why: required, and kept with the values before. */
export function ReasonPart({ draft, onChange, errors }: FormPartProps) {
  return (
    <ReasonField
      id={fieldId('reason')}
      value={draft.reason}
      onChange={({ target }) => onChange({ reason: target.value })}
      error={errors.reason}
    />
  )
}
