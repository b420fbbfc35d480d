import { isProposable } from '@tacite/document/terms-in-fields.ts'
import { typedOnce } from '@tacite/document/asked-fields.ts'
import { Suspense, useId, useMemo, type ReactNode } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import {
  checkTerms,
  draftOf,
  lifecycleFields,
  lifecycleOf,
  lifecyclePlace,
  TemplateTermsFields,
  TERMS_FORM_ID,
  type LifecycleDraft,
  type TermErrors,
} from '../../../lifecycle/deadlines/public.ts'
import { LeaveGuard, RecordConflicts } from '../../../settings/administration/public.tsx'
import { FieldValueControl, toDocument, type WireDocument } from '../../texts/public.tsx'
import { setStart, type TemplateRecord } from '../template-queries.ts'

interface StartTabProps {
  template: TemplateRecord
  wire: WireDocument
}

interface StartDraft {
  terms: LifecycleDraft
  values: TemplateRecord['values']
}

/** « Conditions et valeurs »: what contracts made of the template start with. */
export function StartTab({ template, wire }: StartTabProps) {
  const t = useTexts()
  const isReader = !holds(useMe(), 'model:contracts:update')
  const form = useForm<StartDraft, TemplateRecord>({
    id: TERMS_FORM_ID,
    initial: { terms: draftOf(template.lifecycle), values: template.values },
    check: ({ terms }) => slipsOf(t, terms),
    place: (field) =>
      field.startsWith('values.') ? { field } : lifecyclePlace(field.replace('lifecycle.', '')),
    save: ({ terms, values }) =>
      setStart(
        template._id,
        { lifecycle: lifecycleOf(terms), values: ofKnownFields(values, wire) },
        template.revision,
      ),
    changes: ['templates'],
    onSaved: () => toasts.success(currentTexts()('templates.start.saved')),
  })
  const { terms } = form.values
  const errors: TermErrors = Object.fromEntries(
    lifecycleFields.flatMap((field) => {
      const message = form.errorAt(field)
      return message ? [[field, message]] : []
    }),
  )
  const refused = isReader ? t('templates.readOnly') : null
  return (
    <form {...form.element} className="flex flex-col gap-5 pt-3">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <RecordConflicts
        form={form}
        revision={template.revision}
        fields={{
          terms: { label: t('templates.start.title') },
          values: { label: t('templates.start.values') },
        }}
      />
      <Part title={t('templates.start.title')} lead={t('templates.start.lead')} isOff={isReader}>
        <Suspense fallback={<Loading />}>
          <TemplateTermsFields
            draft={terms}
            errors={errors}
            onChange={(changes) => {
              form.set({ terms: { ...terms, ...changes } })
              // The refusal is about the terms before this change.
              form.forgive(lifecycleFields)
            }}
          />
        </Suspense>
      </Part>
      <Part
        title={t('templates.start.values')}
        lead={t('templates.start.valuesLead')}
        isOff={isReader}
      >
        <ProposedValues form={form} wire={wire} />
      </Part>
      <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-paper px-1 py-3">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={refused ?? (form.isChanged ? null : t('templates.unchanged'))}
        >
          {t('templates.start.save')}
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </form>
  )
}

interface PartProps {
  title: string
  lead: string
  /** The person only reads it. */
  isOff: boolean
  children: ReactNode
}

function Part({ title, lead, isOff, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{lead}</p>
      </div>
      <fieldset disabled={isOff} className="contents">
        {children}
      </fieldset>
    </section>
  )
}

type StartForm = ReturnType<typeof useForm<StartDraft, TemplateRecord>>

/** The fields of the text that a template can fill in, in the order in which it shows them. */
function ProposedValues({ form, wire }: { form: StartForm; wire: WireDocument }) {
  const t = useTexts()
  const { values } = form.values
  const fields = useMemo(
    () =>
      typedOnce(toDocument(wire), wire.fields).flatMap((variable) => {
        const field = wire.fields.find((each) => each.variable === variable)
        return field && isProposable(variable) ? [field] : []
      }),
    [wire],
  )
  if (fields.length === 0) return <p className="text-ink-soft">{t('templates.start.noFields')}</p>
  return fields.map((field) => {
    const name = `values.${field.variable}`
    return (
      <FieldValueControl
        key={field.variable}
        id={`${form.id}-${name}`}
        field={{ ...field, required: false }}
        currency={wire.currency}
        value={values[field.variable] ?? null}
        error={form.errorAt(name)}
        onChange={(value) => {
          form.set({ values: { ...values, [field.variable]: value } })
          form.forgive([name])
        }}
      />
    )
  })
}

/** A field that was deleted since has no place to be emptied at. */
function ofKnownFields(
  values: StartDraft['values'],
  { fields }: WireDocument,
): StartDraft['values'] {
  const known = new Set(fields.map(({ variable }) => variable))
  return Object.fromEntries(Object.entries(values).filter(([variable]) => known.has(variable)))
}

function slipsOf(t: ReturnType<typeof useTexts>, terms: LifecycleDraft): TermErrors {
  return Object.fromEntries(
    Object.entries(checkTerms(terms)).map(([field, slip]) => [
      field,
      t(`deadlines-panel.form.${slip}`),
    ]),
  )
}

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonText lines={8} />
    </LoadingRegion>
  )
}
