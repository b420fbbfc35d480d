import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { taggedFieldsEndpoints } from '@tacite/api/settings/tagged-field-endpoints.ts'
import { fieldTypes, type FieldType } from '@tacite/document/field-definition.ts'
import { choicesOf, hasChoices } from '@tacite/document/field-rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useOpenText } from '../text/open-text.tsx'

type Endpoints = typeof taggedFieldsEndpoints

const FIRST_TYPE: FieldType = 'text'

interface NewFieldWindowProps {
  /** What is proposed as its name. */
  label: string
  onBack: () => void
  /** Created, and known to the text. */
  onCreated: (variable: string) => void
}

/** A field of the company, made while writing: its name and its type. The rest is set where fields are administered. */
export default function NewFieldWindow({ label, onBack, onCreated }: NewFieldWindowProps) {
  const t = useTexts()
  const create = useCreateField()
  const form = useForm({
    initial: { label, type: FIRST_TYPE, choices: '' },
    save: ({ choices, ...field }) =>
      create.mutateAsync({ ...field, choices: hasChoices(field.type) ? choicesOf(choices) : [] }),
    onSaved: ({ variable }) => onCreated(variable),
  })
  const first = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      isOpen
      onClose={onBack}
      title={t('tagged-fields.newInText.title')}
      description={t('tagged-fields.newInText.lead')}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onBack}>{t('tagged-fields.newInText.back')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('tagged-fields.newInText.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-1">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField
          {...form.text('label')}
          ref={first}
          label={t('tagged-fields.column.label')}
          maxLength={200}
          isRequired
        />
        <Select
          {...form.bind('type')}
          label={t('tagged-fields.column.type')}
          options={fieldTypes.map((type) => ({
            value: type,
            label: t(`tagged-fields.type.${type}`),
          }))}
          isRequired
        />
        {hasChoices(form.values.type) && (
          <TextArea
            {...form.text('choices')}
            label={t('tagged-fields.choices')}
            hint={t('tagged-fields.choicesHint')}
            rows={5}
            isRequired
          />
        )}
      </form>
    </Dialog>
  )
}

/** Resolves once the text knows the field as well, so that it is never shown there as an unknown one. */
function useCreateField() {
  const queryClient = useQueryClient()
  const { documentQuery } = useOpenText()
  return useMutation({
    mutationFn: async (body: BodyInputOf<Endpoints['create']>) => {
      const created = await call<Endpoints['create']>('POST', '/administration/tagged-fields', {
        body,
      })
      await queryClient.refetchQueries({ queryKey: documentQuery.queryKey })
      return created
    },
    meta: { showsError: true, changes: ['taggedFields'] },
  })
}
