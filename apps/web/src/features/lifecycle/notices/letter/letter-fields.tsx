import { useTexts } from '../../../../platform/locale.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { LetterText } from './letter-draft.ts'

/** The parts of a letter in the places that they have on paper. */
export function LetterFields({ form }: { form: Form<LetterText> }) {
  const t = useTexts()
  return (
    <>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <div className="flex flex-col gap-3">
          <TextField
            {...form.text('senderName')}
            maxLength={200}
            label={t('notice-wizard.sender')}
          />
          <TextArea
            {...form.text('senderLines')}
            isOptional
            rows={2}
            maxLength={600}
            label={t('notice-wizard.senderLines')}
          />
        </div>
        <div className="flex flex-col gap-3">
          <TextField
            {...form.text('recipientName')}
            isRequired
            maxLength={200}
            label={t('notice-wizard.recipient')}
          />
          <TextArea
            {...form.text('recipientLines')}
            isOptional
            rows={2}
            maxLength={600}
            label={t('notice-wizard.recipientLines')}
          />
        </div>
        <TextField
          {...form.text('place')}
          isOptional
          maxLength={100}
          label={t('notice-wizard.place')}
        />
        <DateField {...form.bind('day')} isRequired label={t('notice-wizard.day')} />
      </div>
      <TextField
        {...form.text('subject')}
        isRequired
        maxLength={300}
        label={t('notice-wizard.subject')}
      />
      <TextArea
        {...form.text('body')}
        isRequired
        rows={12}
        maxLength={10_000}
        label={t('notice-wizard.body')}
        hint={t('notice-wizard.bodyHint')}
      />
      <TextArea
        {...form.text('signatory')}
        isOptional
        rows={2}
        maxLength={200}
        label={t('notice-wizard.signatory')}
      />
    </>
  )
}
