import { locales } from '@tacite/domain/locale.ts'
import { NOTICE_KINDS, NOTICE_MODES } from '@tacite/domain/notices/notice-record.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ActForm } from '../../parts/public.ts'
import { useQueryClient } from '@tanstack/react-query'
import { letterDraftQuery, readLetterDraft } from './draft-query.ts'
import type { LetterChoices, LetterDraft } from './letter-draft.ts'

interface ChoicesStepProps {
  contractId: string
  choices: LetterChoices
  ending: string | null
  onDrafted: (draft: LetterDraft, choices: LetterChoices) => void
  onClose: () => void
}

/** What to notify, how it is sent, and in which language. */
export function ChoicesStep({ contractId, choices, ending, onDrafted, onClose }: ChoicesStepProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useForm<LetterChoices, Drafted>({
    initial: choices,
    save: async (chosen) => ({ choices: chosen, draft: await readLetterDraft(contractId, chosen) }),
    onSaved: ({ draft, choices: chosen }) => {
      queryClient.setQueryData(letterDraftQuery(contractId, chosen).queryKey, draft)
      onDrafted(draft, chosen)
    },
  })
  const { kind } = form.values
  return (
    <ActForm
      title={t('notice-wizard.title')}
      submitLabel={t('notice-wizard.continue')}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        label={t('notice-wizard.kind')}
        error={form.errorAt('kind')}
        options={NOTICE_KINDS.map((value) => {
          const off = value === 'priceRevision' ? null : ending
          return {
            value,
            label: t(`notices.kind.${value}`),
            hint: off ?? t(`notice-wizard.kindHint.${value}`),
            isDisabled: off !== null,
          }
        })}
        value={kind}
        onChange={(chosen) => form.set({ kind: chosen })}
      />
      {kind === 'termination' && (
        <>
          <DateField {...form.bind('endsOn')} isRequired label={t('notice-wizard.endsOn')} />
          <TextArea
            {...form.text('ground')}
            isOptional
            rows={2}
            maxLength={2000}
            label={t('notice-wizard.ground')}
            hint={t('notice-wizard.groundHint')}
          />
        </>
      )}
      {kind === 'priceRevision' && (
        <>
          <DateField
            {...form.bind('appliesFrom')}
            isRequired
            label={t('notice-wizard.appliesFrom')}
          />
          <TextField
            {...form.text('price')}
            isRequired
            maxLength={300}
            label={t('notice-wizard.price')}
            hint={t('notice-wizard.priceHint')}
          />
        </>
      )}
      {/* The name of a way to send a letter needs the whole width. */}
      <Select
        {...form.bind('mode')}
        onChange={(mode) => form.set({ mode })}
        label={t('notice-wizard.mode')}
        options={NOTICE_MODES.map((value) => ({ value, label: t(`notices.mode.${value}`) }))}
      />
      <Select
        {...form.bind('locale')}
        onChange={(locale) => form.set({ locale })}
        label={t('notice-wizard.locale')}
        options={locales.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
      />
    </ActForm>
  )
}

interface Drafted {
  choices: LetterChoices
  draft: LetterDraft
}
